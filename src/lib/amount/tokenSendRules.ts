import type { CaipNetworkId, Namespace } from '../address/caip'
import { DEFAULT_NAMESPACE, parseCaipNetworkId } from '../address/caip'
import { FAMILY_FACTS } from '../address/familyFacts'

/** USDT contracts whose `transfer` answers nothing, so a call expecting a boolean fails on them. */
const NO_RETURN_VALUE: readonly string[] = [
  '0xdac17f958d2ee523a2206206994597c13d831ec7', // Ethereum
  '0xc2132d05d31c914a87c6611c10748aeb04b58e8f', // Polygon
  '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7', // Avalanche
  '0x919c1c267bc06a7039e03fcc2ef738525769109c', // Cosmos bridge
  '0x48065fbbe25f71c9282ddf5e1cd6d6a887483d5e', // Celo
  '0x55d398326f99059ff775485246999027b3197955', // BNB Smart Chain
  '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9', // Arbitrum
]

/** Families whose coin has no stand-in that anybody uses. */
const NO_ADDRESS = '0x'

/** What is meant where nobody says which network (specification, protocol §6). */
const DEFAULT_REFERENCE = '1'

/** Whether a token needs the transfer description without a return value. Takes a plain address or a CAIP-10 id. */
export function hasNoReturnValue(token: string): boolean {
  return NO_RETURN_VALUE.includes(plainTokenAddress(token).toLowerCase())
}

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
