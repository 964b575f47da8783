// @ts-check
import { createPoolKeeper } from './createPoolKeeper.js'

const MISROUTES = /** @type {const} */ ([
  'router',
  'spender',
  'approval',
  'recipient',
  'token',
  'amount',
  'minimum',
  'calldata',
])

/**
 * Creates the swap service's test actions: prices move, liquidity shrinks, transactions are
 * manipulated.
 *
 * @param {readonly import('../../chains/types.js').RunningChain[]} chains those that have pools
 */
export function createSwapActions(chains) {
  const keepers = chains.map(createPoolKeeper)
  /** @type {import('../types.js').Misroute | null} */
  let lie = null
  let isTouched = false

  function keeper() {
    const [first] = keepers
    if (!first) throw new Error('No chain of this service has pools.')
    isTouched = true
    return first
  }

  return {
    /** The manipulation of the next built transaction; limited ones count down. */
    misrouted() {
      const told = lie
      if (lie?.times !== undefined) {
        const times = lie.times - 1
        lie = times > 0 ? { ...lie, times } : null
      }
      return told
    },
    actions: /** @type {Record<string, (order: any) => unknown>} */ ({
      trade: ({ from, to, amount }) => keeper().trade(from, to, amount),
      movePrice: ({ of, percent }) => keeper().movePrice(of, percent),
      leaveLiquidity: ({ of, percent }) => keeper().leaveLiquidity(of, percent),
      restorePools: () => keeper().restore(),
      reserves: () => keeper().reserves(),
      misroute({ what = null, times }) {
        if (what !== null && !MISROUTES.includes(what))
          throw new Error(`No such lie. There are: ${MISROUTES.join(', ')}.`)
        lie = what === null ? null : { what, ...(times !== undefined && { times }) }
      },
    }),
    /** Restores the initial state. Pools without a test action keep visitors' trades. */
    async reset() {
      lie = null
      if (isTouched) await keeper().restore()
      isTouched = false
    },
    describe: () => ({ misroute: lie }),
  }
}
