import type { ConnectButtonProps } from './ConnectButtonProps'
import { ConnectButtonContent } from './ConnectButtonContent'
import { HostScope } from '../HostScope'

/** A button for the host's page that opens the modal. */
export function ConnectButton(props: ConnectButtonProps) {
  return <HostScope {...props}>{() => <ConnectButtonContent {...props} />}</HostScope>
}
