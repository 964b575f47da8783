import fc from 'fast-check'
import { formatDecimal } from '../../../src/lib/amount/formatDecimal'
import { getAmountChoices, readAmount, toTypedAmount } from '../../../src/lib/amount/readAmount'
import { formatUnits } from '../../../src/lib/amount/decimal'
import { isDecimal } from '../../../src/lib/amount/decimal'

const ZEROS = [0x30, 0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10]
const LOCALES = ['en-US', 'de-DE', 'de-CH', 'fr-FR', 'es-ES', 'en-IN', 'ar-EG', 'fa-IR', 'he', 'ja']
const plain = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.integer({ min: 0, max: 20 }))
  .map(([units, places]) => formatUnits(units, places))
const inDigits = (text: string, zero: number) =>
  text.replace(/\d/g, digit => String.fromCodePoint(zero + Number(digit)))

describe('parsing an amount from elsewhere', () => {
  it.each([
    ['1 ETH', '1'],
    ['1ETH', '1'],
    ['ETH 1.5', '1.5'],
    ['$1,234.56', '1234.56'],
    ['Rs. 500', '500'],
    ['1 234,56 €', '1234.56'],
    ['1\u202F234\u202F567,5', '1234567.5'],
    ['1’234.5 CHF', '1234.5'],
    ['۱٬۲۳۴٫۵', '1234.5'],
    ['１２．５'.replace('．', '.'), '12.5'],
    ['\u200F١٢٫٥\u200F', '12.5'],
    ['  007.50 ', '7.50'],
    ['.5', '0.5'],
    ['1.', '1.'],
    ['0,5', '0.5'],
    ['0,474', '0.474'],
    ['2.474', '2.474'],
    ['2,4740', '2.4740'],
    ['−0.04 ETH', '0.04'],
    ['5 USDC.e', '5'],
    ['1 big thing', '1'],
  ])('%j is %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount)
  })

  it.each([
    '1e-7',
    '1E18',
    '1 e',
    '2e',
    '1 ETH (3000 USD)',
    '1 ETH = 3000',
    '1 2',
    '1 2345',
    '12 34 567.5',
    '1.2.3',
    '1,2,3',
    '1,23.4',
    '1x2',
    '0x10',
    '1_000',
    '1-5',
    '1/2',
    '10:30',
    '10²',
    '1½',
    '½',
    '5k',
    '1.5M USDC',
    '2 bn',
    '3 million',
    '1万',
    '50%',
    '5*',
    '1 1INCH',
    'ETH',
    '',
    '.',
    `1${'0'.repeat(200)}`,
  ])('%j is invalid', text => {
    expect(readAmount(text)).toBeNull()
  })

  it.each<[string, string, readonly [string, string] | null]>([
    ['12,001', '.', ['12.001', '12001']],
    ['12,001 ETH', '.', ['12.001', '12001']],
    ['12,001', ',', ['12.001', '12001']],
    ['12.001', ',', ['12.001', '12001']],
    ['12.001', '.', null],
    ['0,001', '.', null],
    ['12,01', '.', null],
    ['1,234,567', '.', null],
    ['1234,567', '.', null],
  ])('%j, where decimals are written with %j, may be %j', (text, sign, choices) => {
    expect(getAmountChoices(text, sign)).toEqual(choices)
    expect(readAmount(text, sign) === null).toBe(choices !== null)
  })

  it('reads any language and digits, with the currency before or after', () => {
    fc.assert(
      fc.property(
        plain,
        fc.constantFrom(...LOCALES),
        fc.constantFrom(...ZEROS),
        fc.constantFrom('', ' ETH', '\u00A0USDC', ' €'),
        fc.constantFrom('', '$', 'USD ', '≈ '),
        (decimal, locale, zero, after, before) => {
          const shown = formatDecimal(decimal, locale)
          // A lone separator is ambiguous, so the user is asked.
          fc.pre(!/^\d+[.,]\d{3}$/.test(shown))
          expect(readAmount(`${before}${inDigits(shown, zero)}${after}`)).toBe(decimal)
        },
      ),
    )
  })

  it('never joins the digits of two numbers', () => {
    fc.assert(
      fc.property(
        plain,
        plain,
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
        (one, other, between) => {
          fc.pre(/[^\p{N}.,'’٬\s\p{Cf}]/u.test(between))
          expect(readAmount(`${one}${between}${other}`)).toBeNull()
        },
      ),
    )
  })

  it('returns a plain decimal with the given digits, whatever was pasted', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.constantFrom(...'0123456789.,’ \u00A0eEk%$-()x٬٫١', 'ETH')).map(p => p.join('')),
    )
    fc.assert(
      fc.property(anything, text => {
        const amount = readAmount(text)
        if (amount === null) return
        expect(isDecimal(amount.replace(/\.$/, ''))).toBe(true)
        const digits = (from: string) => from.replace(/\D/g, '').replace(/^0+/, '')
        const meant = text.replace(/\p{Nd}/gu, digit => {
          const zero = ZEROS.find(first => {
            const code = digit.codePointAt(0) ?? 0
            return code >= first && code <= first + 9
          })
          return zero === undefined ? digit : String((digit.codePointAt(0) ?? 0) - zero)
        })
        expect(digits(amount)).toBe(digits(meant))
      }),
    )
  })

  it.each([
    ['12,', '12.'],
    ['٫5', '0.5'],
    ['1 2', '12'],
    ['0', '0'],
    ['012', '12'],
  ])('typed as %j it becomes %s', (text, amount) => {
    expect(toTypedAmount(text)).toBe(amount)
  })

  it.each(['1e', '-', '1.5.', '12k', 'a'])('typed as %j it is rejected', text => {
    expect(toTypedAmount(text)).toBeNull()
  })
})
