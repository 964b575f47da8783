import { Body } from '../../../ui/shell/Body'
import { Consent } from '../components/Consent'
import { Wallets } from '../components/Wallets'

/** The wallets of the first screen by themselves, where it leads to them by one row. */
export function ConnectWalletsView() {
  return (
    <Body data-testid="wm-view-ConnectWallets">
      <Consent>
        <Wallets />
      </Consent>
    </Body>
  )
}
