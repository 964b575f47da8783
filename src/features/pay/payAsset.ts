import type { PayOrder } from '../../domain/payment/payOrder'
import { parseCaipNetworkId, toCaipAddress, type CaipAddress } from '../../lib/address/caip'
import { FAMILY_FACTS } from '../../lib/address/familyFacts'

/** Returns the asset's CAIP-19 id, as exchanges expect it. */
export function toAssetId({ caipNetworkId, token }: PayOrder): string {
  const { coinType = '', tokenAsset = '' } =
    FAMILY_FACTS[parseCaipNetworkId(caipNetworkId).namespace] ?? {}
  return `${caipNetworkId}/${token === null ? `slip44:${coinType}` : `${tokenAsset}:${token}`}`
}

/** Returns the recipient's CAIP-10 id. */
export const toRecipientId = ({ caipNetworkId, recipient }: PayOrder): CaipAddress =>
  toCaipAddress(caipNetworkId, recipient)
