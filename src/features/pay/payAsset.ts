import type { PayOrder } from '../../domain/payment/payOrder'
import { parseCaipNetworkId, toCaipAddress, type CaipAddress } from '../../lib/address/caip'
import { FAMILY_FACTS } from '../../lib/address/familyFacts'

/** What is paid with, as exchanges know it (CAIP-19). */
export function assetOf({ caipNetworkId, token }: PayOrder): string {
  const { coinType = '', tokenAsset = '' } =
    FAMILY_FACTS[parseCaipNetworkId(caipNetworkId).namespace] ?? {}
  return `${caipNetworkId}/${token === null ? `slip44:${coinType}` : `${tokenAsset}:${token}`}`
}

/** Who is paid (CAIP-10). */
export const payeeOf = ({ caipNetworkId, recipient }: PayOrder): CaipAddress =>
  toCaipAddress(caipNetworkId, recipient)
