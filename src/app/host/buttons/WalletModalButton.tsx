import type { AccountButtonProps } from './AccountButtonProps'
import { AccountSlot } from './AccountSlot'
import type { ConnectButtonProps } from './ConnectButtonProps'
import { ConnectButtonContent } from './ConnectButtonContent'
import { CustomButton } from './CustomButton'
import { HostScope } from '../HostScope'
import { forwardButtonRef } from './HostButtonOptions'

export type WalletModalButtonProps = ConnectButtonProps & AccountButtonProps

const Button = /* @__PURE__ */ forwardButtonRef<WalletModalButtonProps>(
  function WalletModalButton(props) {
    return (
      <HostScope {...props}>
        {() => <AccountSlot {...props} otherwise={<ConnectButtonContent {...props} />} />}
      </HostScope>
    )
  },
)

/**
 * The connect button while no wallet is connected, the account button otherwise.
 * `WalletModalButton.Custom` renders your own button from the same state.
 *
 * @example
 * <WalletModalButton.Custom>
 *   {({ address, open }) => <button onClick={open}>{address ?? 'Connect wallet'}</button>}
 * </WalletModalButton.Custom>
 */
export const WalletModalButton = /* @__PURE__ */ Object.assign(Button, { Custom: CustomButton })
