import {
  DEFAULT_NAMESPACE,
  parseCaipNetworkId,
  type CaipNetworkId,
  type Namespace,
} from '../lib/address/caip'

/** The native coin, which pays for fees. */
export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** A network as stored in state: plain JSON, identified by its CAIP-2 id. */
export interface Network {
  readonly caipNetworkId: CaipNetworkId
  readonly namespace: Namespace
  /** The part after the colon: a decimal chain id on eip155. */
  readonly reference: string
  readonly name: string
  /** The `network` of the host's object, such as `solana-mainnet`. */
  readonly slug?: string
  readonly nativeCurrency: NativeCurrency
  /** The host's own RPC URLs first; never a URL that contains a project id. */
  readonly rpcUrls: readonly string[]
  readonly explorerUrl?: string
  readonly imageUrl?: string
  readonly imageId?: string
  readonly isTestnet: boolean
}

/** A network as the host passes it: a viem chain, or an object as in the specification's §3. */
export interface NetworkInput {
  readonly id: number | string
  readonly name: string
  /** A slug, such as `solana-mainnet`; not shown. */
  readonly network?: string | undefined
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?: { readonly default: { readonly url: string } } | undefined
  readonly testnet?: boolean | undefined
  readonly chainNamespace?: Namespace | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** The network's former id, so that older records remain readable. */
  readonly deprecatedCaipNetworkId?: CaipNetworkId | undefined
  readonly assets?: {
    readonly imageUrl?: string | undefined
    readonly imageId?: string | undefined
  }
}

/** A network by its CAIP-2 id, by its EVM chain id, or as the object that the page lists. */
export type NamedNetwork =
  | CaipNetworkId
  | number
  | Pick<NetworkInput, 'id' | 'chainNamespace' | 'caipNetworkId'>
  | Pick<Network, 'caipNetworkId'>

/** Returns the CAIP-2 id of a network reference. */
export function getCaipNetworkId(named: NamedNetwork): CaipNetworkId {
  if (typeof named === 'string') return named
  if (typeof named === 'number') return `${DEFAULT_NAMESPACE}:${String(named)}`
  if (named.caipNetworkId !== undefined) return named.caipNetworkId
  const { id, chainNamespace = DEFAULT_NAMESPACE } = named as NetworkInput
  return `${chainNamespace}:${id}`
}

/** Converts a host's network to plain JSON. A missing namespace means the default one. */
export function normalizeNetwork(input: NetworkInput): Network {
  const caipNetworkId = getCaipNetworkId(input)
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  const explorerUrl = input.blockExplorers?.default.url
  const { imageUrl, imageId } = input.assets ?? {}
  return {
    caipNetworkId,
    namespace,
    reference,
    name: input.name,
    nativeCurrency: {
      name: input.nativeCurrency.name,
      symbol: input.nativeCurrency.symbol,
      decimals: input.nativeCurrency.decimals,
    },
    rpcUrls: [...input.rpcUrls.default.http],
    isTestnet: input.testnet === true,
    ...(typeof input.network === 'string' && { slug: input.network }),
    ...(explorerUrl !== undefined && { explorerUrl }),
    ...(imageUrl !== undefined && { imageUrl }),
    ...(imageId !== undefined && { imageId }),
  }
}
