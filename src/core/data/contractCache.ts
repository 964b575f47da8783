import type { CaipNetworkId } from '../../lib/address/caip'
import { selectCachedQuery } from '../../services/cachedQuery'

/** Cache key of `isContract`, shared so that reading the cache does not load the API chunk. */
export const getContractKey = (address: string, caipNetworkId: CaipNetworkId): string =>
  `isContract(${caipNetworkId}:${address})`

/** Whether an address is a contract, by the last answer; null while unknown. */
export function selectIsContract(
  state: object,
  address: string,
  caipNetworkId: CaipNetworkId,
): boolean | null {
  return selectCachedQuery<boolean>(state, getContractKey(address, caipNetworkId))?.data ?? null
}
