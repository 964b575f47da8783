import type { Wallet } from '../../../domain/wallet'
import { iconWallet } from '../../../ui/firstIcons'
import { Thread, type ThreadState } from '../../../ui/Thread'
import { Tile } from '../../../ui/Tile'
import { PageTile } from '../../connections/components/PageTile'
import { WalletPicture } from '../../wallets/components/WalletPicture'

interface PairingThreadProps {
  /** Null: any wallet. */
  readonly wallet: Wallet | null
  readonly state: ThreadState
}

/** The page and the wallet it talks to. */
export function PairingThread({ wallet, state }: PairingThreadProps) {
  return (
    <Thread
      start={<PageTile />}
      end={
        wallet ? <WalletPicture wallet={wallet} size={64} /> : <Tile size={64} icon={iconWallet} />
      }
      state={state}
    />
  )
}
