import { Body } from '../../ui/shell/Body'

export function WalletSendSelectTokenView() {
  return <Body data-testid="wm-view-WalletSendSelectToken" />
}
