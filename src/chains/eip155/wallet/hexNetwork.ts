import { parseCaipNetworkId, toCaipNetworkId, type CaipNetworkId } from '../../../lib/address/caip'
import { hexChainId } from '../../../lib/address/hexChainId'
import { parseChainId } from './parseChainId'

/** A network as wallets name it: its chain id in hexadecimal. */
export const hexOf = (caipNetworkId: CaipNetworkId): string =>
  hexChainId(parseCaipNetworkId(caipNetworkId).reference)

/** The network that a wallet's hexadecimal chain id means; null where it is none. */
export function idOf(chainId: string): CaipNetworkId | null {
  const reference = parseChainId(chainId)
  return reference ? toCaipNetworkId('eip155', reference) : null
}
