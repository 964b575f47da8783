import type { Wallet } from '../../../domain/wallet'
import type { CacheState } from '../../../services/cachedQuery'
import type { WalletConnectSession } from '../../../ports/walletConnect'
import { selectCachedImage } from '../../wallets/images/cachedImage'

interface State extends CacheState {
  /** Absent unless WalletConnect is loaded. */
  readonly walletConnect?: {
    readonly session: WalletConnectSession | null
    readonly wallet: Wallet | null
  }
}

/**
 * Returns the WalletConnect wallet's icon: the host's or the directory's if fetched (read from the
 * API cache by key), else the wallet's own, which is limited to sources the host allows.
 */
export function selectPeerIcon(state: State): string | null {
  const { wallet, session } = state.walletConnect ?? {}
  const fetched = selectCachedImage(state, 'wallet', wallet?.image_id)
  return wallet?.image_url ?? fetched ?? session?.peer.iconUrl ?? null
}
