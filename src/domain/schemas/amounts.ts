import * as v from 'valibot'

const MAX_DIGITS = 128
const MAX_DECIMALS = 255

/** A plain unsigned decimal: no sign, no exponent, no grouping. */
export const decimalText = v.pipe(v.string(), v.maxLength(MAX_DIGITS), v.regex(/^\d+(?:\.\d+)?$/))

/** A whole number of base units. */
export const integerText = v.pipe(v.string(), v.maxLength(MAX_DIGITS), v.regex(/^\d+$/))

/** Gas comes as text or as a number. */
export const gasText = v.pipe(
  v.union([integerText, v.pipe(v.number(), v.safeInteger(), v.minValue(0))]),
  v.transform(String),
)

/** How many decimals a token has, as text. */
export const decimalsText = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/),
  v.check(text => Number(text) <= MAX_DECIMALS),
)

/** A price or a sum of money: finite and not negative. */
export const money = v.pipe(v.number(), v.finite(), v.minValue(0))
