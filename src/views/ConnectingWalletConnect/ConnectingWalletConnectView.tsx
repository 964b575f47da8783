import { Body } from '../../ui/shell/Body'

/** Not drawn yet. */
export function ConnectingWalletConnectView() {
  return <Body data-testid="wm-view-ConnectingWalletConnect" />
}
