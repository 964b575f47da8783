import type { OnrampQuote } from '../../../domain/schemas/onramp'
import { formatCurrency } from '../../../lib/amount/formatCurrency'
import { toDecimal } from '../../../lib/amount/decimal'
import { compareDecimal, divideDecimal } from '../../../lib/amount/decimalMath'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { significantDecimal } from '../../../lib/amount/significantDecimal'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { selectLocale } from '../../../core/theme/themeSlice'

/** The price of one coin in a quote, without fees. */
export function QuoteRate({ quote }: { readonly quote: OnrampQuote }) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const { paymentSubtotal, purchaseAmount } = quote
  const { currency } = paymentSubtotal
  const sums = [paymentSubtotal, purchaseAmount].map(({ amount }) => toDecimal(amount) ?? '0')
  const price = divideDecimal(sums[0] ?? '0', sums[1] ?? '0') ?? '0'
  // Below one unit of currency, two decimal places are too coarse.
  const text =
    compareDecimal(price, '1') < 0
      ? `${formatDecimal(significantDecimal(price), locale)}\u00a0${currency}`
      : formatCurrency(price, currency, locale)
  return (
    <bdi translate="no">{t('onramp.rateOf', { symbol: purchaseAmount.currency, price: text })}</bdi>
  )
}
