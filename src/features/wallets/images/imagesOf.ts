import { connectorImageId, type Connector } from '../../../domain/connector'
import type { Network } from '../../../domain/network'
import type { Wallet } from '../../../domain/wallet'
import { safeImageUrl } from '../../../lib/links/safeUrl'
import type { ImageArgs } from '../walletsApi'

const of = (kind: ImageArgs['kind'], id: string | undefined): ImageArgs[] =>
  id === undefined ? [] : [{ kind, id }]

/** The image to fetch for a directory wallet that has no image URL. */
export const imageOfWallet = ({ image_url: own, image_id: id }: Wallet): ImageArgs[] =>
  safeImageUrl(own, { allowHttp: true }) === null ? of('wallet', id) : []

/** The image to fetch for a network that has no image URL. */
export const imageOfAsset = ({
  imageUrl,
  imageId,
}: Pick<Network, 'imageUrl' | 'imageId'>): ImageArgs[] =>
  imageUrl === undefined ? of('asset', imageId) : []

/** The project service has its own images for on-ramp currencies and tokens. */
export const imageOfCurrency = ({ id }: { readonly id: string }) => of('currency', id)
export const imageOfToken = ({ symbol }: { readonly symbol: string }) => of('token', symbol)

/** The image to fetch for a connector that has no image URL. */
export const imageOfConnector = (connector: Connector): ImageArgs[] =>
  connector.imageUrl === undefined ? of('asset', connectorImageId(connector)) : []
