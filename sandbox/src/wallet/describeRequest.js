// @ts-check
import {
  decodeErrorResult,
  decodeFunctionData,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  formatEther,
  formatUnits,
  hexToString,
  isHex,
} from 'viem'
import { readArtifact } from '../chains/contracts.js'
import { RpcError } from '../lib/jsonRpc.js'

/**
 * @param {unknown} message
 * @returns {string} readable text, or the bytes when they are not text
 */
export function readMessage(message) {
  const given = String(message)
  if (!isHex(given)) return given
  const text = hexToString(given)
  return text.includes('\uFFFD') || /[\u0000-\u0008\u000e-\u001f]/.test(text) ? given : text
}

/** @typedef {{ chain: { symbol: string }, rpc: import('../lib/types.js').JsonRpc }} ChainReader */

/**
 * Describes a transaction's effects.
 *
 * @param {import('./readTransaction.js').TransactionRequest} transaction
 * @param {ChainReader} wallet
 * @returns {Promise<{ label: string, value: string }[]>}
 */
export async function describeTransaction(transaction, wallet) {
  const { to, data = transaction.input ?? '0x', value = '0x0' } = transaction
  const { symbol } = wallet.chain
  const rows = [{ label: 'From', value: transaction.from ?? '' }]
  const token = to && data.length > 10 ? await describeTokenCall(to, data, wallet) : undefined
  if (token) rows.push(...token)
  else rows.push({ label: 'To', value: to ?? 'A new contract' })
  if (BigInt(value) > 0n || !token)
    rows.push({ label: 'Amount', value: `${formatEther(BigInt(value))} ${symbol}` })
  if (!token && data !== '0x') rows.push({ label: 'Data', value: data })
  return rows
}

/**
 * @param {string} to
 * @param {string} data
 * @param {ChainReader} wallet
 */
async function describeTokenCall(to, data, wallet) {
  try {
    const call = decodeFunctionData({ abi: erc20Abi, data: /** @type {`0x${string}`} */ (data) })
    if (call.functionName !== 'transfer' && call.functionName !== 'approve') return undefined
    const [party, amount] = call.args
    const [symbol, decimals] = await Promise.all([read('symbol'), read('decimals')])
    const isTransfer = call.functionName === 'transfer'
    return [
      {
        label: isTransfer ? 'Send token' : 'Allow to spend',
        value: `${formatUnits(amount, Number(decimals))} ${symbol}`,
      },
      { label: isTransfer ? 'To' : 'Spender', value: party },
      { label: 'Token contract', value: to },
    ]
  } catch {
    return undefined // Some other contract.
  }

  /** @param {'symbol' | 'decimals'} functionName */
  async function read(functionName) {
    const call = { to, data: encodeFunctionData({ abi: erc20Abi, functionName }) }
    /** @type {`0x${string}`} */
    const answer = await wallet.rpc.call('eth_call', [call, 'latest'])
    return decodeFunctionResult({ abi: erc20Abi, functionName, data: answer })
  }
}

const KNOWN_ERRORS = [
  ...readArtifact('SandboxToken').abi,
  ...readArtifact('SandboxNoReturnToken').abi,
  ...readArtifact('SandboxBatchExecutor').abi,
].filter(({ type }) => type === 'error')

/**
 * Describes a failed estimate for the user.
 *
 * @param {unknown} thrown the estimate's error
 */
export function describeFailure(thrown) {
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  const data = thrown instanceof RpcError ? thrown.data : undefined
  return describeReason(data) ?? (message.length > 160 ? `${message.slice(0, 160)}…` : message)
}

/**
 * @param {unknown} data a contract's revert data
 * @returns {string | undefined} undefined for an unknown custom error
 */
function describeReason(data) {
  try {
    const { errorName, args } = decodeErrorResult({
      abi: KNOWN_ERRORS,
      data: /** @type {`0x${string}`} */ (data),
    })
    if (errorName === 'CallFailed') {
      const [index, reason] = args ?? []
      return `call ${Number(index) + 1}: ${describeReason(reason) ?? 'reverted'}`
    }
    return errorName.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  } catch {
    return undefined
  }
}
