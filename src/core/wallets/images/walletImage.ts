import type { Wallet } from '../../../domain/wallet'
import { toSafeImageUrl } from '../../../lib/links/safeUrl'
import { selectOptions } from '../../options/optionsSlice'
import { selectCachedImage } from './cachedImage'

/**
 * Returns the image of a custom wallet of the host, else the wallet's own, else the fetched one;
 * null until then. Wallets restored from storage lack the host's image.
 */
export const selectWalletImage = (
  state: Parameters<typeof selectOptions>[0],
  wallet: Wallet,
): string | null => {
  const { customWallets = [] } = selectOptions(state).wallets
  const { image_url: url } = customWallets.find(({ id }) => id === wallet.id) ?? wallet
  return (
    toSafeImageUrl(url, { allowHttp: true }) ?? selectCachedImage(state, 'wallet', wallet.image_id)
  )
}
