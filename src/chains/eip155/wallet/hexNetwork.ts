import { parseCaipNetworkId, toCaipNetworkId, type CaipNetworkId } from '../../../lib/address/caip'
import { hexChainId } from '../../../lib/address/hexChainId'
import { parseChainId } from './parseChainId'

/** Returns a network's chain id in hex, as wallets expect it. */
export const hexOf = (caipNetworkId: CaipNetworkId): string =>
  hexChainId(parseCaipNetworkId(caipNetworkId).reference)

/** Returns the network of a hex chain id; null if invalid. */
export function toEvmNetworkId(chainId: string): CaipNetworkId | null {
  const reference = parseChainId(chainId)
  return reference ? toCaipNetworkId('eip155', reference) : null
}
