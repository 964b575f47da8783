import { cachePerLocale } from '../text/cachePerLocale'

const DEFAULT_LOCALE = 'en-US'

/** Always Latin digits, as users type them and addresses contain them. */
const numbers = cachePerLocale(locale => new Intl.NumberFormat(locale, { numberingSystem: 'latn' }))

/**
 * Formats a decimal of any length for a locale, without losing or adding digits.
 *
 * @param decimal digits, optionally with a minus sign, a point and more digits.
 */
export function formatDecimal(decimal: string, locale = DEFAULT_LOCALE): string {
  const isNegative = decimal.startsWith('-')
  const [whole = '', fraction] = decimal.slice(isNegative ? 1 : 0).split('.')
  const grouped = numbers(locale).format(BigInt(whole))
  const rest = fraction === undefined ? '' : `${getDecimalSeparator(locale)}${fraction}`
  return `${isNegative ? '-' : ''}${grouped}${rest}`
}

/** Returns the locale's decimal separator. */
export function getDecimalSeparator(locale = DEFAULT_LOCALE): string {
  const parts = numbers(locale).formatToParts(0.1)
  return parts.find(part => part.type === 'decimal')?.value ?? '.'
}
