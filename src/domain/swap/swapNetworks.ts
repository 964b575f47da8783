import { DEFAULT_NAMESPACE, toCaipNetworkId, type CaipNetworkId } from '../../lib/address/caip'

/** The networks that the swap service supports, by chain id. */
export const SWAP_NETWORKS: readonly CaipNetworkId[] = [
  1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554,
].map(id => toCaipNetworkId(DEFAULT_NAMESPACE, id))

export const isSwapNetwork = (caipNetworkId: CaipNetworkId | null): boolean =>
  caipNetworkId !== null && SWAP_NETWORKS.includes(caipNetworkId)
