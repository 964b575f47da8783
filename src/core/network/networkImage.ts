import type { Network } from '../../domain/network'
import { selectCachedImage } from '../wallets/images/cachedImage'

/** The host's image for a network, else the fetched one; null until then. */
export const selectNetworkImage = (state: object, { imageUrl, imageId }: Network): string | null =>
  imageUrl ?? selectCachedImage(state, 'asset', imageId)
