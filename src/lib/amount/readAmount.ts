import { toAsciiDigits } from '../text/toAsciiDigits'
import { ungroupAmount } from './ungroupAmount'

/** Longer text is never an amount; the limit keeps accidental pastes cheap. */
const MAX_LENGTH = 200
/** Invisible characters, which text copied from right-to-left pages contains. */
const INVISIBLE = /\p{Cf}/gu
/** One number, optionally with words or a currency sign around it, and no other digits. */
const ONE_NUMBER = /^(?:\P{N}*\s)?[^\p{N}.,]*([.,]?\d(?:[\d.,'’٬\s]*\d)?[.,]?)(\P{N}*)$/u
/** Suffixes that change the number's value: an exponent, a multiplier, a percentage. */
const SCALED =
  /^\s*(?:(?:[ekmbt]|bn|mn|mio|mrd|mil|lakhs?|crores?|hundred|thousand|million|billion|trillion)(?![\p{L}\p{N}])|[千万萬亿億百%‰])|[×*^/]/iu
/** Groups of three digits, with one separator that can't be a decimal one. */
const IN_THREES = /^\d{1,3}(['’٬\s])\d{3}(?:\1\d{3})*(?:[.,]\d*)?$/u
/** At most one separator, before the decimals. */
const PLAIN = /^\d*[.,]?\d*$/

/** One separator followed by three digits: grouping in some languages, decimals in others. */
const AMBIGUOUS_SEPARATOR = /^([1-9]\d{0,2})([.,])(\d{3})$/

const findNumber = (text: string) => {
  if (text.length > MAX_LENGTH) return undefined
  const [, found, after = ''] = ONE_NUMBER.exec(toAsciiDigits(text).replace(INVISIBLE, '')) ?? []
  return found === undefined || SCALED.test(after) ? undefined : found
}

/**
 * Returns both amounts that a text may mean, the smaller first; null if unambiguous. A point is
 * unambiguous in languages that use it for decimals.
 *
 * @example amountChoices('12,001') // ['12.001', '12001']
 */
export function getAmountChoices(
  text: string,
  decimalSign = '.',
): readonly [string, string] | null {
  const [, whole, sign, rest] = AMBIGUOUS_SEPARATOR.exec(findNumber(text) ?? '') ?? []
  if (whole === undefined || rest === undefined || (sign === '.' && decimalSign === '.'))
    return null
  return [`${whole}.${rest}`, whole + rest]
}

/**
 * Parses the only amount in a text to a plain decimal; null for none, several, a scaled one, or an
 * ambiguous one (`getAmountChoices`). Joins digits only across grouping separators.
 *
 * @example readAmount('1,234.50 USDC') // '1234.50'
 * @example readAmount('1 ETH (3000 USD)') // null
 */
export function readAmount(text: string, decimalSign = '.'): string | null {
  const found = findNumber(text)
  if (found === undefined || getAmountChoices(text, decimalSign)) return null
  const whole = IN_THREES.test(found) ? found.replace(/['’٬\s]/gu, '') : ungroupAmount(found)
  return PLAIN.test(whole) ? toPlainDecimal(whole) : null
}

/** Returns an amount field's content after typing, or null if a character isn't allowed. */
export function toTypedAmount(text: string): string | null {
  const plain = toAsciiDigits(text).replace(INVISIBLE, '').replace(/\s/gu, '')
  return PLAIN.test(plain) ? toPlainDecimal(plain) : null
}

/** Returns digits with at most one point, at least one digit before it, and no leading zeros. */
function toPlainDecimal(plain: string): string {
  const [whole = '', fraction] = plain.replace(',', '.').split('.')
  const short = whole.replace(/^0+(?=\d)/, '')
  return fraction === undefined ? short : `${short || '0'}.${fraction}`
}
