import { Body } from '../../ui/shell/Body'

/** Not drawn yet. */
export function ConnectingWalletConnectBasicView() {
  return <Body data-testid="wm-view-ConnectingWalletConnectBasic" />
}
