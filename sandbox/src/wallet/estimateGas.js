// @ts-check
import { describeFailure } from './describeRequest.js'

/**
 * @param {import('../lib/types.js').JsonRpc} rpc
 * @param {import('./readTransaction.js').TransactionRequest} transaction
 * @returns {Promise<{ gas: bigint | undefined, problem?: string }>}
 */
export async function estimateGas(rpc, { from, to, value, data, input, gas }) {
  try {
    /** @type {string} */
    const estimate = await rpc.call('eth_estimateGas', [{ from, to, value, data: data ?? input }])
    return { gas: BigInt(gas ?? estimate) }
  } catch (thrown) {
    const problem = describeFailure(thrown)
    return { gas: gas === undefined ? undefined : BigInt(gas), problem }
  }
}
