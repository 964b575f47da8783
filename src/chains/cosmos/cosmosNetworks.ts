import type { Network } from '../../domain/network'

export const COSMOS = 'cosmos'

/** The default network when the host configures none of the family. */
export const COSMOS_HUB: Network = {
  caipNetworkId: 'cosmos:cosmoshub-4',
  namespace: COSMOS,
  reference: 'cosmoshub-4',
  name: 'Cosmos Hub',
  nativeCurrency: { name: 'Atom', symbol: 'ATOM', decimals: 6 },
  rpcUrls: [],
  isTestnet: false,
}
