import { cachePerLocale } from '../text/cachePerLocale'
import { formatFiatText } from './formatAmount'
import { formatDecimal } from './formatDecimal'

/** Currency codes that `Intl` accepts; services may return anything. */
const CODE = /^[A-Z]{3}$/

const names = cachePerLocale(locale => new Intl.DisplayNames(locale, { type: 'currency' }))
const signs = cachePerLocale(locale =>
  cachePerLocale(
    currency =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      }),
  ),
)

/** Formats a sum for the locale; without an ISO code, the currency's name follows the amount. */
export const formatCurrency = (amount: string, currency: string, locale = 'en-US'): string =>
  CODE.test(currency)
    ? formatFiatText(amount, { locale, currency })
    : `${formatDecimal(amount, locale)} ${currency}`

/**
 * Formats a whole sum for a narrow button: without cents, and with a space that may wrap, so that a
 * sign such as `US$` moves to the next line in one piece.
 */
export const formatWholeCurrency = (amount: string, currency: string, locale?: string): string =>
  formatCurrency(amount, currency, locale)
    .replace(/[.,]00(?!\d)/, '')
    .replace('\u00a0', ' ')

/** Returns what the locale puts before a sum, such as `$`; empty if the sign follows the amount. */
export function getLeadingCurrencySign(currency: string, locale = 'en-US'): string {
  if (!CODE.test(currency)) return ''
  const parts = signs(locale)(currency).formatToParts(0)
  const end = parts.findIndex(({ type }) => type === 'integer')
  return parts
    .slice(0, end)
    .map(({ value }) => value)
    .join('')
}

/** Returns the localised name of a currency. */
export const getCurrencyName = (currency: string, locale = 'en-US'): string =>
  CODE.test(currency) ? (names(locale).of(currency) ?? currency) : currency

/** Returns a currency's sign, such as `€`, or the given text if it has none. */
export const getCurrencySign = (currency: string, locale = 'en-US'): string =>
  CODE.test(currency)
    ? (signs(locale)(currency)
        .formatToParts(0)
        .find(part => part.type === 'currency')?.value ?? currency)
    : currency
