import fc from 'fast-check'
import { formatUnits } from '../../../src/lib/amount/decimal'
import {
  addDecimal,
  compareDecimal,
  isDecimal,
  multiplyDecimal,
  parseUnits,
  subtractDecimal,
} from '../../../src/lib/amount/units'

const MAX_UINT256 = 2n ** 256n - 1n
/** Up to 78 digits, as the largest token amount has. */
const units = fc.bigInt({ min: 0n, max: 10n ** 78n - 1n })
const decimals = fc.integer({ min: 0, max: 24 })
const amount = fc.tuple(units, decimals).map(([value, places]) => formatUnits(value, places))

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
