import { Body } from '../../ui/shell/Body'

export function WalletReceiveView() {
  return <Body data-testid="wm-view-WalletReceive" />
}
