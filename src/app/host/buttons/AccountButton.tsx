import type { AccountButtonProps } from './AccountButtonProps'
import { AccountSlot } from './AccountSlot'
import { HostScope } from '../HostScope'
import { forwardButtonRef } from './HostButtonOptions'

/** The connected account and its balance. Renders nothing while no wallet is connected. */
export const AccountButton = /* @__PURE__ */ forwardButtonRef<AccountButtonProps>(
  function AccountButton(props) {
    return <HostScope {...props}>{() => <AccountSlot {...props} />}</HostScope>
  },
)
