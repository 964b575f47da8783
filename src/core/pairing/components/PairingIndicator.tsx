import type { Wallet } from '../../../domain/wallet'
import { iconWallet } from '../../../ui/media/firstIcons'
import {
  ConnectionIndicator,
  type ConnectionIndicatorState,
} from '../../../ui/feedback/ConnectionIndicator'
import { Tile } from '../../../ui/media/Tile'
import { PageTile } from '../../connections/components/PageTile'
import { WalletPicture } from '../../wallets/components/WalletPicture'

interface PairingIndicatorProps {
  /** Null for any wallet. */
  readonly wallet: Wallet | null
  readonly state: ConnectionIndicatorState
}

/** Connection indicator between the page and the wallet. */
export function PairingIndicator({ wallet, state }: PairingIndicatorProps) {
  return (
    <ConnectionIndicator
      start={<PageTile />}
      end={
        wallet ? <WalletPicture wallet={wallet} size={64} /> : <Tile size={64} icon={iconWallet} />
      }
      state={state}
    />
  )
}
