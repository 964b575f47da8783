import { formatOf, writtenBody } from './address'
import type { Namespace } from './caip'

/**
 * Whether no key exists for an address, so that funds sent there are lost: the zero address, and the addresses that tokens
 * are burned at.
 *
 * @example isNobodysAddress('eip155', '0x000000000000000000000000000000000000dEaD') // true
 */
export function isNobodysAddress(namespace: Namespace, address: string): boolean {
  const format = formatOf(namespace)
  return format?.nobodys.test(writtenBody(format, address)) ?? false
}
