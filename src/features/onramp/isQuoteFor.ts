import type { OnrampQuote } from '../../domain/schemas/onramp'
import { toDecimal } from '../../lib/amount/decimal'
import { addDecimal, compareDecimal } from '../../lib/amount/decimalMath'
import type { QuoteQuestion } from './onrampState'

/** The specification's placeholder for a service that knows no price. */
const MOCK_ID = 'mocked-quote-id'

const isSameAmount = (a: string, b: string) => compareDecimal(a, b) === 0
const named = (a: string, b: string) => a.toUpperCase() === b.toUpperCase()

/** Whether a quote is for this amount and these currencies, adds up, and is no mock. */
export function isQuoteFor(quote: OnrampQuote, question: QuoteQuestion): boolean {
  const { quoteId, coinbaseFee, networkFee, paymentSubtotal, paymentTotal, purchaseAmount } = quote
  if (quoteId === MOCK_ID) return false
  if (!named(purchaseAmount.currency, question.purchase)) return false
  if (toDecimal(purchaseAmount.amount) === '0') return false
  const paid = [coinbaseFee, networkFee, paymentSubtotal, paymentTotal]
  if (!paid.every(({ currency }) => named(currency, question.payment))) return false
  const fees = addDecimal(coinbaseFee.amount, networkFee.amount)
  if (!isSameAmount(addDecimal(paymentSubtotal.amount, fees), paymentTotal.amount)) return false
  return (
    isSameAmount(paymentTotal.amount, question.amount) ||
    isSameAmount(paymentSubtotal.amount, question.amount)
  )
}
