import { perLocale } from '../text/perLocale'
import { formatFiatText } from './formatAmount'
import { localDecimal } from './localDecimal'

/** What `Intl` takes for a currency; a service may name anything. */
const CODE = /^[A-Z]{3}$/

const names = perLocale(locale => new Intl.DisplayNames(locale, { type: 'currency' }))
const signs = perLocale(locale =>
  perLocale(
    currency =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      }),
  ),
)

/** A sum in a currency as the language writes it; one of a currency that has no code, with its name behind it. */
export const currencyText = (amount: string, currency: string, locale = 'en-US'): string =>
  CODE.test(currency)
    ? formatFiatText(amount, { locale, currency })
    : `${localDecimal(amount, locale)} ${currency}`

/** What the language writes before a sum in a currency, such as `$`; empty where the sign stands behind it. */
export function leadingSign(currency: string, locale = 'en-US'): string {
  if (!CODE.test(currency)) return ''
  const parts = signs(locale)(currency).formatToParts(0)
  const end = parts.findIndex(({ type }) => type === 'integer')
  return parts
    .slice(0, end)
    .map(({ value }) => value)
    .join('')
}

/** What the language calls a currency. */
export const currencyName = (currency: string, locale = 'en-US'): string =>
  CODE.test(currency) ? (names(locale).of(currency) ?? currency) : currency

/** Its sign, such as `€`, or what stands for one. */
export const currencySign = (currency: string, locale = 'en-US'): string =>
  CODE.test(currency)
    ? (signs(locale)(currency)
        .formatToParts(0)
        .find(part => part.type === 'currency')?.value ?? currency)
    : currency
