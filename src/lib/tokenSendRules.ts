import type { CaipNetworkId, Namespace } from './caip'
import { parseCaipNetworkId } from './caip'

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

const NATIVE_ADDRESSES: Readonly<Record<Namespace, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
  polkadot: '0x',
  bip122: '0x',
  cosmos: '0x',
}

const DEFAULT_NETWORK: CaipNetworkId = 'eip155:1'

/** Whether a token needs the transfer description without a return value. Takes a plain address or a CAIP-10 id. */
export function hasNoReturnValue(token: string): boolean {
  return NO_RETURN_VALUE.includes(plainTokenAddress(token).toLowerCase())
}

/** The stand-in address a namespace's own coin goes by in token ids. */
export function nativeTokenAddress(namespace: Namespace): string {
  return NATIVE_ADDRESSES[namespace]
}

/** The token id of a network's own coin; Ethereum's when no network is given. */
export function nativeTokenId(caipNetworkId: CaipNetworkId = DEFAULT_NETWORK): string {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  return `${caipNetworkId}:${nativeTokenAddress(namespace)}`
}

/** A token is the network's own coin when it has no address, or the stand-in one. */
export function isNativeToken(token: string | null | undefined): boolean {
  if (!token) return true
  const address = plainTokenAddress(token).toLowerCase()
  return [NATIVE_ADDRESSES.eip155, NATIVE_ADDRESSES.solana].some(
    native => native.toLowerCase() === address,
  )
}

/** The address part of a CAIP-10 token id; a plain address stays as it is. */
export function plainTokenAddress(token: string): string {
  return token.slice(token.lastIndexOf(':') + 1)
}
