import Big from 'big.js'
import fc from 'fast-check'
import {
  addDecimal,
  compareDecimal,
  fixedDecimal,
  formatUnits,
  isDecimal,
  multiplyDecimal,
  parseUnits,
  subtractDecimal,
  sumDecimals,
  toDecimal,
  truncateDecimal,
} from '../../../src/lib/amount/decimal'
import { MONEY_RUNS, MONEY_SEED } from '../../support/moneyRuns'

fc.configureGlobal({ numRuns: MONEY_RUNS, seed: MONEY_SEED })

const MAX_UINT256 = 2n ** 256n - 1n
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
  ])('refuses %p', text => {
    expect(() => parseUnits(text, 18)).toThrow(new Error('Invalid number'))
  })

  it('refuses an amount finer than the smallest unit instead of rounding it', () => {
    expect(() => parseUnits('0.0000001', 6)).toThrow(RangeError)
    expect(() => parseUnits('1.5', 0)).toThrow(RangeError)
  })

  it.each([-1, 1.5, 256, Number.NaN])('refuses %p decimals', places => {
    expect(() => parseUnits('1', places)).toThrow(RangeError)
  })

  it('refuses text too long to be an amount', () => {
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
  ])('answers for %p: %p', (value, expected) => {
    expect(isDecimal(value)).toBe(expected)
  })
})

describe('compareDecimal', () => {
  it.each([
    ['1', '1.0', 0],
    ['0.1', '0.10', 0],
    ['0', '-0', 0],
    ['2', '10', -1],
    ['1.000000000000000001', '1', 1],
    ['-2', '1', -1],
    ['-2', '-3', 1],
  ])('orders %s and %s: %i', (a, b, expected) => {
    expect(compareDecimal(a, b)).toBe(expected)
  })

  it.each(['', 'abc', '1e5', 'NaN'])('refuses %p', text => {
    expect(() => compareDecimal(text, '1')).toThrow('Invalid number')
    expect(() => compareDecimal('1', text)).toThrow('Invalid number')
  })
})

describe('decimal arithmetic', () => {
  it.each([
    ['0.1', '0.2', '0.3'],
    ['1', '0.00', '1'],
    ['-1', '1', '0'],
    ['999999999999999999999', '0.000000001', '999999999999999999999.000000001'],
  ])('adds %s and %s: %s', (a, b, expected) => {
    expect(addDecimal(a, b)).toBe(expected)
  })

  it.each([
    ['0.3', '0.1', '0.2'],
    ['1', '2', '-1'],
    ['1.50', '1.5', '0'],
    ['0', '0.5', '-0.5'],
  ])('subtracts from %s %s: %s', (a, b, expected) => {
    expect(subtractDecimal(a, b)).toBe(expected)
  })

  it.each([
    ['1.1', '1.1', '1.21'],
    ['0', '5', '0'],
    ['-2', '0.5', '-1'],
    ['0.000000000000000001', '1000000000000000000', '1'],
  ])('multiplies %s by %s: %s', (a, b, expected) => {
    expect(multiplyDecimal(a, b)).toBe(expected)
  })

  it('takes back what it added', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        (a, b) => compareDecimal(subtractDecimal(addDecimal(a, b), b), a) === 0,
      ),
    )
  })

  it('multiplies as integers would', () => {
    fc.assert(
      fc.property(units, units, decimals, decimals, (a, b, left, right) => {
        return (
          multiplyDecimal(formatUnits(a, left), formatUnits(b, right)) ===
          formatUnits(a * b, left + right)
        )
      }),
    )
  })
})

describe('sumDecimals', () => {
  it('sums without float error', () => {
    expect(sumDecimals([0.1, 0.2, '0.3'])).toBe('0.6')
    expect(sumDecimals(['1e30', 1e-7])).toBe(`1${'0'.repeat(30)}.0000001`)
    expect(sumDecimals([])).toBe('0')
  })

  it.each(['', 'abc', '1,000', '1e400', Number.NaN, Infinity])('refuses %p', value => {
    expect(() => sumDecimals([1, value])).toThrow(new Error('Invalid number'))
  })
})

it('agrees with another implementation', () => {
  const Decimal = Big()
  Decimal.PE = 1e6
  Decimal.NE = -1e6
  fc.assert(
    fc.property(amount, amount, fc.nat(24), (a, b, places) => {
      const [left, right] = [new Decimal(a), new Decimal(b)]
      expect(addDecimal(a, b)).toBe(left.plus(right).toString())
      expect(subtractDecimal(a, b)).toBe(left.minus(right).toString())
      expect(multiplyDecimal(a, b)).toBe(left.times(right).toString())
      expect(compareDecimal(a, b)).toBe(left.cmp(right))
      expect(truncateDecimal(a, places)).toBe(left.round(places, 0).toString())
      expect(sumDecimals([a, b, 1e-7])).toBe(left.plus(right).plus(1e-7).toString())
    }),
  )
})
