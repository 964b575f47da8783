import type { AccountButtonProps } from './AccountButtonProps'
import { AccountSlot } from './AccountSlot'
import type { ConnectButtonProps } from './ConnectButtonProps'
import { ConnectButtonContent } from './ConnectButtonContent'
import { HostScope } from '../HostScope'

export type WalletModalButtonProps = ConnectButtonProps & AccountButtonProps

/** The connect button while nobody is connected, the account button from then on. */
export function WalletModalButton(props: WalletModalButtonProps) {
  return (
    <HostScope {...props}>
      {() => <AccountSlot {...props} otherwise={<ConnectButtonContent {...props} />} />}
    </HostScope>
  )
}
