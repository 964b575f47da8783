// @ts-check

/**
 * @typedef {{
 *   logs: { address: string, data: string, topics: string[] }[], status: string, blockHash: string,
 *   blockNumber: string, gasUsed: string, transactionHash: string,
 * }} BatchReceipt
 */

/**
 * Returns a receipt in the format of `wallet_getCallsStatus`.
 *
 * @param {import('../../lib/types.js').JsonRpc} rpc
 * @param {string} hash
 * @returns {Promise<BatchReceipt | undefined>} undefined while the transaction is in no block
 */
export async function readReceipt(rpc, hash) {
  /** @type {BatchReceipt | null} */
  const receipt = await rpc.call('eth_getTransactionReceipt', [hash])
  if (!receipt) return undefined
  const { logs, status, blockHash, blockNumber, gasUsed, transactionHash } = receipt
  const told = logs.map(({ address, data, topics }) => ({ address, data, topics }))
  return { logs: told, status, blockHash, blockNumber, gasUsed, transactionHash }
}

/** @param {BatchReceipt} receipt */
export const isGood = ({ status }) => status === '0x1'
