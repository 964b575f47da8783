import fc from 'fast-check'
import {
  fixedDecimal,
  formatUnits,
  isDecimal,
  parseUnits,
  toDecimal,
  truncateDecimal,
} from '../../../src/lib/amount/decimal'
import { compareDecimal } from '../../../src/lib/amount/decimalMath'
import { by, rational, tenTo } from '../../support/rationals'
import { MONEY_RUNS, MONEY_SEED } from '../../support/moneyRuns'

fc.configureGlobal({ numRuns: MONEY_RUNS, seed: MONEY_SEED })

const MAX_UINT256 = 2n ** 256n - 1n
/** Up to 78 digits, as in the largest token amount. */
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

  it.each([-1, 1.5, 256, Number.NaN])('rejects %p decimals', places => {
    expect(() => formatUnits(1n, places)).toThrow(RangeError)
  })
})

describe('truncating', () => {
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

  it('never returns more than there is', () => {
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

describe('parseUnits', () => {
  it.each([
    ['0', 18, 0n],
    ['1', 18, 10n ** 18n],
    ['1.5', 6, 1_500_000n],
    ['0.000000000000000001', 18, 1n],
    ['1.50', 2, 150n],
    ['007', 0, 7n],
    ['42', 0, 42n],
    [MAX_UINT256.toString(), 0, MAX_UINT256],
  ])('reads %s with %i decimals', (text, places, expected) => {
    expect(parseUnits(text, places)).toBe(expected)
  })

  it.each([
    '',
    ' ',
    '.',
    '1.',
    '.5',
    '-1',
    '+1',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '1,000',
    '1.2.3',
    ' 1',
    '1\n',
    '१',
  ])('rejects %p', text => {
    expect(() => parseUnits(text, 18)).toThrow(new Error('Invalid number'))
  })

  it('rejects an amount finer than the smallest unit instead of rounding it', () => {
    expect(() => parseUnits('0.0000001', 6)).toThrow(RangeError)
    expect(() => parseUnits('1.5', 0)).toThrow(RangeError)
  })

  it.each([-1, 1.5, 256, Number.NaN])('does not parse with %p decimals', places => {
    expect(() => parseUnits('1', places)).toThrow(RangeError)
  })

  it('rejects text too long to be an amount', () => {
    expect(() => parseUnits('1'.repeat(513), 0)).toThrow('Invalid number')
  })
})

describe('parseUnits and formatUnits', () => {
  it('P43: reads back exactly what it wrote, for 0–24 decimals and up to 78 digits', () => {
    fc.assert(
      fc.property(
        units,
        decimals,
        (value, places) => parseUnits(formatUnits(value, places), places) === value,
      ),
    )
  })

  it('P43: keeps the order of amounts', () => {
    fc.assert(
      fc.property(units, units, decimals, (a, b, places) => {
        const expected = a === b ? 0 : a < b ? -1 : 1
        return compareDecimal(formatUnits(a, places), formatUnits(b, places)) === expected
      }),
    )
  })
})

describe('isDecimal', () => {
  it.each([
    ['0', true],
    ['10.25', true],
    ['1.', false],
    ['.5', false],
    ['-1', false],
    ['1e5', false],
    ['', false],
    [1, false],
    [null, false],
  ])('returns for %p: %p', (value, expected) => {
    expect(isDecimal(value)).toBe(expected)
  })
})

it('truncates as exact fractions do', () => {
  fc.assert(
    fc.property(amount, fc.nat(24), (value, places) => {
      const { over, under } = by(rational(value), tenTo(places))
      expect(truncateDecimal(value, places)).toBe(formatUnits(over / under, places))
    }),
  )
})
