// @ts-check
import { encodeFunctionData, numberToHex } from 'viem'
import { BATCH_EXECUTOR_ADDRESS, readArtifact } from '../../chains/contracts.js'
import { describeFailure } from '../describeRequest.js'
import { FALLBACK_GAS, marketFees } from '../sendTransaction.js'

const EXECUTOR = readArtifact('SandboxBatchExecutor')
/** What one authorization costs (EIP-7702), which an estimate with the code in place leaves out. */
const AUTHORIZATION_GAS = 25_000n

/** @param {readonly import('./readBatch.js').BatchCall[]} calls */
const encode = calls =>
  encodeFunctionData({ abi: EXECUTOR.abi, functionName: 'execute', args: [calls] })

/**
 * Whether a chain has the contract that accounts delegate to.
 *
 * @param {import('../../lib/types.js').JsonRpc} rpc
 */
export async function hasExecutor(rpc) {
  return (await rpc.call('eth_getCode', [BATCH_EXECUTOR_ADDRESS, 'latest'])) !== '0x'
}

/**
 * What the calls would cost together, as if the account had delegated already.
 *
 * @param {import('../../lib/types.js').JsonRpc} rpc
 * @param {`0x${string}`} account
 * @param {readonly import('./readBatch.js').BatchCall[]} calls
 * @returns {Promise<{ gas: bigint | undefined, problem?: string }>}
 */
export async function estimateBatch(rpc, account, calls) {
  const asIf = { [account]: { code: EXECUTOR.deployedBytecode } }
  const transaction = { from: account, to: account, data: encode(calls) }
  try {
    /** @type {string} */
    const estimate = await rpc.call('eth_estimateGas', [transaction, 'latest', asIf])
    return { gas: BigInt(estimate) + AUTHORIZATION_GAS }
  } catch (thrown) {
    return { gas: undefined, problem: describeFailure(thrown) }
  }
}

/**
 * Signs and broadcasts one transaction of type 4, from the account to itself: it delegates to the executor (EIP-7702)
 * and has it run the calls.
 *
 * @param {import('../../lib/types.js').JsonRpc} rpc
 * @param {import('viem').HDAccount} account
 * @param {readonly import('./readBatch.js').BatchCall[]} calls
 * @param {{ chainId: number, gas: bigint | undefined }} filled
 * @returns {Promise<string>} the hash
 */
export async function sendBatch(rpc, account, calls, { chainId, gas }) {
  if (!account.signAuthorization) throw new Error(`${account.address} signs no authorizations.`)
  /** @type {string} */
  const pending = await rpc.call('eth_getTransactionCount', [account.address, 'pending'])
  const nonce = Number(pending)
  const authorization = await account.signAuthorization({
    address: BATCH_EXECUTOR_ADDRESS,
    chainId,
    // The account sends the transaction itself, which counts before the authorization is looked at.
    nonce: nonce + 1,
  })
  const signed = await account.signTransaction({
    type: 'eip7702',
    chainId,
    nonce,
    gas: gas ?? FALLBACK_GAS,
    to: account.address,
    data: encode(calls),
    authorizationList: [authorization],
    ...(await marketFees(rpc)),
  })
  return rpc.call('eth_sendRawTransaction', [signed])
}

/**
 * A call as a transaction of its own.
 *
 * @param {string} from
 * @param {import('./readBatch.js').BatchCall} call
 */
export const asTransaction = (from, { to, value, data }) => ({
  from,
  to,
  value: numberToHex(value),
  data,
})
