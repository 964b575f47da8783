// @ts-check
import { isRecord } from '../lib/isRecord.js'
import { invalidParams as invalid } from './invalidParams.js'

/**
 * @param {unknown} given
 * @param {number} currentChainId
 */
export function readTypedData(given, currentChainId) {
  /** @type {any} */
  let typedData
  try {
    typedData = typeof given === 'string' ? JSON.parse(given) : given
  } catch {
    invalid('The typed data is not JSON.')
  }
  const isWhole =
    isRecord(typedData) && isRecord(typedData['types']) && isRecord(typedData['message'])
  if (!isWhole || !typedData.types[typedData.primaryType]) invalid('The typed data is incomplete.')
  const asked = typedData.domain?.chainId
  if (asked !== undefined && Number(asked) !== currentChainId) {
    invalid(`The typed data is for chain ${asked}, the wallet is on ${currentChainId}.`)
  }
  return typedData
}
