import { fixedDecimal } from './decimal'

const QUANTITY_PLACES = 3
const FINEST_PLACES = 18

/**
 * Truncates two quantities to three decimals, as lists show them, or to as many as make them
 * differ.
 *
 * @throws {Error} `Invalid number` for anything but plain decimals.
 */
export function toDistinctPair(before: string, after: string): readonly [string, string] {
  for (let places = QUANTITY_PLACES; places < FINEST_PLACES; places += 1) {
    const [was, is] = [fixedDecimal(before, places), fixedDecimal(after, places)]
    if (was !== is) return [was, is]
  }
  return [before, after]
}
