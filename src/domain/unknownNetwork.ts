import { parseCaipNetworkId, type CaipNetworkId } from '../lib/address/caip'
import type { Network } from './network'

/** Returns a placeholder for a network that a wallet reports but the host doesn't list. */
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

/** Returns the listed network, or a placeholder if only the wallet knows it. */
export const networkOrUnknown = (found: Network | null, id: CaipNetworkId): Network =>
  found ?? unknownNetwork(id)
