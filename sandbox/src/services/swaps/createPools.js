// @ts-check
import { decodeFunctionResult, encodeFunctionData } from 'viem'
import { readArtifact } from '../../chains/contracts.js'
import { COIN, POOLS, ROUTER_FEE } from '../../chains/pools.js'

const { abi } = readArtifact('SandboxPool')
const [DOLLAR_UNITS, FEE_PARTS] = [6, 10_000n]

/** @typedef {import('../../chains/pools.js').Pool} Pool */

/**
 * Reads a chain's pools in their current state.
 *
 * @param {import('../../lib/types.js').JsonRpc} rpc
 */
export function createPools(rpc) {
  /**
   * @param {Pool} pool
   * @returns {Promise<[bigint, bigint]>} zeros without such a pool
   */
  async function reservesOf({ address }) {
    const names = /** @type {const} */ (['reserveA', 'reserveB'])
    /** @type {`0x${string}`[]} */
    const answers = await rpc.batch(
      names.map(functionName => ({
        method: 'eth_call',
        params: [{ to: address, data: encodeFunctionData({ abi, functionName }) }, 'latest'],
      })),
    )
    const [a = 0n, b = 0n] = answers.map((data, position) =>
      data === '0x'
        ? 0n
        : BigInt(
            String(
              decodeFunctionResult({ abi, functionName: names[position] ?? 'reserveA', data }),
            ),
          ),
    )
    return [a, b]
  }

  return {
    reservesOf,

    /**
     * Quotes the router: it deducts its fee first, then every pool on the route trades.
     *
     * @param {string} from
     * @param {string} to
     * @param {bigint} amount
     * @returns {Promise<{ out: bigint, route: Pool[] } | null>} null without enough liquidity
     */
    async quote(from, to, amount) {
      const route = findRoute(from, to)
      if (!route) return null
      let out = amount - (amount * ROUTER_FEE) / FEE_PARTS
      let token = from
      for (const pool of route) {
        const isForth = same(pool.tokens[0], token)
        const [a, b] = await reservesOf(pool)
        const [reserveIn, reserveOut] = isForth ? [a, b] : [b, a]
        if (reserveIn === 0n || reserveOut === 0n) return null
        out = (out * reserveOut) / (reserveIn + out)
        // A trade may take at most half of a reserve.
        if (out === 0n || out * 2n > reserveOut) return null
        token = pool.tokens[isForth ? 1 : 0]
      }
      return { out, route }
    },

    /**
     * Returns a token's price in the pools, in dollars.
     *
     * @param {string} token
     * @param {number} decimals
     * @returns {Promise<number | undefined>} undefined when it is in none
     */
    async priceOf(token, decimals) {
      const pool = POOLS.find(({ tokens: [other] }) => same(other, token))
      if (!pool) return undefined
      const [amount, dollars] = await reservesOf(pool)
      if (amount === 0n) return undefined
      const perUnit = (dollars * 10n ** BigInt(decimals + 12)) / amount
      return Number(perUnit) / 10 ** (DOLLAR_UNITS + 12)
    },
  }
}

/** @typedef {ReturnType<typeof createPools>} Pools */

/**
 * @param {string} from
 * @param {string} to
 * @returns {Pool[] | undefined} undefined without a route
 */
function findRoute(from, to) {
  if (same(from, to)) return undefined
  /** @param {string} token */
  const withToken = token => POOLS.filter(({ tokens }) => tokens.some(each => same(each, token)))
  const direct = withToken(from).find(pool => withToken(to).includes(pool))
  if (direct) return [direct]
  const [first] = withToken(from)
  const [last] = withToken(to)
  return first && last ? [first, last] : undefined
}

/**
 * @param {string} a
 * @param {string} b
 */
export const same = (a, b) => a.toLowerCase() === b.toLowerCase()

/** @param {string} address */
export const isCoin = address => same(address, COIN)
