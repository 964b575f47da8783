import { erc20Abi } from 'viem'
import type { ChainClients } from '../accounts/createChainClients'
import type { Address } from 'viem'

/** More tokens than this in one answer are not asked about: each costs the operator a request. */
const TOKENS_MAX = 50
const DECIMALS_MAX = 36

/** How many decimals a token has by its contract; null where it does not say, says what no token would, or no server answers. */
export type Decimals = (caipNetworkId: string, token: Address) => Promise<number | null>

/** For one answer: asks about each token once. */
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
      return null // the amount is then told in the smallest unit
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
