import fc from 'fast-check'
import {
  formatBalance,
  formatFiat,
  formatFiatText,
  formatQuantity,
  getAmountSign,
} from '../../../src/lib/amount/formatAmount'
import { formatUnits } from '../../../src/lib/amount/decimal'
import { compareDecimal } from '../../../src/lib/amount/decimalMath'

describe('formatBalance', () => {
  it.each([
    ['1.23456', '1.234'],
    ['0.9999', '0.999'],
    ['1.5', '1.500'],
    ['0', '0.000'],
    ['0.0004', '0.000'],
    ['12345678901234567890.123999', '12,345,678,901,234,567,890.123'],
    [2, '2.000'],
    ['1e-7', '0.000'],
    [undefined, '0.000'],
    [null, '0.000'],
    ['', '0.000'],
    ['many', '0.000'],
    [Number.NaN, '0.000'],
  ])('shows %p as %s', (value, expected) => {
    expect(formatBalance(value)).toBe(expected)
  })

  it('never shows more than the balance', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 78n }),
        fc.integer({ min: 0, max: 24 }),
        (value, decimals) => {
          const balance = formatUnits(value, decimals)
          return compareDecimal(formatBalance(balance).replaceAll(',', ''), balance) <= 0
        },
      ),
    )
  })
})

describe('formatQuantity', () => {
  it.each([
    ['1234.5678', '1,234.567'],
    ['3', '3.000'],
    [undefined, '-'],
    ['unknown', '-'],
  ])('shows %p as %s', (value, expected) => {
    expect(formatQuantity(value)).toBe(expected)
  })
})

it('amounts of coins and sums of money follow the same rules', () => {
  expect(formatQuantity('1234.5', 'de-DE')).toBe('1.234,500')
  expect(formatBalance('1234.5', 'de-DE')).toBe('1.234,500')
  expect(formatFiat('1234.5', { locale: 'de-DE' })).toMatchObject({
    whole: '1.234',
    separator: ',',
  })
})

describe('formatFiat', () => {
  it.each([
    ['1234.56', '$1,234', '56'],
    [1234.5, '$1,234', '50'],
    [0.005, '$0', '01'],
    ['0.0049', '$0', '00'],
    ['0.994', '$0', '99'],
    ['0.995', '$1', '00'],
    ['-12.3', '-$12', '30'],
    ['-0.001', '$0', '00'],
    ['9007199254740993.01', '$9,007,199,254,740,993', '01'],
    [undefined, '$0', '00'],
    [null, '$0', '00'],
    ['nothing', '$0', '00'],
    [Infinity, '$0', '00'],
  ])('splits %p into dollars and two-digit pennies', (value, whole, minor) => {
    expect(formatFiat(value)).toEqual({ whole, separator: '.', minor, suffix: '' })
  })

  it('follows the locale for grouping, decimal sign and the place of the currency', () => {
    const parts = formatFiat('1234.5', { locale: 'de-DE', currency: 'EUR' })
    expect(parts.whole).toBe('1.234')
    expect(parts.separator).toBe(',')
    expect(parts.minor).toBe('50')
    expect(parts.suffix).toMatch(/^\s€$/)
  })

  it.each([
    ['ar', 'USD', '\u2068US$\u2069'],
    ['he', 'USD', '$'],
    ['en', 'CAD', 'CA$'],
  ])(
    'keeps a currency sign in one piece in right-to-left text: %s, %s',
    (locale, currency, sign) => {
      expect(formatFiatText('163.62', { locale, currency }).replace(/[\u200e\u200f]/g, '')).toMatch(
        new RegExp(
          `^(${sign.replace('$', '\\$')}163\\.62|163\\.62\u00a0${sign.replace('$', '\\$')})$`,
        ),
      )
    },
  )

  it('uses one kind of digits throughout', () => {
    expect(formatFiatText('1234.56', { locale: 'ar-EG' })).toMatch(/1,234\.56/)
    expect(formatFiatText('1234.56', { locale: 'fa-IR' })).toMatch(/1,234\.56/)
  })

  it.each([
    ['1234.567', undefined, '$1,234.57'],
    ['1234.567', { currency: 'EUR' }, '€1,234.57'],
  ])('joins the parts of %s into one text', (value, options, expected) => {
    expect(formatFiatText(value, options)).toBe(expected)
  })
})

describe('getAmountSign', () => {
  it.each(['receive', 'deposit', 'borrow', 'claim'])('gives %s a plus', operation => {
    expect(getAmountSign(operation)).toBe('+')
  })

  it.each(['withdraw', 'repay', 'burn'])('gives %s a minus', operation => {
    expect(getAmountSign(operation)).toBe('−')
  })

  it.each(['send', 'trade', 'approve', 'mint', 'execute', '', 'toString'])(
    'gives %p none',
    operation => {
      expect(getAmountSign(operation)).toBe('')
    },
  )
})
