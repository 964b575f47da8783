const DECIMAL = /^\d+(?:\.\d+)?$/
const SIGNED_DECIMAL = /^-?\d+(?:\.\d+)?$/
const LOOSE_NUMBER = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d{1,4}))?$/i

/** Longer text is never an amount; the limit stops hostile responses from wasting CPU time. */
const MAX_LENGTH = 512
/** The range of a double; a response with a larger exponent is malformed. */
const MAX_EXPONENT = 308

interface Scaled {
  readonly digits: bigint
  readonly scale: number
}

/** Whether a value is an unsigned decimal: no sign, exponent, grouping or bare point. */
export function isDecimal(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_LENGTH && DECIMAL.test(value)
}

/**
 * Converts an amount to base units, without rounding.
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

/**
 * Returns the shortest decimal text of an amount in base units.
 *
 * @example formatUnits(1500000n, 6) // '1.5'
 */
export function formatUnits(units: bigint, decimals: number): string {
  assertDecimals(decimals)
  return toDecimalText({ digits: units, scale: decimals })
}

/** Truncates a decimal to a number of places, towards zero. @throws {Error} `Invalid number` */
export function truncateDecimal(value: string, places: number): string {
  const { digits, scale } = readDecimal(value)
  if (scale <= places) return toDecimalText({ digits, scale })
  return toDecimalText({ digits: digits / 10n ** BigInt(scale - places), scale: places })
}

/** Truncates towards zero to exactly `places` places. @throws {Error} `Invalid number` */
export function fixedDecimal(value: string, places: number): string {
  const [whole = '0', fraction = ''] = truncateDecimal(value, places).split('.')
  return places === 0 ? whole : `${whole}.${fraction.padEnd(places, '0')}`
}

/**
 * Returns the canonical decimal of untrusted number-like input (`1e-7`, `.5`, `1.`, `007`), or
 * null. Amounts in state are already canonical.
 */
export function toDecimal(value: unknown): string | null {
  if (typeof value === 'bigint') return value.toString()
  if (typeof value === 'number') return Number.isFinite(value) ? toDecimal(String(value)) : null
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null
  const match = LOOSE_NUMBER.exec(value.trim())
  if (!match) return null
  const [, sign, whole = '', fraction = '', exponentText = '0'] = match
  const exponent = Number(exponentText)
  if (whole + fraction === '' || Math.abs(exponent) > MAX_EXPONENT) return null
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n)
  const scale = fraction.length - exponent
  return scale >= 0
    ? toDecimalText({ digits, scale })
    : toDecimalText({ digits: digits * 10n ** BigInt(-scale), scale: 0 })
}

/** Splits a decimal, which may be negative, into its parts. @throws {Error} `Invalid number` */
function readDecimal(value: string): Scaled {
  if (value.length > MAX_LENGTH || !SIGNED_DECIMAL.test(value)) throw new Error('Invalid number')
  const [whole = '', fraction = ''] = value.split('.')
  return { digits: BigInt(whole + fraction), scale: fraction.length }
}

/** Returns the shortest text of scaled digits. */
function toDecimalText({ digits, scale }: Scaled): string {
  const sign = digits < 0n ? '-' : ''
  const text = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0')
  const whole = text.slice(0, text.length - scale)
  const fraction = text.slice(text.length - scale).replace(/0+$/, '')
  return `${sign}${whole}${fraction && `.${fraction}`}`
}

function assertDecimals(decimals: number) {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) {
    throw new RangeError(`Decimals must be a whole number from 0 to 255: ${decimals}`)
  }
}
