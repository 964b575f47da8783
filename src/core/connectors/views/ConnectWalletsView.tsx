import { Body } from '../../../ui/shell/Body'
import { Consent } from '../components/Consent'
import { Wallets } from '../components/Wallets'

/** The wallet list on its own, for hosts whose first view collapses it into one row. */
export function ConnectWalletsView() {
  return (
    <Body data-testid="wm-view-ConnectWallets">
      <Consent>
        <Wallets />
      </Consent>
    </Body>
  )
}
