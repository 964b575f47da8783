import * as v from 'valibot'
import type { SiteConfig } from '../../shared/api'

export type Family = 'eip155' | 'solana'

export interface Coin {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

export interface Networks {
  /** The network last switched to, as CAIP-2. */
  current(): string
  currentOf(family: Family): string
  choose(caipNetworkId: string): void
  urls(caipNetworkId: string): Promise<readonly string[]>
  /** The networks that the site has servers for. */
  all(): Promise<readonly string[]>
  coin(caipNetworkId: string): Promise<Coin>
}

const FAMILIES: readonly string[] = ['eip155', 'solana']
const ETHEREUM = 'eip155:1'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const NATIVE: Readonly<Record<Family, Omit<Coin, 'name'>>> = {
  eip155: { symbol: 'ETH', decimals: 18 },
  solana: { symbol: 'SOL', decimals: 9 },
}

const Reference = v.pipe(v.string(), v.regex(/^[-\w]{1,64}$/))
const EvmId = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  v.pipe(
    v.string(),
    v.regex(/^(?:\d{1,15}|0x[0-9a-fA-F]{1,13})$/),
    v.transform(Number),
    v.safeInteger(),
    v.minValue(1),
  ),
])

export const familyOf = (caipNetworkId: string): Family =>
  caipNetworkId.startsWith('solana:') ? 'solana' : 'eip155'

export const referenceOf = (caipNetworkId: string): string =>
  caipNetworkId.slice(caipNetworkId.indexOf(':') + 1)

/**
 * Converts `137`, `"137"`, `"0x89"`, `"eip155:137"` or `"solana:…"` to CAIP-2; null for anything
 * else.
 */
export function toCaipNetworkId(chainId: unknown): string | null {
  if (typeof chainId === 'string' && chainId.includes(':')) {
    const [family = '', reference, rest] = chainId.split(':')
    if (rest !== undefined || !FAMILIES.includes(family)) return null
    if (family === 'eip155') return toCaipNetworkId(reference)
    return v.is(Reference, reference) ? chainId : null
  }
  const parsed = v.safeParse(EvmId, chainId)
  return parsed.success ? `eip155:${parsed.output}` : null
}

/** The protocol's chain id: a number on EVM, CAIP-2 on Solana. */
export const toProtocolChainId = (caipNetworkId: string): number | string =>
  familyOf(caipNetworkId) === 'eip155' ? Number(referenceOf(caipNetworkId)) : caipNetworkId

/** Converts `eip155:1` to `0x1`, the form of EIP-1193 and EIP-5792. */
export const toHexChainId = (caipNetworkId: string): string =>
  `0x${Number(referenceOf(caipNetworkId)).toString(16)}`

/** Tracks the network of each family and the site's network configuration. */
export function createNetworks(
  config: () => Promise<SiteConfig>,
  initial: string | null,
): Networks {
  const chosen: Record<Family, string> = { eip155: ETHEREUM, solana: SOLANA }
  let current = initial ?? ETHEREUM
  chosen[familyOf(current)] = current
  return {
    current: () => current,
    currentOf: family => chosen[family],
    choose: caipNetworkId => {
      current = caipNetworkId
      chosen[familyOf(caipNetworkId)] = caipNetworkId
    },
    urls: async caipNetworkId => (await config()).rpcUrls[caipNetworkId] ?? [],
    all: async () => Object.keys((await config()).rpcUrls),
    coin: async caipNetworkId =>
      (await config()).networks[caipNetworkId] ?? {
        name: caipNetworkId,
        ...NATIVE[familyOf(caipNetworkId)],
      },
  }
}
