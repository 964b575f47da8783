import { useMemo, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { WalletModalContext } from '../../store/context'
import { StringsContext } from '../../store/translation'
import type { Strings } from '../../strings/strings'
import type { Runtime } from '../runtime/Runtime'
import { useSpoken } from './hooks/useSpoken'

interface ModalProviderProps {
  readonly runtime: Runtime
  readonly strings: Partial<Strings>
  readonly children: ReactNode
}

const STEPS = ['page'] as const

/** English texts, over them those of the visitor's language, and the host's own over both. */
function Words({ runtime, strings, children }: ModalProviderProps) {
  const { messages } = runtime.options
  const spoken = useSpoken(runtime, STEPS)
  const texts = useMemo(
    () => ({ ...strings, ...spoken?.texts, ...messages }),
    [strings, spoken, messages],
  )
  return <StringsContext.Provider value={texts}>{children}</StringsContext.Provider>
}

/** Gives our components our own state as a root state, whatever `<Provider>` stands around them. */
export function ModalProvider(props: ModalProviderProps) {
  const { runtime } = props
  return (
    <Provider
      store={runtime.store as never}
      context={WalletModalContext as never}
      serverState={runtime.serverState() as never}
    >
      <Words {...props} />
    </Provider>
  )
}
