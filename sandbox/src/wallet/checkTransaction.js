// @ts-check
import { isHex } from 'viem'
import { invalidParams as invalid } from './invalidParams.js'

/**
 * @param {Record<string, any>} transaction
 * @param {number} currentChainId
 */
export function checkTransaction({ to, value, data, chainId, gas }, currentChainId) {
  if (to !== undefined && to !== null && !/^0x[0-9a-f]{40}$/i.test(String(to)))
    invalid('"to" is not an address.')
  if (!to && !data) invalid('A transaction needs "to" or "data".')
  for (const number of [value, gas]) {
    if (number !== undefined && !/^0x[0-9a-f]+$/i.test(String(number)))
      invalid('Numbers must be hexadecimal text.')
  }
  if (data !== undefined && !isHex(data)) invalid('"data" must be hexadecimal text.')
  if (chainId !== undefined && Number(chainId) !== currentChainId) {
    invalid(`The transaction is for chain ${Number(chainId)}, the wallet is on ${currentChainId}.`)
  }
}
