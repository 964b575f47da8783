import { selectAccountOf } from '../features/account/accountOf'
import { selectActiveNamespace } from '../features/network/networkSelectors'
import { useModalSelector } from '../store/context'
import type { AccountButtonProps } from './AccountButtonProps'
import { AccountSlot } from './AccountSlot'
import type { ConnectButtonProps } from './ConnectButtonProps'
import { ConnectFace } from './ConnectFace'
import { HostScope } from './HostScope'

export type WalletModalButtonProps = ConnectButtonProps & AccountButtonProps

function Inner(props: WalletModalButtonProps) {
  const active = useModalSelector(selectActiveNamespace)
  const shown = props.namespace ?? active ?? 'eip155'
  const { address } = useModalSelector(state => selectAccountOf(state, shown))
  return address === null ? <ConnectFace {...props} /> : <AccountSlot {...props} />
}

/** The connect button while nobody is connected, the account button from then on. */
export function WalletModalButton(props: WalletModalButtonProps) {
  return <HostScope {...props}>{() => <Inner {...props} />}</HostScope>
}
