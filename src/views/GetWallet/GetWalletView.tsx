import { Body } from '../../ui/shell/Body'

export function GetWalletView() {
  return <Body data-testid="wm-view-GetWallet"></Body>
}
