import { perLocale } from '../text/perLocale'

const DEFAULT_LOCALE = 'en-US'

/** Digits as they are typed and as they stand in addresses, whatever the language has of its own. */
const numbers = perLocale(locale => new Intl.NumberFormat(locale, { numberingSystem: 'latn' }))

/**
 * A decimal as a language writes it: its digits grouped, with its own decimal sign. No digit is lost or added, whatever
 * the length.
 *
 * @param decimal digits, optionally a point and more digits, optionally a minus before them.
 */
export function localDecimal(decimal: string, locale = DEFAULT_LOCALE): string {
  const isNegative = decimal.startsWith('-')
  const [whole = '', fraction] = decimal.slice(isNegative ? 1 : 0).split('.')
  const grouped = numbers(locale).format(BigInt(whole))
  const rest = fraction === undefined ? '' : `${decimalSign(locale)}${fraction}`
  return `${isNegative ? '-' : ''}${grouped}${rest}`
}

/** What stands between the whole and the rest of a number. */
export function decimalSign(locale = DEFAULT_LOCALE): string {
  const parts = numbers(locale).formatToParts(0.1)
  return parts.find(part => part.type === 'decimal')?.value ?? '.'
}
