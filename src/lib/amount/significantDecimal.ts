import { truncateDecimal } from './decimal'

const PENNY_PLACES = 2

/** Where the first digit that counts stands after the point: 1 for `0.5`, 3 for `0.0052`. */
function firstPlace(fraction: string): number {
  const index = fraction.search(/[1-9]/)
  return index === -1 ? 0 : index + 1
}

/**
 * A rate or a minimum by its first digits that count, with two places at least: `161.488` is `161.48`, `0.000123456` is
 * `0.0001234`. It is cut and never rounded up: a visitor must not be promised more than there is.
 *
 * @throws {Error} `Invalid number` for anything but a plain decimal.
 */
export function significantDecimal(value: string, figures = 4): string {
  const [whole = '0', fraction = ''] = value.split('.')
  const places = /[1-9]/.test(whole)
    ? Math.max(PENNY_PLACES, figures - whole.length)
    : Math.max(PENNY_PLACES, firstPlace(fraction) + figures - 1)
  return pennyDecimal(truncateDecimal(value, places))
}

/** The same decimal with a second place where it has one: `1250.5` is `1250.50`, as sums of money are written. */
export function pennyDecimal(value: string): string {
  const [whole = '', fraction = ''] = value.split('.')
  return fraction.length === 1 ? `${whole}.${fraction}0` : value
}
