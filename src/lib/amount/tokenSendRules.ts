import type { CaipNetworkId, Namespace } from '../address/caip'
import { DEFAULT_NAMESPACE, parseCaipNetworkId } from '../address/caip'
import { FAMILY_FACTS } from '../address/familyFacts'

/** Families whose coin has no stand-in that anybody uses. */
const NO_ADDRESS = '0x'

/** What is meant where nobody says which network (specification, protocol §6). */
const DEFAULT_REFERENCE = '1'

/** The stand-in address a namespace's own coin goes by in token ids. */
export function nativeTokenAddress(namespace: Namespace): string {
  return FAMILY_FACTS[namespace]?.nativeAddress ?? NO_ADDRESS
}

/** The token id of a network's own coin; Ethereum's when no network is given. */
export function nativeTokenId(
  caipNetworkId: CaipNetworkId = `${DEFAULT_NAMESPACE}:${DEFAULT_REFERENCE}`,
): string {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  return `${caipNetworkId}:${nativeTokenAddress(namespace)}`
}

/** A token is the network's own coin when it has no address, or the stand-in one. */
export function isNativeToken(token: string | null | undefined): boolean {
  if (!token) return true
  const address = plainTokenAddress(token).toLowerCase()
  return Object.values(FAMILY_FACTS).some(
    ({ nativeAddress }) => nativeAddress.toLowerCase() === address,
  )
}

/** The address part of a CAIP-10 token id; a plain address stays as it is. */
export function plainTokenAddress(token: string): string {
  return token.slice(token.lastIndexOf(':') + 1)
}
