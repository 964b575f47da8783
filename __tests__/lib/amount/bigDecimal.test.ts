import Big from 'big.js'
import fc from 'fast-check'
import { bigDecimal } from '../../../src/lib/amount/bigDecimal'
import { multiplyDecimal } from '../../../src/lib/amount/units'

describe('arithmetic', () => {
  it.each([
    ['add', '0.1', '0.2', '0.3'],
    ['subtract', '0.3', '0.1', '0.2'],
    ['subtract', 1, 2, '-1'],
    ['multiply', '1.1', 1.1, '1.21'],
    ['multiply', '-1', 0, '0'],
    ['multiply', 1e-7, '2', '0.0000002'],
    ['divide', 1, 3, '0.33333333333333333333'],
    ['divide', 2, 3, '0.66666666666666666667'],
    ['divide', '1', '200000000000000000000', '0.00000000000000000001'],
    ['divide', '1', '200000000000000000001', '0'],
    ['divide', 10n ** 30n, 10n ** 9n, '1000000000000000000000'],
  ] as const)('%s(%p, %p) is %s', (operation, a, b, expected) => {
    expect(bigDecimal[operation](a, b)).toBe(expected)
  })

  it('never writes an exponent', () => {
    expect(bigDecimal.multiply('1e30', '1e30')).toBe(`1${'0'.repeat(60)}`)
    expect(bigDecimal.multiply('0.0000000001', '0.0000000001')).toBe('0.00000000000000000001')
  })

  it('agrees with exact multiplication', () => {
    const decimal = fc.tuple(fc.nat(), fc.nat(999_999)).map(([whole, part]) => `${whole}.${part}1`)
    fc.assert(
      fc.property(decimal, decimal, (a, b) => bigDecimal.multiply(a, b) === multiplyDecimal(a, b)),
    )
  })

  it('refuses to divide by zero', () => {
    expect(() => bigDecimal.divide(1, '0.00')).toThrow('Division by zero')
  })
})

describe('rounding', () => {
  it.each([
    ['1.005', 2, '1.01'],
    ['1.004999', 2, '1'],
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['-0.001', 2, '0'],
  ])('rounds %s to %i places half up: %s', (value, places, expected) => {
    expect(bigDecimal.round(value, places)).toBe(expected)
  })

  it.each([
    ['1.005', 2, '1.01'],
    ['7', 2, '7.00'],
    [0, 3, '0.000'],
  ])('writes %s with exactly %i places: %s', (value, places, expected) => {
    expect(bigDecimal.toFixed(value, places)).toBe(expected)
  })
})

describe('questions', () => {
  it.each([
    ['1', '1.0', 0],
    ['2', '10', -1],
    [3, '-4', 1],
  ] as const)('compares %p with %p: %i', (a, b, expected) => {
    expect(bigDecimal.compare(a, b)).toBe(expected)
  })

  it('knows zero in every spelling', () => {
    expect(['0', '0.000', 0, -0, '-0', 0n].every(bigDecimal.isZero)).toBe(true)
    expect(bigDecimal.isZero('0.0000000001')).toBe(false)
  })

  it('sums without float error', () => {
    expect(bigDecimal.sum([0.1, 0.2, '0.3'])).toBe('0.6')
    expect(bigDecimal.sum([])).toBe('0')
  })
})

it.each(['', 'abc', '1,000', '1e400', Number.NaN, Infinity])(
  'says "Invalid number" of %p',
  value => {
    const calls = [
      () => bigDecimal.add(value, 1),
      () => bigDecimal.divide(1, value),
      () => bigDecimal.compare(value, 1),
      () => bigDecimal.toFixed(value, 2),
      () => bigDecimal.sum([1, value]),
    ]
    for (const call of calls) expect(call).toThrow(new Error('Invalid number'))
  },
)

it('leaves the settings of a host page’s own big.js alone', () => {
  const before = { DP: Big.DP, RM: Big.RM }
  Big.DP = 3
  expect(bigDecimal.divide(1, 3)).toHaveLength(22)
  expect(Big.DP).toBe(3)
  Object.assign(Big, before)
})
