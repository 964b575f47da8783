import Big from 'big.js'
import { toDecimal } from './decimal'

export type DecimalInput = string | number | bigint

/** Our own constructor: the settings must not reach a host page's copy of the library. */
const Decimal = Big()
Decimal.DP = 20
Decimal.RM = 1 // round half up

/**
 * Arithmetic for prices and other inexact figures: quotients have 20 places, rounded half up. Answers are plain decimal
 * text, never with an exponent. Token amounts belong in `units`, which is exact.
 *
 * Every function throws `Invalid number` for an input that is none.
 */
export const bigDecimal = {
  add: (a: DecimalInput, b: DecimalInput) => text(read(a).plus(read(b))),
  subtract: (a: DecimalInput, b: DecimalInput) => text(read(a).minus(read(b))),
  multiply: (a: DecimalInput, b: DecimalInput) => text(read(a).times(read(b))),

  /** @throws {Error} `Division by zero` */
  divide(a: DecimalInput, b: DecimalInput): string {
    const divisor = read(b)
    if (divisor.eq(0)) throw new Error('Division by zero')
    return text(read(a).div(divisor))
  },

  compare: (a: DecimalInput, b: DecimalInput): -1 | 0 | 1 => read(a).cmp(read(b)),
  isZero: (value: DecimalInput) => read(value).eq(0),

  /** Rounds half up to at most `places` places. */
  round: (value: DecimalInput, places: number) => text(read(value).round(places)),

  /** Rounds half up and writes exactly `places` places. */
  toFixed: (value: DecimalInput, places: number) => read(value).toFixed(places),

  /** The total of a list; nothing sums to zero. */
  sum: (values: readonly DecimalInput[]) =>
    text(values.reduce<Big>((total, value) => total.plus(read(value)), new Decimal(0))),
}

function read(value: DecimalInput): Big {
  const decimal = toDecimal(value)
  if (decimal === null) throw new Error('Invalid number')
  return new Decimal(decimal)
}

function text(value: Big): string {
  return value.eq(0) ? '0' : value.toFixed()
}
