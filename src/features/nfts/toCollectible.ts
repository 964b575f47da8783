import type { WalletCollectible } from '../../domain/calls/walletCalls'
import type { Collectible } from '../../domain/collectible'
import { TOKEN_IMAGE_HOSTS } from '../../domain/tokenImageHosts'
import type { CaipNetworkId } from '../../lib/address/caip'
import { toSafeImageUrl } from '../../lib/links/safeUrl'
import { hasWebAddress } from '../../lib/text/webAddress'
import { getImageHosts } from '../../services/getImageHosts'
import { getCollectibleId } from './getCollectibleMoves'

/** Converts a wallet's collectible. Its picture must pass the host check of service pictures. */
export function toCollectible(
  { contract, tokenId, name, collection, imageUrl }: WalletCollectible,
  caipNetworkId: CaipNetworkId,
  api: Parameters<typeof getImageHosts>[0],
): Collectible {
  const hosts = getImageHosts(api, TOKEN_IMAGE_HOSTS)
  const isAdvert = [name, collection].some(hasWebAddress)
  const facts = {
    name: isAdvert ? null : name || null,
    collection: isAdvert ? null : collection || null,
    imageUrl: toSafeImageUrl(imageUrl, { allowHttp: true, hosts }),
    contract,
    tokenId,
    hash: null,
    isSpam: isAdvert,
  }
  return { id: getCollectibleId(caipNetworkId, facts), caipNetworkId, ...facts }
}
