import type { OnrampQuote } from '../../../src/domain/schemas/onramp'
import { isQuoteFor } from '../../../src/features/onramp/isQuoteFor'
import { sampleQuote } from '../../support/states/onrampStates'

const args = {
  amount: '100',
  payment: { id: 'USD', payment_method_limits: [] },
  purchase: { id: '1', name: 'USD Coin', symbol: 'USDC', networks: [] },
}
const sum = (amount: string, currency = 'USD') => ({ amount, currency })
const base = sampleQuote('100')

describe('a quote', () => {
  it.each<[string, Partial<OnrampQuote>]>([
    ['whose total is the amount', {}],
    [
      'whose subtotal is the amount, with fees on top',
      { paymentSubtotal: sum('100'), paymentTotal: sum('101.92') },
    ],
    ['with other zeros', { paymentTotal: sum('100.00'), networkFee: sum('0.420') }],
    ['in lower case', { paymentTotal: sum('100', 'usd'), purchaseAmount: sum('98.08', 'usdc') }],
    [
      'without fees',
      { coinbaseFee: sum('0'), networkFee: sum('0.00'), paymentSubtotal: sum('100') },
    ],
    ['that buys very little', { purchaseAmount: sum('0.000000000000000001', 'USDC') }],
  ])('%s answers the form', (_what, changes) => {
    expect(isQuoteFor({ ...base, ...changes }, args)).toBe(true)
  })

  it.each<[string, Partial<OnrampQuote>]>([
    ['that is the service’s mock', { quoteId: 'mocked-quote-id' }],
    ['for another coin', { purchaseAmount: sum('98.08', 'USDT') }],
    ['that buys nothing', { purchaseAmount: sum('0.000', 'USDC') }],
    ['with a fee in another currency', { coinbaseFee: sum('1.5', 'EUR') }],
    ['with a network fee in coins', { networkFee: sum('0.42', 'USDC') }],
    ['with a subtotal in another currency', { paymentSubtotal: sum('98.08', 'EUR') }],
    ['with a total in another currency', { paymentTotal: sum('100', 'EUR') }],
    ['that hides a fee', { networkFee: sum('0') }],
    ['that is a cent off', { paymentSubtotal: sum('98.07') }],
    [
      'for a cent more than the amount',
      { paymentSubtotal: sum('98.09'), paymentTotal: sum('100.01') },
    ],
    [
      'that a floating-point sum would accept',
      {
        coinbaseFee: sum('0.1'),
        networkFee: sum('0.2'),
        paymentSubtotal: sum('99.7'),
        paymentTotal: sum('100.00000000000000004'),
      },
    ],
  ])('%s is refused', (_what, changes) => {
    expect(isQuoteFor({ ...base, ...changes }, args)).toBe(false)
  })

  it('for another amount is refused, whatever its length', () => {
    expect(isQuoteFor(base, { ...args, amount: '100.000000000000000001' })).toBe(false)
    expect(isQuoteFor(base, { ...args, amount: '1000' })).toBe(false)
  })
})
