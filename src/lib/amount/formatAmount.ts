import { getDecimalSeparator, formatDecimal } from './formatDecimal'
import { cachePerLocale } from '../text/cachePerLocale'
import { getTextDirection } from '../text/textDirection'
import { fixedDecimal, toDecimal } from './decimal'

const QUANTITY_PLACES = 3
const PENNY_PLACES = 2

const PLUS_TYPES: readonly string[] = ['receive', 'deposit', 'borrow', 'claim']
const MINUS_TYPES: readonly string[] = ['withdraw', 'repay', 'burn']

export interface FiatParts {
  /** Currency sign and grouped whole amount, such as `$1,234`. */
  readonly whole: string
  /** The locale's decimal separator. */
  readonly separator: string
  /** Always two digits. */
  readonly minor: string
  /** What the locale puts after the amount, such as ` €`; often empty. */
  readonly suffix: string
}

export interface FiatOptions {
  readonly locale?: string
  readonly currency?: string
}

/** Formats a balance, truncated to three decimals; `0.000` if unknown. */
export function formatBalance(value: string | number | null | undefined, locale?: string): string {
  return formatDecimal(fixedDecimal(toDecimal(value) ?? '0', QUANTITY_PLACES), locale)
}

/** Formats a token quantity with three decimals, truncated; `-` if unknown. */
export function formatQuantity(value: string | number | null | undefined, locale?: string): string {
  const decimal = toDecimal(value)
  return decimal === null ? '-' : formatDecimal(fixedDecimal(decimal, QUANTITY_PLACES), locale)
}

const wholeMoney = cachePerLocale(locale =>
  cachePerLocale(
    currency =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        numberingSystem: 'latn',
        minimumFractionDigits: 0,
        maximumFractionDigits: 0,
      }),
  ),
)

/** In right-to-left text, `US$` would appear as `$US`: its last character takes that direction. */
const isolateLatin = (sign: string, locale: string): string =>
  /[A-Z]/.test(sign) && getTextDirection(locale) === 'rtl' ? `\u2068${sign}\u2069` : sign

/** Splits a sum of money into its parts, rounding half a cent up; an unknown sum counts as zero. */
export function formatFiat(
  value: string | number | null | undefined,
  { locale = 'en-US', currency = 'USD' }: FiatOptions = {},
): FiatParts {
  const pennies = toPennies(toDecimal(value) ?? '0')
  const size = pennies < 0n ? -pennies : pennies
  const parts = wholeMoney(locale)(currency).formatToParts(size / 100n)
  const end = parts.findLastIndex(part => part.type === 'integer') + 1
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(part => (part.type === 'currency' ? isolateLatin(part.value, locale) : part.value))
      .join('')
  return {
    whole: `${pennies < 0n ? '-' : ''}${text(0, end)}`,
    separator: getDecimalSeparator(locale),
    minor: (size % 100n).toString().padStart(PENNY_PLACES, '0'),
    suffix: text(end),
  }
}

/** Formats the same sum as one text. */
export function formatFiatText(
  value: string | number | null | undefined,
  options?: FiatOptions,
): string {
  const { whole, separator, minor, suffix } = formatFiat(value, options)
  return `${whole}${separator}${minor}${suffix}`
}

/** Returns an amount's sign in the history, by operation type, not the transfer's direction. */
export function getAmountSign(operationType: string): '+' | '−' | '' {
  if (PLUS_TYPES.includes(operationType)) return '+'
  return MINUS_TYPES.includes(operationType) ? '−' : ''
}

function toPennies(decimal: string): bigint {
  const isNegative = decimal.startsWith('-')
  const milli = BigInt(fixedDecimal(decimal, QUANTITY_PLACES).replace(/[-.]/g, ''))
  const rounded = (milli + 5n) / 10n
  return isNegative ? -rounded : rounded
}
