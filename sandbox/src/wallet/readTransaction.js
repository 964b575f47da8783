// @ts-check
import { isHex } from 'viem'
import { isRecord } from '../lib/isRecord.js'
import { invalidParams as invalid } from './invalidParams.js'

/** @typedef {Readonly<Partial<Record<(typeof FIELDS)[number], string>>>} TransactionRequest */

const FIELDS = /** @type {const} */ ([
  'from',
  'to',
  'value',
  'data',
  'input',
  'gas',
  'nonce',
  'type',
  'chainId',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
])

/**
 * Parses a page's transaction, with each field as text.
 *
 * @param {unknown} given
 * @param {number} currentChainId
 * @returns {TransactionRequest}
 */
export function readTransaction(given, currentChainId) {
  if (!isRecord(given)) return invalid('A transaction is expected.')
  const transaction = Object.fromEntries(
    FIELDS.flatMap(field => {
      const value = given[field] ?? undefined
      return value === undefined ? [] : [[field, String(value)]]
    }),
  )
  check(transaction, currentChainId)
  return transaction
}

/**
 * @param {TransactionRequest} transaction
 * @param {number} currentChainId
 */
function check({ to, value, data, chainId, gas }, currentChainId) {
  if (to !== undefined && !/^0x[0-9a-f]{40}$/i.test(to)) invalid('"to" is not an address.')
  if (!to && !data) invalid('A transaction needs "to" or "data".')
  for (const number of [value, gas]) {
    if (number !== undefined && !/^0x[0-9a-f]+$/i.test(number))
      invalid('Numbers must be hexadecimal text.')
  }
  if (data !== undefined && !isHex(data)) invalid('"data" must be hexadecimal text.')
  if (chainId !== undefined && Number(chainId) !== currentChainId) {
    invalid(`The transaction is for chain ${Number(chainId)}, the wallet is on ${currentChainId}.`)
  }
}
