// @ts-check
import { setTimeout as pause } from 'node:timers/promises'
import { parseEther, toHex } from 'viem'

const GAS_LIMIT = toHex(1_000_000)
const MINED_LIMIT_MS = 30_000

/**
 * Sends transactions of a sandbox account that the chain does not manage itself, and awaits their
 * receipts. It never runs out of coins.
 *
 * @param {import('../lib/types.js').JsonRpc} rpc
 * @param {`0x${string}`} from
 */
export function createSender(rpc, from) {
  /**
   * @param {{ to: string, data?: string, value?: bigint }} transaction
   * @returns {Promise<`0x${string}`>}
   */
  return async ({ value = 0n, ...transaction }) => {
    await rpc.call('anvil_setBalance', [from, toHex(parseEther('1000000'))])
    await rpc.call('anvil_impersonateAccount', [from])
    const call = { from, gas: GAS_LIMIT, value: toHex(value), ...transaction }
    /** @type {`0x${string}`} */
    const hash = await rpc.call('eth_sendTransaction', [call])
    const deadline = Date.now() + MINED_LIMIT_MS
    while (Date.now() < deadline) {
      /** @type {{ status: string } | null} */
      const receipt = await rpc.call('eth_getTransactionReceipt', [hash])
      if (receipt?.status === '0x1') return hash
      if (receipt) throw new Error(`The transaction ${hash} of ${from} failed.`)
      await pause(10)
    }
    throw new Error(`${from} waits for a block. Are blocks held back?`)
  }
}
