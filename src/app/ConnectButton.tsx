import type { ConnectButtonProps } from './ConnectButtonProps'
import { ConnectFace } from './ConnectFace'
import { HostScope } from './HostScope'

/** A button for the host's page that opens the modal. */
export function ConnectButton(props: ConnectButtonProps) {
  return <HostScope {...props}>{() => <ConnectFace {...props} />}</HostScope>
}
