import type { CaipNetworkId } from '../../lib/address/caip'

interface Cache {
  readonly walletModalApi?: {
    readonly queries: Readonly<Record<string, { readonly data?: unknown } | undefined>>
  }
}

/** Cache key of `isContract`, shared so that reading the cache does not load the API chunk. */
export const getContractKey = (address: string, caipNetworkId: CaipNetworkId): string =>
  `isContract(${caipNetworkId}:${address})`

/** Whether an address is a contract, by the last answer; null while unknown. */
export function selectIsContract(
  state: object,
  address: string,
  caipNetworkId: CaipNetworkId,
): boolean | null {
  const entry = (state as Cache).walletModalApi?.queries[getContractKey(address, caipNetworkId)]
  return typeof entry?.data === 'boolean' ? entry.data : null
}
