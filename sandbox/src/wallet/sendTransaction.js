// @ts-check

/** For a transaction whose estimate failed, so that it is mined anyway. */
export const FALLBACK_GAS = 500_000n

/**
 * Fills in missing fields, signs and broadcasts.
 *
 * @param {import('../lib/types.js').JsonRpc} rpc
 * @param {import('viem').LocalAccount} account
 * @param {import('./readTransaction.js').TransactionRequest} transaction
 * @param {{ chainId: number, gas: bigint | undefined }} filled
 * @returns {Promise<string>} the hash
 */
export async function sendTransaction(rpc, account, transaction, { chainId, gas }) {
  const { to, value, nonce } = transaction
  const data = transaction.data ?? transaction.input ?? '0x'
  const pending = nonce ?? (await rpc.call('eth_getTransactionCount', [account.address, 'pending']))
  const signed = await account.signTransaction({
    chainId,
    nonce: Number(pending),
    gas: gas ?? FALLBACK_GAS,
    value: BigInt(value ?? 0),
    data: /** @type {`0x${string}`} */ (data),
    ...(to ? { to: /** @type {`0x${string}`} */ (to) } : {}),
    ...(await chooseFees(rpc, transaction)),
  })
  return rpc.call('eth_sendRawTransaction', [signed])
}

/**
 * @param {import('../lib/types.js').JsonRpc} rpc
 * @param {import('./readTransaction.js').TransactionRequest} transaction
 * @returns {Promise<{ type: 'legacy', gasPrice: bigint } | { type: 'eip1559',
 *   maxFeePerGas: bigint, maxPriorityFeePerGas: bigint }>}
 */
async function chooseFees(rpc, { type, gasPrice, maxFeePerGas, maxPriorityFeePerGas }) {
  if (gasPrice !== undefined || type === '0x0') {
    return { type: 'legacy', gasPrice: BigInt(gasPrice ?? (await ask(rpc, 'eth_gasPrice'))) }
  }
  return { type: 'eip1559', ...(await marketFees(rpc, { maxFeePerGas, maxPriorityFeePerGas })) }
}

/**
 * Returns the current fees, where the page named none.
 *
 * @param {import('../lib/types.js').JsonRpc} rpc
 * @param {{ maxFeePerGas?: string | undefined, maxPriorityFeePerGas?: string | undefined }}
 *   [wanted]
 * @returns {Promise<{ maxFeePerGas: bigint, maxPriorityFeePerGas: bigint }>}
 */
export async function marketFees(rpc, { maxFeePerGas, maxPriorityFeePerGas } = {}) {
  const tip = BigInt(maxPriorityFeePerGas ?? (await ask(rpc, 'eth_maxPriorityFeePerGas')))
  /** @type {{ baseFeePerGas: string }} */
  const { baseFeePerGas } = await rpc.call('eth_getBlockByNumber', ['latest', false])
  const limit = maxFeePerGas === undefined ? BigInt(baseFeePerGas) * 2n + tip : BigInt(maxFeePerGas)
  return { maxFeePerGas: limit, maxPriorityFeePerGas: tip < limit ? tip : limit }
}

/**
 * @param {import('../lib/types.js').JsonRpc} rpc
 * @param {string} method
 * @returns {Promise<string>} a number in hexadecimal text
 */
const ask = (rpc, method) => rpc.call(method)
