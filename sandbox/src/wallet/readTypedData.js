// @ts-check
import { isRecord } from '../lib/isRecord.js'
import { invalidParams as invalid } from './invalidParams.js'

/**
 * @param {unknown} given
 * @param {number} currentChainId
 */
export function readTypedData(given, currentChainId) {
  /** @type {unknown} */
  let typedData
  try {
    typedData = typeof given === 'string' ? JSON.parse(given) : given
  } catch {
    invalid('The typed data is not JSON.')
  }
  if (!isTypedData(typedData)) return invalid('The typed data is incomplete.')
  const asked = typedData.domain?.chainId
  if (asked !== undefined && Number(asked) !== currentChainId) {
    invalid(`The typed data is for chain ${asked}, the wallet is on ${currentChainId}.`)
  }
  return typedData
}

/**
 * Whether the required parts are there; viem validates their contents.
 *
 * @param {unknown} given
 * @returns {given is import('viem').TypedDataDefinition<import('viem').TypedData, string>}
 */
const isTypedData = given =>
  isRecord(given) &&
  isRecord(given['types']) &&
  isRecord(given['message']) &&
  typeof given['primaryType'] === 'string' &&
  given['types'][given['primaryType']] !== undefined
