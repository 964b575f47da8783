import type { Network } from '../../domain/network'
import { toCaipNetworkId, type CaipNetworkId } from '../../lib/address/caip'

/** What wallets call a network that runs on somebody's own machine. */
const LOCAL = 'solana:localnet'
/** What wallets call the networks that everybody knows, by the first characters of their genesis hash. */
const CLUSTERS: Readonly<Record<string, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'solana:devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

/** Of the chains a wallet names, the one that a network is; undefined when it is none of them. */
export function chainOf(
  { caipNetworkId, reference }: Pick<Network, 'caipNetworkId' | 'reference'>,
  chains: readonly string[],
): string | undefined {
  const names = [CLUSTERS[reference] ?? LOCAL, caipNetworkId]
  return chains.find(chain => names.includes(chain))
}

/** The network that a wallet's name for a chain stands for; null where that is a matter of the page. */
export function networkIdOf(chain: string): CaipNetworkId | null {
  if (chain === LOCAL) return null
  const known = Object.entries(CLUSTERS).find(([, name]) => name === chain)
  return toCaipNetworkId('solana', known?.[0] ?? chain.slice('solana:'.length))
}
