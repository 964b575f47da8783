import * as v from 'valibot'
import { toDecimal } from '../../lib/amount/decimal'

const MAX_DIGITS = 128
const MAX_DECIMALS = 255

/** Services write very small and very large amounts with an exponent; expanding it is lossless. */
const numberText = v.pipe(
  v.string(),
  v.maxLength(MAX_DIGITS),
  v.regex(/^\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i),
  v.transform(text => (/e/i.test(text) ? (toDecimal(text) ?? '') : text)),
  v.maxLength(MAX_DIGITS),
)

/** An unsigned decimal, plain after parsing: no sign, exponent or grouping. */
export const decimalText = v.pipe(numberText, v.regex(/^\d+(?:\.\d+)?$/))

/** A whole number of base units. */
export const integerText = v.pipe(numberText, v.regex(/^\d+$/))

/** Gas, as text or as a number. */
export const gasText = v.pipe(
  v.union([integerText, v.pipe(v.number(), v.safeInteger(), v.minValue(0))]),
  v.transform(String),
)

/** A token's decimals, as text. */
export const decimalsText = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/),
  v.check(text => Number(text) <= MAX_DECIMALS),
)

/** A price or a sum of money: finite and not negative. */
export const money = v.pipe(v.number(), v.finite(), v.minValue(0))
