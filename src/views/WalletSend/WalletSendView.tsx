import { Body } from '../../ui/shell/Body'

export function WalletSendView() {
  return <Body data-testid="wm-view-WalletSend" />
}
