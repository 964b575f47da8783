import { useMemo, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { WalletModalContext } from '../../store/context'
import { StringsContext } from '../../store/translation'
import type { Strings } from '../../strings/strings'
import type { Runtime } from '../runtime/Runtime'

interface ModalProviderProps {
  readonly runtime: Runtime
  readonly strings: Partial<Strings>
  readonly children: ReactNode
}

/** Gives our components our own state as a root state, whatever `<Provider>` stands around them. */
export function ModalProvider({ runtime, strings, children }: ModalProviderProps) {
  const { messages } = runtime.options
  const texts = useMemo(() => ({ ...strings, ...messages }), [strings, messages])
  return (
    <Provider
      store={runtime.store as never}
      context={WalletModalContext as never}
      serverState={runtime.serverState() as never}
    >
      <StringsContext.Provider value={texts}>{children}</StringsContext.Provider>
    </Provider>
  )
}
