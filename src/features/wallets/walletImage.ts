import type { Wallet } from '../../domain/wallet'
import { safeImageUrl } from '../../lib/safeUrl'
import { selectCachedImage } from './cachedImage'

/** The wallet's own picture, else the one that was fetched for it; null until then. */
export const selectWalletImage = (state: object, wallet: Wallet): string | null =>
  safeImageUrl(wallet.image_url, { allowHttp: true }) ??
  selectCachedImage(state, 'wallet', wallet.image_id)
