import type { Network } from '../../domain/network'
import { selectCachedImage } from '../wallets/images/cachedImage'

/** The picture the host gave a network, else the one that was fetched for it; null until then. */
export const selectNetworkImage = (state: object, { imageUrl, imageId }: Network): string | null =>
  imageUrl ?? selectCachedImage(state, 'asset', imageId)
