import fc from 'fast-check'
import {
  fixedDecimal,
  formatUnits,
  toDecimal,
  truncateDecimal,
} from '../../../src/lib/amount/decimal'
import { compareDecimal } from '../../../src/lib/amount/units'

/** Up to 78 digits, as the largest token amount has. */
const units = fc.bigInt({ min: 0n, max: 10n ** 78n - 1n })
const decimals = fc.integer({ min: 0, max: 24 })
const amount = fc.tuple(units, decimals).map(([value, places]) => formatUnits(value, places))

describe('formatUnits', () => {
  it.each([
    [0n, 18, '0'],
    [1n, 18, '0.000000000000000001'],
    [1_500_000n, 6, '1.5'],
    [1_000_000n, 6, '1'],
    [42n, 0, '42'],
    [-1_500_000n, 6, '-1.5'],
  ])('writes %p with %i decimals as %s', (value, places, expected) => {
    expect(formatUnits(value, places)).toBe(expected)
  })

  it.each([-1, 1.5, 256, Number.NaN])('refuses %p decimals', places => {
    expect(() => formatUnits(1n, places)).toThrow(RangeError)
  })
})

describe('cutting', () => {
  it.each([
    ['1.23456', 3, '1.234'],
    ['1.2', 3, '1.2'],
    ['0.0009', 3, '0'],
    ['1.999', 0, '1'],
    ['-1.999', 2, '-1.99'],
    ['-0.0001', 3, '0'],
  ])('truncateDecimal cuts %s to %i places: %s', (value, places, expected) => {
    expect(truncateDecimal(value, places)).toBe(expected)
  })

  it.each([
    ['1.23456', 3, '1.234'],
    ['1.2', 3, '1.200'],
    ['5', 2, '5.00'],
    ['1.999', 0, '1'],
  ])('fixedDecimal writes %s with %i places: %s', (value, places, expected) => {
    expect(fixedDecimal(value, places)).toBe(expected)
  })

  it('never yields more than there is', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 24 }), (value, places) => {
        return compareDecimal(truncateDecimal(value, places), value) <= 0
      }),
    )
  })
})

describe('toDecimal', () => {
  it.each([
    [1e-7, '0.0000001'],
    [1e21, '1000000000000000000000'],
    [0, '0'],
    [-0, '0'],
    [-1.5, '-1.5'],
    [10n, '10'],
    ['1e-7', '0.0000001'],
    ['2.5E3', '2500'],
    ['.5', '0.5'],
    ['1.', '1'],
    ['007.10', '7.1'],
    [' 12 ', '12'],
    ['+3', '3'],
    ['-0', '0'],
  ])('reads %p as %s', (value, expected) => {
    expect(toDecimal(value)).toBe(expected)
  })

  it.each([
    '',
    '.',
    '-',
    'e5',
    'abc',
    '1,000',
    '0x1',
    'NaN',
    '1e400',
    '1e99999',
    '1'.repeat(513),
    Number.NaN,
    Infinity,
    null,
    undefined,
    {},
    true,
  ])('D13: finds no number in %p', value => {
    expect(toDecimal(value)).toBeNull()
  })

  it('leaves canonical amounts as they are', () => {
    fc.assert(fc.property(amount, value => toDecimal(value) === value))
  })
})
