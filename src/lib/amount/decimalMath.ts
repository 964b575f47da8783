import Big from 'big.js'
import { toDecimal } from './decimal'

const SIGNED_DECIMAL = /^-?\d+(?:\.\d+)?$/
/** Longer text is never an amount; the limit stops hostile responses from wasting CPU time. */
const MAX_LENGTH = 1_024
/** Decimal places of a non-terminating quotient (specification §9). */
export const DIVISION_PLACES = 20
/** Numbers below this exponent are written without exponent notation. */
const NO_EXPONENT = 1e6

/** Creates our own `Big`: settings on the shared one would also affect the host. */
function createDecimal(places: number) {
  const Decimal = Big()
  Decimal.DP = places
  Decimal.RM = Big.roundHalfUp
  Decimal.PE = NO_EXPONENT
  Decimal.NE = -NO_EXPONENT
  return Decimal
}

const Decimal = createDecimal(DIVISION_PLACES)

/** Whether a text is digits, optionally with a minus sign, a point and more digits. */
export const isSignedDecimal = (value: string): boolean =>
  value.length <= MAX_LENGTH && SIGNED_DECIMAL.test(value)

/** @throws {Error} `Invalid number` for anything but a plain decimal, which may be negative. */
function read(value: string, Type = Decimal) {
  if (!isSignedDecimal(value)) throw new Error('Invalid number')
  return new Type(value)
}

/** Compares two decimals, which may be negative. @throws {Error} `Invalid number` */
export const compareDecimal = (a: string, b: string): -1 | 0 | 1 => read(a).cmp(read(b))

/** @throws {Error} `Invalid number` */
export const addDecimal = (a: string, b: string): string => read(a).plus(read(b)).toString()

/** Returns the difference, negative if `b` is larger. @throws {Error} `Invalid number` */
export const subtractDecimal = (a: string, b: string): string => read(a).minus(read(b)).toString()

/** Returns the exact product. @throws {Error} `Invalid number` */
export const multiplyDecimal = (a: string, b: string): string => read(a).times(read(b)).toString()

/**
 * Returns the quotient, rounded half up to `places` places; null if the divisor is zero.
 *
 * @throws {Error} `Invalid number`
 */
export function divideDecimal(a: string, b: string, places = DIVISION_PLACES): string | null {
  const Type = places === DIVISION_PLACES ? Decimal : createDecimal(places)
  const [dividend, divisor] = [read(a, Type), read(b, Type)]
  return divisor.eq(0) ? null : dividend.div(divisor).toString()
}

/** Rounds half up to `places` places, keeping trailing zeros. @throws {Error} `Invalid number` */
export const roundDecimal = (value: string, places: number): string =>
  read(value).round(places).toFixed(places)

/** Moves the decimal point `places` to the left, exactly. @throws {Error} `Invalid number` */
export const shiftDecimal = (value: string, places: number): string =>
  read(value)
    .times(`1e${String(-places)}`)
    .toString()

/** Returns the exact sum; an empty list gives zero. @throws {Error} `Invalid number` */
export const sumDecimals = (values: readonly (string | number)[]): string =>
  values.reduce<string>((total, value) => addDecimal(total, toDecimal(value) ?? ''), '0')
