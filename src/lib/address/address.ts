import type { Namespace } from './caip'
import { FAMILY_FACTS, type AddressFormat } from './familyFacts'

export const getAddressFormat = (namespace: Namespace): AddressFormat | undefined =>
  FAMILY_FACTS[namespace]?.address

/** Returns the address without the prefix of its kind, in its original letter case. */
export const stripAddressPrefix = ({ prefix }: AddressFormat, text: string): string =>
  text.toLowerCase().startsWith(prefix) ? text.slice(prefix.length) : text

/** Returns a form that is equal for all spellings of one address. */
export function toComparableAddressBody(format: AddressFormat, address: string): string {
  const body = stripAddressPrefix(format, address)
  return format.isCaseless ? body.toLowerCase() : body
}

export function isOfFormat(format: AddressFormat, text: string): boolean {
  const body = stripAddressPrefix(format, text)
  return format.alphabet.test(body) && body.length >= format.min && body.length <= format.max
}

/** Whether sending to this address may be offered; false for families without a known format. */
export function isAddress(namespace: Namespace, value: unknown): boolean {
  const format = getAddressFormat(namespace)
  return format !== undefined && typeof value === 'string' && isOfFormat(format, value)
}

export function isEqualAddress(namespace: Namespace, a: string, b: string): boolean {
  const format = getAddressFormat(namespace)
  return format
    ? toComparableAddressBody(format, a) === toComparableAddressBody(format, b)
    : a === b
}

/** Returns an address as requests need it, adding the prefix that users may omit. */
export function withPrefix(namespace: Namespace, address: string): string {
  const format = getAddressFormat(namespace)
  return format ? format.prefix + stripAddressPrefix(format, address) : address
}
