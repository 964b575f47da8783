import { selectAccountOf } from '../features/account/accountOf'
import { selectActiveNamespace } from '../features/network/networkSelectors'
import { useModalSelector } from '../store/context'
import { AccountButton } from './AccountButton'
import type { AccountButtonProps } from './AccountButtonProps'
import { ConnectButton, type ConnectButtonProps } from './ConnectButton'
import { ModalProvider } from './ModalProvider'
import { hostButtons } from '../strings/hostButtons'
import { useRuntime } from './useRuntime'

export type WalletModalButtonProps = ConnectButtonProps & AccountButtonProps

function Inner(props: WalletModalButtonProps) {
  const active = useModalSelector(selectActiveNamespace)
  const shown = props.namespace ?? active ?? 'eip155'
  const { address } = useModalSelector(state => selectAccountOf(state, shown))
  return address === null ? <ConnectButton {...props} /> : <AccountButton {...props} />
}

/** The connect button while nobody is connected, the account button from then on. */
export function WalletModalButton(props: WalletModalButtonProps) {
  const { runtime, hostStore } = useRuntime(props)
  return (
    <ModalProvider runtime={runtime} hostStore={hostStore} strings={hostButtons}>
      <Inner {...props} />
    </ModalProvider>
  )
}
