import { getFiatValue } from '../../../src/lib/amount/getFiatValue'

describe('the fiat value of an amount', () => {
  it.each([
    ['0.05', 3272.3, '163.615'],
    ['', 1, null],
    ['1.', 2, '2'],
    ['1', undefined, null],
  ])('of %p at %p is %p', (amount, price, value) => {
    expect(getFiatValue(amount, price)).toBe(value)
  })
})
