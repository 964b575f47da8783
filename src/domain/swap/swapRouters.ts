import { DEFAULT_NAMESPACE, toCaipNetworkId, type CaipNetworkId } from '../../lib/address/caip'
import { isSwapNetwork } from './swapNetworks'
import { isSameAddress } from '../../lib/address/isSameAddress'

/** Routers that a page vouches for, by network. */
export type SwapRouters = Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>

/**
 * Aggregation routers of the 1inch protocol, version 6 and 5, as their makers publish them: the deployments of “1inch Router v6”
 * in the readme of github.com/1inch/limit-order-protocol name each of the swap networks; for version 5,
 * `helpers/consts/contracts` of github.com/1inch/1inch-sdk-go says that the address is the same on all networks but zkSync.
 */
const PUBLISHED: readonly string[] = [
  '0x111111125421cA6dc452d289314280a0f8842A65',
  '0x1111111254EEB25477B68fb85Ed929f73A960582',
]
/** Addresses of contracts are derived in another way there. */
const PUBLISHED_ON_ZKSYNC: readonly string[] = [
  '0x6fd4383cB451173D5f9304F041C7BCBf27d561fF',
  '0x6e2B76966cbD9cF4cC2Fa0D76d24d5241E0ABC2F',
]
const ZKSYNC = toCaipNetworkId(DEFAULT_NAMESPACE, 324)

/**
 * Whether a contract is known to do what its calldata says: calldata means what the called contract makes of it, so that of
 * any other contract proves nothing.
 */
export function isKnownRouter(
  address: string,
  caipNetworkId: CaipNetworkId,
  vouchedFor: SwapRouters,
): boolean {
  const published = caipNetworkId === ZKSYNC ? PUBLISHED_ON_ZKSYNC : PUBLISHED
  const known: readonly unknown[] = [
    ...(isSwapNetwork(caipNetworkId) ? published : []),
    ...[vouchedFor[caipNetworkId] ?? []].flat(),
  ]
  return known.some(one => typeof one === 'string' && isSameAddress(one, address))
}
