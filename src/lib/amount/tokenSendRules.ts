import type { CaipNetworkId, Namespace } from '../address/caip'
import { DEFAULT_NAMESPACE, parseCaipNetworkId } from '../address/caip'
import { FAMILY_FACTS } from '../address/familyFacts'

/** For families whose native coin has no customary placeholder address. */
const NO_ADDRESS = '0x'

/** The network used where none is given (specification, protocol §6). */
const DEFAULT_REFERENCE = '1'

/** Returns the placeholder address of a namespace's native coin in token ids. */
export function nativeTokenAddress(namespace: Namespace): string {
  return FAMILY_FACTS[namespace]?.nativeAddress ?? NO_ADDRESS
}

/** Returns the token id of a network's native coin; Ethereum's if no network is given. */
export function nativeTokenId(
  caipNetworkId: CaipNetworkId = `${DEFAULT_NAMESPACE}:${DEFAULT_REFERENCE}`,
): string {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  return `${caipNetworkId}:${nativeTokenAddress(namespace)}`
}

/** Whether a token is a native coin: it has no address, or the placeholder one. */
export function isNativeToken(token: string | null | undefined): boolean {
  if (!token) return true
  const address = plainTokenAddress(token).toLowerCase()
  return Object.values(FAMILY_FACTS).some(
    ({ nativeAddress }) => nativeAddress.toLowerCase() === address,
  )
}

/** Returns the address part of a CAIP-10 token id; a plain address is returned unchanged. */
export function plainTokenAddress(token: string): string {
  return token.slice(token.lastIndexOf(':') + 1)
}
