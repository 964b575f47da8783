import { hueTriple } from '../../lib/address/hash'

/** Returns the three hues of an address in the order that pictures use them. */
export function huesOf(address: string): readonly [a: number, b: number, c: number] {
  const { a, b, c } = hueTriple(address)
  return [a, b, c]
}
