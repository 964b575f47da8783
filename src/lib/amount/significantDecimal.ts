import { truncateDecimal } from './decimal'

const PENNY_PLACES = 2

/** Returns the place of the first significant digit: 1 for `0.5`, 3 for `0.0052`. */
function getFirstSignificantPlace(fraction: string): number {
  const index = fraction.search(/[1-9]/)
  return index === -1 ? 0 : index + 1
}

/**
 * Truncates to significant digits, with at least two decimals: `161.488` becomes `161.48`,
 * `0.000123456` becomes `0.0001234`. Never rounds up, so that it promises no more than there is.
 *
 * @throws {Error} `Invalid number` for anything but a plain decimal.
 */
export function significantDecimal(value: string, figures = 4): string {
  const [whole = '0', fraction = ''] = value.split('.')
  const places = /[1-9]/.test(whole)
    ? Math.max(PENNY_PLACES, figures - whole.length)
    : Math.max(PENNY_PLACES, getFirstSignificantPlace(fraction) + figures - 1)
  return pennyDecimal(truncateDecimal(value, places))
}

/** Pads a single decimal to two, as sums of money are written: `1250.5` becomes `1250.50`. */
export function pennyDecimal(value: string): string {
  const [whole = '', fraction = ''] = value.split('.')
  return fraction.length === 1 ? `${whole}.${fraction}0` : value
}
