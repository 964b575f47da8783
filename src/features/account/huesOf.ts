import { hueTriple } from '../../lib/address/hash'

/** An address's three hues in the order pictures take them. */
export function huesOf(address: string): readonly [a: number, b: number, c: number] {
  const { a, b, c } = hueTriple(address)
  return [a, b, c]
}
