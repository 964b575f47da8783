import { asciiDigits } from '../text/asciiDigits'
import { ungroupAmount } from './ungroupAmount'

/** Longer text is never an amount; the limit keeps what was copied by mistake from costing time. */
const MAX_LENGTH = 200
/** Signs that draw nothing: they come with text from right-to-left pages. */
const INVISIBLE = /\p{Cf}/gu
/** Words or a sign of money, one number with whatever may stand between its digits, words; no other figure anywhere. */
const ONE_NUMBER = /^(?:\P{N}*\s)?[^\p{N}.,]*([.,]?\d(?:[\d.,'’٬\s]*\d)?[.,]?)(\P{N}*)$/u
/** What makes another number of the one before it: an exponent, a multiple, a share. */
const SCALED =
  /^\s*(?:(?:[ekmbt]|bn|mn|mio|mrd|mil|lakhs?|crores?|hundred|thousand|million|billion|trillion)(?![\p{L}\p{N}])|[千万萬亿億百%‰])|[×*^/]/iu
/** Threes of digits, parted by one kind of sign that can be nothing else. */
const IN_THREES = /^\d{1,3}(['’٬\s])\d{3}(?:\1\d{3})*(?:[.,]\d*)?$/u
/** At most one sign, which stands before the decimals. */
const PLAIN = /^\d*[.,]?\d*$/

/** One sign with three digits behind it parts thousands in some languages and the decimals in others. */
const EITHER = /^([1-9]\d{0,2})([.,])(\d{3})$/

const numberIn = (text: string) => {
  if (text.length > MAX_LENGTH) return undefined
  const [, found, after = ''] = ONE_NUMBER.exec(asciiDigits(text).replace(INVISIBLE, '')) ?? []
  return found === undefined || SCALED.test(after) ? undefined : found
}

/**
 * The two amounts that a text may mean, the smaller one first; null where it can mean only one. A point is taken for what it is in
 * a language that writes decimals with it.
 *
 * @example amountChoices('12,001') // ['12.001', '12001']
 */
export function amountChoices(text: string, decimalSign = '.'): readonly [string, string] | null {
  const [, whole, sign, rest] = EITHER.exec(numberIn(text) ?? '') ?? []
  if (whole === undefined || rest === undefined || (sign === '.' && decimalSign === '.'))
    return null
  return [`${whole}.${rest}`, whole + rest]
}

/**
 * The one amount that a text names, as a plain decimal; null when there is none, more than one, or one that says
 * something else than its digits, and where it may be either of two (`amountChoices`). Digits are never joined over anything but the signs between groups.
 *
 * @example readAmount('1,234.50 USDC') // '1234.50'
 * @example readAmount('1 ETH (3000 USD)') // null
 */
export function readAmount(text: string, decimalSign = '.'): string | null {
  const found = numberIn(text)
  if (found === undefined || amountChoices(text, decimalSign)) return null
  const whole = IN_THREES.test(found) ? found.replace(/['’٬\s]/gu, '') : ungroupAmount(found)
  return PLAIN.test(whole) ? withPoint(whole) : null
}

/** A key pressed in an amount: what it leaves there, or null where no amount has such a sign. */
export function typeAmount(text: string): string | null {
  const plain = asciiDigits(text).replace(INVISIBLE, '').replace(/\s/gu, '')
  return PLAIN.test(plain) ? withPoint(plain) : null
}

/** Digits with at most one point, a digit before it, and no idle noughts. */
function withPoint(plain: string): string {
  const [whole = '', fraction] = plain.replace(',', '.').split('.')
  const short = whole.replace(/^0+(?=\d)/, '')
  return fraction === undefined ? short : `${short || '0'}.${fraction}`
}
