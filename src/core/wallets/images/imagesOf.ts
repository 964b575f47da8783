import { connectorImageId, type Connector } from '../../../domain/connector'
import type { Network } from '../../../domain/network'
import type { Wallet } from '../../../domain/wallet'
import { toSafeImageUrl } from '../../../lib/links/safeUrl'
import type { ImageArgs } from './imagesApi'

const toImageArgs = (kind: ImageArgs['kind'], id: string | undefined): ImageArgs[] =>
  id === undefined ? [] : [{ kind, id }]

/** The image to fetch for a directory wallet that has no image URL. */
export const getWalletImageArgs = ({ image_url: own, image_id: id }: Wallet): ImageArgs[] =>
  toSafeImageUrl(own, { allowHttp: true }) === null ? toImageArgs('wallet', id) : []

/** The image to fetch for a network that has no image URL. */
export const getNetworkImageArgs = ({
  imageUrl,
  imageId,
}: Pick<Network, 'imageUrl' | 'imageId'>): ImageArgs[] =>
  imageUrl === undefined ? toImageArgs('asset', imageId) : []

/** The project service has its own images for on-ramp currencies and tokens. */
export const getCurrencyImageArgs = ({ id }: { readonly id: string }) => toImageArgs('currency', id)
export const getTokenImageArgs = ({ symbol }: { readonly symbol: string }) =>
  toImageArgs('token', symbol)

/** The image to fetch for a connector that has no image URL. */
export const getConnectorImageArgs = (connector: Connector): ImageArgs[] =>
  connector.imageUrl === undefined ? toImageArgs('asset', connectorImageId(connector)) : []
