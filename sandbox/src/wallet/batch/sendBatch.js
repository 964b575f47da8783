// @ts-check
import { encodeFunctionData, numberToHex } from 'viem'
import {
  BATCH_EXECUTOR_ADDRESS,
  readArtifact,
  SESSION_ACCOUNT_ADDRESS,
} from '../../chains/contracts.js'
import { describeFailure } from '../describeRequest.js'
import { sendDelegated } from '../sendDelegated.js'

const EXECUTOR = readArtifact('SandboxBatchExecutor')
const KEEPER = readArtifact('SandboxSessionAccount')
/**
 * The gas of one authorization and of loading the delegate's code (EIP-7702), which an estimate
 * with the code in place omits.
 */
const AUTHORIZATION_GAS = 27_600n

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
 * Estimates the combined cost of the calls, as if the account had already delegated.
 *
 * @param {import('../../lib/types.js').JsonRpc} rpc
 * @param {`0x${string}`} account
 * @param {readonly import('./readBatch.js').BatchCall[]} calls
 * @returns {Promise<{ gas: bigint | undefined, problem?: string }>}
 */
export async function estimateBatch(rpc, account, calls) {
  const delegate = await delegateOf(rpc, account)
  const { deployedBytecode } = delegate === SESSION_ACCOUNT_ADDRESS ? KEEPER : EXECUTOR
  const asIf = { [account]: { code: deployedBytecode } }
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
 * Signs and broadcasts one type 4 transaction, from the account to itself: it delegates to the
 * executor (EIP-7702), which runs the calls.
 *
 * @param {import('../../lib/types.js').JsonRpc} rpc
 * @param {import('viem').HDAccount} account
 * @param {readonly import('./readBatch.js').BatchCall[]} calls
 * @param {{ chainId: number, gas: bigint | undefined }} filled
 * @returns {Promise<string>} the hash
 */
export async function sendBatch(rpc, account, calls, { chainId, gas }) {
  const delegate = await delegateOf(rpc, account.address)
  return sendDelegated(rpc, account, encode(calls), { chainId, gas, delegate })
}

/**
 * Returns the contract an account delegates to for a batch. The permission contract also runs
 * batches, and stays: replacing it would drop the permissions.
 *
 * @param {import('../../lib/types.js').JsonRpc} rpc
 * @param {string} account
 */
async function delegateOf(rpc, account) {
  /** @type {string} */
  const code = await rpc.call('eth_getCode', [account, 'latest'])
  const isKeeper = code.toLowerCase() === `0xef0100${SESSION_ACCOUNT_ADDRESS.slice(2)}`
  return isKeeper ? SESSION_ACCOUNT_ADDRESS : BATCH_EXECUTOR_ADDRESS
}

/**
 * Returns a call as a separate transaction.
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
