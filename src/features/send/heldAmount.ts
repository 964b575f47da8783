import { fixedDecimal, toDecimal } from '../../lib/amount/decimal'
import { localDecimal } from '../../lib/amount/localDecimal'
import { shortAmount } from './shortAmount'

const PLACES = 3

/**
 * An amount held, as a form tells it: with three decimals, cut and not rounded, as the lists of the account have it. What
 * would read as nothing keeps the figures it needs. Empty for what is no number.
 */
export function heldAmount(amount: string, locale?: string): string {
  const decimal = toDecimal(amount)
  if (decimal === null) return ''
  const short = fixedDecimal(decimal, PLACES)
  return Number(short) === 0 ? shortAmount(amount, locale) : localDecimal(short, locale)
}
