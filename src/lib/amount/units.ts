import { assertDecimals, decimalOf, MAX_LENGTH, readDecimal, type Scaled } from './decimal'

const DECIMAL = /^\d+(?:\.\d+)?$/

/** Digits, optionally a dot and more digits: no sign, exponent, grouping or bare dot. */
export function isDecimal(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_LENGTH && DECIMAL.test(value)
}

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
  const [whole = '', fraction = ''] = value.split('.')
  if (fraction.length > decimals) throw new RangeError(`More than ${decimals} decimals: ${value}`)
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** Orders two decimals, which may be negative. @throws {Error} `Invalid number` */
export function compareDecimal(a: string, b: string): -1 | 0 | 1 {
  const [left, right] = align(a, b)
  if (left === right) return 0
  return left < right ? -1 : 1
}

/** @throws {Error} `Invalid number` */
export function addDecimal(a: string, b: string): string {
  const [left, right, scale] = align(a, b)
  return decimalOf({ digits: left + right, scale })
}

/** The difference, negative when `b` is the larger. @throws {Error} `Invalid number` */
export function subtractDecimal(a: string, b: string): string {
  const [left, right, scale] = align(a, b)
  return decimalOf({ digits: left - right, scale })
}

/** The exact product. @throws {Error} `Invalid number` */
export function multiplyDecimal(a: string, b: string): string {
  const left = readDecimal(a)
  const right = readDecimal(b)
  return decimalOf({ digits: left.digits * right.digits, scale: left.scale + right.scale })
}

function align(a: string, b: string): [bigint, bigint, number] {
  const left = readDecimal(a)
  const right = readDecimal(b)
  const scale = Math.max(left.scale, right.scale)
  const widen = (value: Scaled) => value.digits * 10n ** BigInt(scale - value.scale)
  return [widen(left), widen(right), scale]
}
