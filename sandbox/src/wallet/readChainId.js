// @ts-check
import { invalidParams as invalid } from './invalidParams.js'

/** @param {unknown} value */
export function readChainId(value) {
  if (typeof value !== 'string' || !/^0x[1-9a-f][0-9a-f]{0,12}$/i.test(value)) {
    invalid('chainId must be a hexadecimal text such as "0x7a69".')
  }
  return Number(value)
}
