import { useMemo, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { WalletModalContext } from '../../store/context'
import { StringsContext } from '../../store/translation'
import type { Strings } from '../../strings/strings'
import type { Runtime } from '../runtime/Runtime'
import { useLanguageTexts } from './hooks/useLanguageTexts'

interface ModalProviderProps {
  readonly runtime: Runtime
  readonly strings: Partial<Strings>
  readonly children: ReactNode
}

const STEPS = ['page'] as const

/** Layers the texts: English, then the visitor's language, then the host's `messages`. */
function TextsProvider({ runtime, strings, children }: ModalProviderProps) {
  const { messages } = runtime.options
  const spoken = useLanguageTexts(runtime, STEPS)
  const texts = useMemo(
    () => ({ ...strings, ...spoken?.texts, ...messages }),
    [strings, spoken, messages],
  )
  return <StringsContext.Provider value={texts}>{children}</StringsContext.Provider>
}

/** Provides the modal's own state as root state, whatever `<Provider>` the page renders. */
export function ModalProvider(props: ModalProviderProps) {
  const { runtime } = props
  return (
    <Provider
      store={runtime.store as never}
      context={WalletModalContext as never}
      serverState={runtime.serverState() as never}
    >
      <TextsProvider {...props} />
    </Provider>
  )
}
