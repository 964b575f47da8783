import fc from 'fast-check'
import { formatUnits } from '../../../src/lib/amount/decimal'
import {
  addDecimal,
  compareDecimal,
  divideDecimal,
  multiplyDecimal,
  roundDecimal,
  shiftDecimal,
  subtractDecimal,
  sumDecimals,
} from '../../../src/lib/amount/decimalMath'
import { MONEY_RUNS, MONEY_SEED } from '../../support/moneyRuns'
import {
  by,
  ended,
  isMore,
  isNought,
  less,
  per,
  plus,
  rational,
  shortest,
  written,
} from '../../support/rationals'

fc.configureGlobal({ numRuns: MONEY_RUNS, seed: MONEY_SEED })

/** Up to 78 digits, as in the largest token amount. */
const units = fc.bigInt({ min: 0n, max: 10n ** 78n - 1n })
const decimals = fc.integer({ min: 0, max: 24 })
const amount = fc.tuple(units, decimals).map(([value, places]) => formatUnits(value, places))
const signed = fc
  .tuple(amount, fc.boolean())
  .map(([value, isNegative]) => (isNegative && value !== '0' ? `-${value}` : value))

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

  it.each(['', 'abc', '1e5', 'NaN'])('rejects %p', text => {
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

  it('subtracts what it added', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        (a, b) => compareDecimal(subtractDecimal(addDecimal(a, b), b), a) === 0,
      ),
    )
  })

  it('multiplies as integers do', () => {
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

  it.each(['', 'abc', '1,000', '1e400', Number.NaN, Infinity])('cannot sum %p', value => {
    expect(() => sumDecimals([1, value])).toThrow(new Error('Invalid number'))
  })
})

describe('divideDecimal', () => {
  it.each([
    ['1', '3', 20, '0.33333333333333333333'],
    ['2', '3', 20, '0.66666666666666666667'],
    ['1', '8', 2, '0.13'],
    ['-1', '8', 2, '-0.13'],
    ['1', '200000000000000000000', 20, '0.00000000000000000001'],
    ['1', '200000000000000000001', 20, '0'],
    ['10', '4', 20, '2.5'],
    ['0', '5', 20, '0'],
    ['5', '0', 20, null],
    ['5', '0.00', 20, null],
  ])('divides %s by %s to %i places, half up: %s', (a, b, places, expected) => {
    expect(divideDecimal(a, b, places)).toBe(expected)
  })
})

describe('roundDecimal', () => {
  it.each([
    ['1.005', 2, '1.01'],
    ['1.0049', 2, '1.00'],
    ['-1.005', 2, '-1.01'],
    ['-0.001', 2, '0.00'],
    ['2.5', 0, '3'],
    ['7', 3, '7.000'],
  ])('rounds %s to %i places: %s', (value, places, expected) => {
    expect(roundDecimal(value, places)).toBe(expected)
  })
})

describe('shiftDecimal', () => {
  it.each([
    ['1', 18, '0.000000000000000001'],
    ['1.5', -6, '1500000'],
    ['120', 0, '120'],
    ['-250', 2, '-2.5'],
    ['0', 18, '0'],
  ])('moves the decimal point of %s by %i: %s', (value, places, expected) => {
    expect(shiftDecimal(value, places)).toBe(expected)
  })
})

it.each(['', '.5', '1.', '+1', '1e5', '1,000', 'NaN', 'Infinity', ' 1', '1'.repeat(1_025)])(
  'rejects %p: "Invalid number"',
  text => {
    const refusal = new Error('Invalid number')
    expect(() => addDecimal(text, '1')).toThrow(refusal)
    expect(() => subtractDecimal('1', text)).toThrow(refusal)
    expect(() => multiplyDecimal(text, '1')).toThrow(refusal)
    expect(() => divideDecimal('1', text)).toThrow(refusal)
    expect(() => divideDecimal(text, '0')).toThrow(refusal)
    expect(() => roundDecimal(text, 2)).toThrow(refusal)
    expect(() => shiftDecimal(text, 2)).toThrow(refusal)
  },
)

it('agrees with exact fractions', () => {
  fc.assert(
    fc.property(signed, signed, fc.nat(24), (a, b, places) => {
      const [left, right] = [rational(a), rational(b)]
      expect(addDecimal(a, b)).toBe(shortest(ended(plus(left, right))))
      expect(subtractDecimal(a, b)).toBe(shortest(ended(less(left, right))))
      expect(multiplyDecimal(a, b)).toBe(shortest(ended(by(left, right))))
      expect(compareDecimal(a, b)).toBe(isMore(left, right) ? 1 : isMore(right, left) ? -1 : 0)
      expect(divideDecimal(a, b)).toBe(
        isNought(right) ? null : shortest(written(per(left, right), 20)),
      )
      expect(roundDecimal(a, places)).toBe(written(left, places))
      expect(shiftDecimal(a, places)).toBe(
        shortest(ended(per(left, rational(`1${'0'.repeat(places)}`)))),
      )
      expect(sumDecimals([a, b, 1e-7])).toBe(
        shortest(ended(plus(plus(left, right), rational('0.0000001')))),
      )
    }),
  )
})

it('keeps the settings of a host that uses big.js itself', async () => {
  const { default: Big } = await import('big.js')
  expect([Big.DP, Big.PE, Big.NE]).toEqual([20, 21, -7])
  Big.DP = 2
  expect(divideDecimal('1', '3')).toBe('0.33333333333333333333')
  Big.DP = 20
})
