import { createPublicClient, defineChain, fallback, http } from 'viem'
import type { PublicClient } from 'viem'
import type { SiteConfig } from '../../shared/api'

const TIMEOUT_MS = 8_000

/** Returns a client for a CAIP-2 network; null if the settings have no server for it. */
export type ChainClients = (caipNetworkId: string) => PublicClient | null

export const chainIdOf = (caipNetworkId: string) => Number(caipNetworkId.replace('eip155:', ''))

/** Creates one client per network on first use. */
export function createChainClients({ rpcUrls, networks }: SiteConfig): ChainClients {
  const clients = new Map<string, PublicClient>()

  function make(caipNetworkId: string, urls: readonly string[]): PublicClient {
    const { name, symbol, decimals } = networks[caipNetworkId] ?? {
      name: caipNetworkId,
      symbol: 'ETH',
      decimals: 18,
    }
    return createPublicClient({
      chain: defineChain({
        id: chainIdOf(caipNetworkId),
        name,
        nativeCurrency: { name: symbol, symbol, decimals },
        rpcUrls: { default: { http: urls } },
      }),
      cacheTime: 0,
      transport: fallback(
        urls.map(url => http(url, { timeout: TIMEOUT_MS, retryCount: 0 })),
        { retryCount: 1 },
      ),
    })
  }

  return caipNetworkId => {
    const known = clients.get(caipNetworkId)
    if (known) return known
    const urls = rpcUrls[caipNetworkId]
    if (!urls?.length || !caipNetworkId.startsWith('eip155:')) return null
    const made = make(caipNetworkId, urls)
    clients.set(caipNetworkId, made)
    return made
  }
}
