import Big from 'big.js'

/** Longer text is never an amount; the limit keeps hostile answers from costing time. */
const MAX_LENGTH = 512
/** The range of a double; an exponent beyond it is a malformed answer. */
const MAX_EXPONENT = 308
const MAX_DECIMALS = 255
const DECIMAL = /^\d+(?:\.\d+)?$/
const SIGNED_DECIMAL = /^-?\d+(?:\.\d+)?$/
const LOOSE_NUMBER = /^[+-]?(?=\.?\d)\d*\.?\d*(?:e([+-]?\d{1,4}))?$/i
const DOWN = 0

/** Our own constructor: its settings must not reach a host page's copy of the library. */
const Decimal = Big()

/** Digits, optionally a dot and more digits: no sign, exponent, grouping or bare dot. */
export const isDecimal = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= MAX_LENGTH && DECIMAL.test(value)

/**
 * Base units of an amount, exactly.
 *
 * @throws {Error} `Invalid number` for anything but a plain unsigned decimal.
 * @throws {RangeError} when the amount is finer than the token's smallest unit.
 * @example parseUnits('1.5', 6) // 1500000n
 */
export function parseUnits(value: string, decimals: number): bigint {
  assertDecimals(decimals)
  if (!isDecimal(value)) throw new Error('Invalid number')
  if ((value.split('.')[1] ?? '').length > decimals) {
    throw new RangeError(`More than ${decimals} decimals: ${value}`)
  }
  return BigInt(new Decimal(`${value}e${decimals}`).toFixed(0))
}

/**
 * The shortest decimal text of an amount in base units.
 *
 * @example formatUnits(1500000n, 6) // '1.5'
 */
export function formatUnits(units: bigint, decimals: number): string {
  assertDecimals(decimals)
  return textOf(new Decimal(`${units}e-${decimals}`))
}

/**
 * The canonical decimal of a number or of number-like text from outside (`1e-7`, `.5`, `1.`, `007`), or null when it is
 * none. Meant for answers and typing; amounts in state are already canonical.
 */
export function toDecimal(value: unknown): string | null {
  const text = typeof value === 'string' ? value : numberText(value)
  if (text === null || text.length > MAX_LENGTH) return null
  const match = LOOSE_NUMBER.exec(text.trim())
  if (!match || Math.abs(Number(match[1] ?? 0)) > MAX_EXPONENT) return null
  return textOf(new Decimal(match[0].replace(/^\+/, '')))
}

/** Cuts a decimal to a number of places, towards zero; never rounds up. @throws {Error} `Invalid number` */
export const truncateDecimal = (value: string, places: number): string =>
  textOf(read(value).round(places, DOWN))

/** Writes a decimal with exactly `places` places, cutting towards zero. @throws {Error} `Invalid number` */
export const fixedDecimal = (value: string, places: number): string =>
  read(truncateDecimal(value, places)).toFixed(places)

/** Orders two decimals, which may be negative. @throws {Error} `Invalid number` */
export const compareDecimal = (a: string, b: string): -1 | 0 | 1 => read(a).cmp(read(b))

/** @throws {Error} `Invalid number` */
export const addDecimal = (a: string, b: string): string => textOf(read(a).plus(read(b)))

/** The difference, negative when `b` is the larger. @throws {Error} `Invalid number` */
export const subtractDecimal = (a: string, b: string): string => textOf(read(a).minus(read(b)))

/** The exact product. @throws {Error} `Invalid number` */
export const multiplyDecimal = (a: string, b: string): string => textOf(read(a).times(read(b)))

/** The exact total of a list, figures from outside among it; nothing sums to zero. @throws {Error} `Invalid number` */
export const sumDecimals = (values: readonly (string | number)[]): string =>
  textOf(
    values.reduce<Big>((total, value) => total.plus(read(toDecimal(value) ?? '')), new Decimal(0)),
  )

function read(value: string): Big {
  if (value.length > MAX_LENGTH || !SIGNED_DECIMAL.test(value)) throw new Error('Invalid number')
  return new Decimal(value)
}

const textOf = (value: Big): string => (value.eq(0) ? '0' : value.toFixed())

function numberText(value: unknown): string | null {
  if (typeof value === 'bigint') return value.toString()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null
}

function assertDecimals(decimals: number) {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > MAX_DECIMALS) {
    throw new RangeError(`Decimals must be a whole number from 0 to 255: ${decimals}`)
  }
}
