import type { Network } from '../../domain/network'
import { toCaipNetworkId, type CaipNetworkId } from '../../lib/address/caip'

/** The wallet standard's name for a local network. */
const LOCAL = 'solana:localnet'
/** The wallet standard's chain names, by genesis hash prefix. */
const CLUSTERS: Readonly<Record<string, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'solana:devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

/** Returns the wallet's chain for a network; undefined if the wallet does not support it. */
export function findWalletChain(
  { caipNetworkId, reference }: Pick<Network, 'caipNetworkId' | 'reference'>,
  chains: readonly string[],
): string | undefined {
  const names = [CLUSTERS[reference] ?? LOCAL, caipNetworkId]
  return chains.find(chain => names.includes(chain))
}

/** Returns the network of a wallet's chain; null for a local one, which only the page knows. */
export function toSolanaNetworkId(chain: string): CaipNetworkId | null {
  if (chain === LOCAL) return null
  const known = Object.entries(CLUSTERS).find(([, name]) => name === chain)
  return toCaipNetworkId('solana', known?.[0] ?? chain.slice('solana:'.length))
}
