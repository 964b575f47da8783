import { getHueTriple } from '../../lib/address/hash'

/** Returns the three hues of an address in the order that pictures use them. */
export function getAddressHues(address: string): readonly [a: number, b: number, c: number] {
  const { a, b, c } = getHueTriple(address)
  return [a, b, c]
}
