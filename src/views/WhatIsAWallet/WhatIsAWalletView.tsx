import { Body } from '../../ui/shell/Body'

export function WhatIsAWalletView() {
  return <Body data-testid="wm-view-WhatIsAWallet"></Body>
}
