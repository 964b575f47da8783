import { DEFAULT_NAMESPACE, toCaipNetworkId, type CaipNetworkId } from '../../lib/address/caip'
import { isSwapNetwork } from './swapNetworks'
import { isSameAddress } from '../../lib/address/isSameAddress'

/** Routers that a page trusts, by network. */
export type SwapRouters = Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>

/**
 * 1inch aggregation routers, versions 6 and 5. Sources: “1inch Router v6” in the readme of
 * github.com/1inch/limit-order-protocol, for each swap network; `helpers/consts/contracts` of
 * github.com/1inch/1inch-sdk-go, which has one address for all networks but zkSync.
 */
const PUBLISHED: readonly string[] = [
  '0x111111125421cA6dc452d289314280a0f8842A65',
  '0x1111111254EEB25477B68fb85Ed929f73A960582',
]
/** zkSync derives contract addresses differently. */
const PUBLISHED_ON_ZKSYNC: readonly string[] = [
  '0x6fd4383cB451173D5f9304F041C7BCBf27d561fF',
  '0x6e2B76966cbD9cF4cC2Fa0D76d24d5241E0ABC2F',
]
const ZKSYNC = toCaipNetworkId(DEFAULT_NAMESPACE, 324)

/**
 * Whether a contract is known to do what its calldata describes; any other gives it its own
 * meaning.
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
