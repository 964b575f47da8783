import type { ConnectButtonProps } from './ConnectButtonProps'
import { ConnectButtonContent } from './ConnectButtonContent'
import { HostScope } from '../HostScope'
import { forwardButtonRef } from './HostButtonOptions'

/** A button for the host's page that opens the modal. */
export const ConnectButton = /* @__PURE__ */ forwardButtonRef<ConnectButtonProps>(
  function ConnectButton(props) {
    return <HostScope {...props}>{() => <ConnectButtonContent {...props} />}</HostScope>
  },
)
