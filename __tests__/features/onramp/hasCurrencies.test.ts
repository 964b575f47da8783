import type { CurrencyLists } from '../../../src/features/onramp/onrampCache'
import { hasCurrencies } from '../../../src/features/onramp/hasCurrencies'

const payments = [{ id: 'USD', payment_method_limits: [] }]
const purchases = [{ id: '1', name: 'USD Coin', symbol: 'USDC', networks: [] }]

describe('hasCurrencies', () => {
  it.each<[boolean, string, CurrencyLists | undefined]>([
    [true, 'both lists', { payments, purchases }],
    [false, 'nothing to pay with', { payments: [], purchases }],
    [false, 'nothing to buy', { payments, purchases: [] }],
    [false, 'no answer', undefined],
  ])('is %s for %s', (expected, _what, lists) => {
    expect(hasCurrencies(lists)).toBe(expected)
  })
})
