import { getAddressFormat, stripAddressPrefix } from './address'
import type { Namespace } from './caip'

/**
 * Whether an address has no key, so that funds sent there are lost: zero and burn addresses.
 *
 * @example isBurnAddress('eip155', '0x000000000000000000000000000000000000dEaD') // true
 */
export function isBurnAddress(namespace: Namespace, address: string): boolean {
  const format = getAddressFormat(namespace)
  return format?.burnAddresses.test(stripAddressPrefix(format, address)) ?? false
}
