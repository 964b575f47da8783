import { Body } from '../../ui/shell/Body'

export function WalletSendPreviewView() {
  return <Body data-testid="wm-view-WalletSendPreview" />
}
