import { fixedDecimal } from './decimal'

const QUANTITY_PLACES = 3
const FINEST_PLACES = 18

/**
 * Two quantities as lists show them, cut to three places; to as many more as it takes to tell them apart.
 *
 * @throws {Error} `Invalid number` for anything but plain decimals.
 */
export function shortenedPair(before: string, after: string): readonly [string, string] {
  for (let places = QUANTITY_PLACES; places < FINEST_PLACES; places += 1) {
    const [was, is] = [fixedDecimal(before, places), fixedDecimal(after, places)]
    if (was !== is) return [was, is]
  }
  return [before, after]
}
