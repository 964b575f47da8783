import { parseCaipNetworkId, type CaipNetworkId } from '../lib/address/caip'
import type { Network } from './network'

/** A network a wallet reports but the host did not list. */
export function unknownNetwork(caipNetworkId: CaipNetworkId): Network {
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  return {
    caipNetworkId,
    namespace,
    reference,
    name: 'Unknown Network',
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: [],
    isTestnet: false,
  }
}

/** A listed network, or a stand-in for one that only a wallet knows. */
export const networkOrUnknown = (found: Network | null, id: CaipNetworkId): Network =>
  found ?? unknownNetwork(id)
