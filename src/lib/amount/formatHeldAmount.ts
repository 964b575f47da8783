import { fixedDecimal, toDecimal } from './decimal'
import { formatDecimal } from './formatDecimal'
import { formatShortAmount } from './formatShortAmount'

const PLACES = 3

/**
 * Formats a held amount, truncated to three decimals as in the account's lists, or to the digits
 * needed not to read as zero. Empty if not a number.
 */
export function formatHeldAmount(amount: string, locale?: string): string {
  const decimal = toDecimal(amount)
  if (decimal === null) return ''
  const short = fixedDecimal(decimal, PLACES)
  return Number(short) === 0 ? formatShortAmount(amount, locale) : formatDecimal(short, locale)
}
