import fc from 'fast-check'
import { toAmountFromFiat, toFiatInput } from '../../../src/features/send/toAmountFromFiat'
import { isDecimal, toDecimal } from '../../../src/lib/amount/decimal'
import {
  compareDecimal,
  multiplyDecimal,
  subtractDecimal,
} from '../../../src/lib/amount/decimalMath'

const cents = fc.bigInt({ min: 0n, max: 10n ** 15n }).map(sum => {
  const text = sum.toString().padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
})
const prices = fc.double({ min: 1e-9, max: 1e6, noNaN: true })
const decimals = fc.integer({ min: 0, max: 24 })
const HUNDREDTH_OF_A_CENT = '0.0001'

/** Returns the smallest positive amount with this number of decimals. */
const stepOf = (places: number) => (places === 0 ? '1' : `0.${'1'.padStart(places, '0')}`)

describe('the amount that a fiat sum buys', () => {
  it.each([
    ['10', 2480.36, 18, '0.00403167'],
    ['10', 1, 6, '10'],
    ['0.01', 1.0003, 6, '0.00999'],
    ['100', 0.00001234, 18, '8103727'],
    ['5', 2480.36, 2, '0'],
    ['1.', 0.5, 6, '2'],
    ['', 2480.36, 18, ''],
    ['much', 2480.36, 18, ''],
    ['10', 0, 18, ''],
    ['10', -1, 18, ''],
    ['10', Number.NaN, 18, ''],
    ['10', Number.POSITIVE_INFINITY, 18, ''],
  ])('of %p at %p with %p decimals is %p', (fiat, price, places, amount) => {
    expect(toAmountFromFiat(fiat, { price, decimals: places })).toBe(amount)
  })

  it('is worth at most the typed sum, and less by at most one token unit or a hundredth of a cent', () => {
    fc.assert(
      fc.property(cents, prices, decimals, (fiat, price, places) => {
        const amount = toAmountFromFiat(fiat, { price, decimals: places })
        const each = toDecimal(price) ?? ''
        const short = subtractDecimal(toDecimal(fiat) ?? '', multiplyDecimal(amount, each))
        const step = multiplyDecimal(stepOf(places), each)
        const most = compareDecimal(step, HUNDREDTH_OF_A_CENT) > 0 ? step : HUNDREDTH_OF_A_CENT
        expect(isDecimal(amount)).toBe(true)
        expect(compareDecimal(short, '0')).toBeGreaterThanOrEqual(0)
        expect(compareDecimal(short, most)).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('has no more decimals than the token', () => {
    fc.assert(
      fc.property(cents, prices, decimals, (fiat, price, places) => {
        const [, fraction = ''] = toAmountFromFiat(fiat, { price, decimals: places }).split('.')
        expect(fraction.length).toBeLessThanOrEqual(places)
      }),
    )
  })
})

describe('the fiat sum that replaces an amount', () => {
  it.each([
    ['0.25', 2480.36, '620.09'],
    ['0.25', 2480.3612, '620.09'],
    ['0.000001', 2480.36, '0.00248'],
    ['0.25', 2480.38, '620.10'],
    ['1.', 12.5, '12.50'],
    ['0', 12.5, '0'],
    ['', 2480.36, ''],
  ])('for %p at %p is %p', (amount, price, fiat) => {
    expect(toFiatInput(amount, price)).toBe(fiat)
  })
})
