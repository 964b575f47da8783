import type { Wallet } from '../../../domain/wallet'
import { safeImageUrl } from '../../../lib/links/safeUrl'
import { selectOptions } from '../../options/optionsSlice'
import { selectCachedImage } from './cachedImage'

/**
 * The picture the host gave a wallet of its own, the one the wallet came with, else the one that was fetched for it; null
 * until then. A wallet out of storage comes without the host's picture.
 */
export const selectWalletImage = (
  state: Parameters<typeof selectOptions>[0],
  wallet: Wallet,
): string | null => {
  const { customWallets = [] } = selectOptions(state).wallets
  const { image_url: url } = customWallets.find(({ id }) => id === wallet.id) ?? wallet
  return (
    safeImageUrl(url, { allowHttp: true }) ?? selectCachedImage(state, 'wallet', wallet.image_id)
  )
}
