import { connectorImageId, type Connector } from '../../../domain/connector'
import type { Network } from '../../../domain/network'
import type { Wallet } from '../../../domain/wallet'
import { safeImageUrl } from '../../../lib/links/safeUrl'
import type { ImageArgs } from '../walletsApi'

const of = (kind: ImageArgs['kind'], id: string | undefined): ImageArgs[] =>
  id === undefined ? [] : [{ kind, id }]

/** The picture to ask for where a wallet of the directory brings none of its own. */
export const imageOfWallet = ({ image_url: own, image_id: id }: Wallet): ImageArgs[] =>
  safeImageUrl(own, { allowHttp: true }) === null ? of('wallet', id) : []

/** The same for a network. */
export const imageOfAsset = ({
  imageUrl,
  imageId,
}: Pick<Network, 'imageUrl' | 'imageId'>): ImageArgs[] =>
  imageUrl === undefined ? of('asset', imageId) : []

/** What is paid with and what is bought, as the project service knows them. */
export const imageOfCurrency = ({ id }: { readonly id: string }) => of('currency', id)
export const imageOfToken = ({ symbol }: { readonly symbol: string }) => of('token', symbol)

/** The same for a connector. */
export const imageOfConnector = (connector: Connector): ImageArgs[] =>
  connector.imageUrl === undefined ? of('asset', connectorImageId(connector)) : []
