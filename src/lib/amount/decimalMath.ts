import Big from 'big.js'
import { toDecimal } from './decimal'

const SIGNED_DECIMAL = /^-?\d+(?:\.\d+)?$/
/** Longer text is never an amount; the limit keeps hostile answers from costing time. */
const MAX_LENGTH = 1_024
/** Places of a quotient that does not end (specification §9). */
export const DIVISION_PLACES = 20
/** Text without an exponent, whatever the size. */
const NO_EXPONENT = 1e6

/** A `Big` of our own: settings on the shared one would be the host's as well. */
function createDecimal(places: number) {
  const Decimal = Big()
  Decimal.DP = places
  Decimal.RM = Big.roundHalfUp
  Decimal.PE = NO_EXPONENT
  Decimal.NE = -NO_EXPONENT
  return Decimal
}

const Decimal = createDecimal(DIVISION_PLACES)

/** Digits, optionally a minus before them, a point and more digits. */
export const isSignedDecimal = (value: string): boolean =>
  value.length <= MAX_LENGTH && SIGNED_DECIMAL.test(value)

/** @throws {Error} `Invalid number` for anything but a plain decimal, which may be negative. */
function read(value: string, Type = Decimal) {
  if (!isSignedDecimal(value)) throw new Error('Invalid number')
  return new Type(value)
}

/** Orders two decimals, which may be negative. @throws {Error} `Invalid number` */
export const compareDecimal = (a: string, b: string): -1 | 0 | 1 => read(a).cmp(read(b))

/** @throws {Error} `Invalid number` */
export const addDecimal = (a: string, b: string): string => read(a).plus(read(b)).toString()

/** The difference, negative when `b` is the larger. @throws {Error} `Invalid number` */
export const subtractDecimal = (a: string, b: string): string => read(a).minus(read(b)).toString()

/** The exact product. @throws {Error} `Invalid number` */
export const multiplyDecimal = (a: string, b: string): string => read(a).times(read(b)).toString()

/**
 * The quotient, rounded half up where it has more places; null where there is nothing to divide by.
 *
 * @throws {Error} `Invalid number`
 */
export function divideDecimal(a: string, b: string, places = DIVISION_PLACES): string | null {
  const Type = places === DIVISION_PLACES ? Decimal : createDecimal(places)
  const [dividend, divisor] = [read(a, Type), read(b, Type)]
  return divisor.eq(0) ? null : dividend.div(divisor).toString()
}

/** With exactly `places` places, half up, noughts at the end included. @throws {Error} `Invalid number` */
export const roundDecimal = (value: string, places: number): string =>
  read(value).round(places).toFixed(places)

/** The number with its point moved to the left by so many places, exactly. @throws {Error} `Invalid number` */
export const shiftDecimal = (value: string, places: number): string =>
  read(value)
    .times(`1e${String(-places)}`)
    .toString()

/** The exact total of a list, figures from outside among it; nothing sums to zero. @throws {Error} `Invalid number` */
export const sumDecimals = (values: readonly (string | number)[]): string =>
  values.reduce<string>((total, value) => addDecimal(total, toDecimal(value) ?? ''), '0')
