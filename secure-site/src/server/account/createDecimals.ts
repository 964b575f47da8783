import { erc20Abi } from 'viem'
import type { ChainClients } from '../accounts/createChainClients'
import type { Address } from 'viem'

/** Caps the RPC requests per response: further tokens are not looked up. */
const TOKENS_MAX = 50
const DECIMALS_MAX = 36

/**
 * Resolves with a token's decimals from its contract; null if the value is missing or implausible,
 * or no server responds.
 */
export type Decimals = (caipNetworkId: string, token: Address) => Promise<number | null>

/** Caches per response, so each token is looked up once. */
export function createDecimals(chains: ChainClients): Decimals {
  const asked = new Map<string, Promise<number | null>>()

  async function ask(caipNetworkId: string, token: Address): Promise<number | null> {
    const client = chains(caipNetworkId)
    if (!client) return null
    try {
      const decimals = await client.readContract({
        address: token,
        abi: erc20Abi,
        functionName: 'decimals',
      })
      return decimals > DECIMALS_MAX ? null : decimals
    } catch {
      return null // the amount is then reported in the smallest unit
    }
  }

  return async (caipNetworkId, token) => {
    const key = `${caipNetworkId}:${token.toLowerCase()}`
    const known = asked.get(key)
    if (known) return known
    if (asked.size >= TOKENS_MAX) return null
    const asking = ask(caipNetworkId, token)
    asked.set(key, asking)
    return asking
  }
}
