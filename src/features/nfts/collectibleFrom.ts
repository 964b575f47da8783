import type { WalletCollectible } from '../../domain/calls/walletCalls'
import type { Collectible } from '../../domain/collectible'
import { TOKEN_IMAGE_HOSTS } from '../../domain/tokenImageHosts'
import type { CaipNetworkId } from '../../lib/address/caip'
import { safeImageUrl } from '../../lib/links/safeUrl'
import { hasWebAddress } from '../../lib/text/webAddress'
import { imageHostsOf } from '../../services/imageHostsOf'
import { collectibleId } from './collectiblesOf'

/** Converts a wallet's collectible. Its picture must pass the host check of service pictures. */
export function collectibleFrom(
  { contract, tokenId, name, collection, imageUrl }: WalletCollectible,
  caipNetworkId: CaipNetworkId,
  api: Parameters<typeof imageHostsOf>[0],
): Collectible {
  const hosts = imageHostsOf(api, TOKEN_IMAGE_HOSTS)
  const isAdvert = [name, collection].some(hasWebAddress)
  const facts = {
    name: isAdvert ? null : name || null,
    collection: isAdvert ? null : collection || null,
    imageUrl: safeImageUrl(imageUrl, { allowHttp: true, hosts }),
    contract,
    tokenId,
    hash: null,
    isSpam: isAdvert,
  }
  return { id: collectibleId(caipNetworkId, facts), caipNetworkId, ...facts }
}
