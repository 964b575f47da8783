import { Body } from '../../ui/shell/Body'

/** Not drawn yet. */
export function AllWalletsView() {
  return <Body data-testid="wm-view-AllWallets" />
}
