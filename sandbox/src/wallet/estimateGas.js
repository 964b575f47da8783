// @ts-check
import { describeFailure } from './describeRequest.js'

/**
 * @param {import('../lib/jsonRpc.js').LooseRpc} rpc
 * @param {Record<string, any>} transaction
 * @returns {Promise<{ gas: bigint | undefined, problem?: string }>}
 */
export async function estimateGas(rpc, { from, to, value, data, input, gas }) {
  try {
    const estimate = await rpc.call('eth_estimateGas', [{ from, to, value, data: data ?? input }])
    return { gas: BigInt(gas ?? estimate) }
  } catch (thrown) {
    const problem = describeFailure(thrown)
    return { gas: gas === undefined ? undefined : BigInt(gas), problem }
  }
}
