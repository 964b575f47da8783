import type { OnrampQuote } from '../../domain/schemas/onramp'
import { toDecimal } from '../../lib/amount/decimal'
import { addDecimal, compareDecimal } from '../../lib/amount/decimalMath'
import type { QuoteArgs } from './onrampCache'

/** The specification's placeholder for a service that knows no price. */
const MOCK_ID = 'mocked-quote-id'

const isSameAmount = (a: string, b: string) => compareDecimal(a, b) === 0
const named = (a: string, b: string) => a.toUpperCase() === b.toUpperCase()

/** Whether a quote is for this amount and these currencies, adds up, and is no mock. */
export function isQuoteFor(
  quote: OnrampQuote,
  { amount, payment, purchase }: Pick<QuoteArgs, 'amount' | 'payment' | 'purchase'>,
): boolean {
  const { quoteId, coinbaseFee, networkFee, paymentSubtotal, paymentTotal, purchaseAmount } = quote
  if (quoteId === MOCK_ID) return false
  if (!named(purchaseAmount.currency, purchase.symbol)) return false
  if (toDecimal(purchaseAmount.amount) === '0') return false
  const paid = [coinbaseFee, networkFee, paymentSubtotal, paymentTotal]
  if (!paid.every(({ currency }) => named(currency, payment.id))) return false
  const fees = addDecimal(coinbaseFee.amount, networkFee.amount)
  if (!isSameAmount(addDecimal(paymentSubtotal.amount, fees), paymentTotal.amount)) return false
  return isSameAmount(paymentTotal.amount, amount) || isSameAmount(paymentSubtotal.amount, amount)
}
