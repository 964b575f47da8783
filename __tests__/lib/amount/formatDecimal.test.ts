import fc from 'fast-check'
import { getDecimalSeparator, formatDecimal } from '../../../src/lib/amount/formatDecimal'
import { formatUnits } from '../../../src/lib/amount/decimal'

const LOCALES = ['en-US', 'de-DE', 'de-CH', 'fr-FR', 'es-ES', 'en-IN', 'ar-EG', 'fa-IR', 'he', 'ja']

describe('a decimal in the format of a language', () => {
  it.each([
    ['2474', 'en-US', '2,474'],
    ['2474.000', 'en-US', '2,474.000'],
    ['999.5', 'en-US', '999.5'],
    ['2474.5', 'de-DE', '2.474,5'],
    ['2474.5', 'fr-FR', '2\u202F474,5'],
    ['1234567.5', 'en-IN', '12,34,567.5'],
    ['2474.5', 'ar-EG', '2,474.5'],
    ['-1234.5', 'en-US', '-1,234.5'],
    ['-0.5', 'en-US', '-0.5'],
    ['123456789012345678901234567890.000000000000000001', undefined, undefined],
  ])('writes %s in %s as %s', (decimal, locale, expected) => {
    const long = '123,456,789,012,345,678,901,234,567,890.000000000000000001'
    expect(formatDecimal(decimal, locale)).toBe(expected ?? long)
  })

  it('never loses, adds or moves a digit, in any language and of any length', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 78n }),
        fc.integer({ min: 0, max: 30 }),
        fc.constantFrom(...LOCALES),
        (units, decimals, locale) => {
          const decimal = formatUnits(units, decimals)
          const shown = formatDecimal(decimal, locale)
          expect(shown.replace(/\D/g, '')).toBe(decimal.replace('.', ''))
          const [whole = '', fraction, ...more] = shown.split(getDecimalSeparator(locale))
          expect(more).toEqual([])
          const read = [whole.replace(/\D/g, ''), fraction].filter(part => part !== undefined)
          expect(read.join('.')).toBe(decimal)
        },
      ),
    )
  })

  it('keeps the given decimals, also when they are zeros', () => {
    fc.assert(
      fc.property(fc.nat(), fc.stringMatching(/^\d{1,18}$/), (whole, fraction) => {
        expect(formatDecimal(`${String(whole)}.${fraction}`)).toMatch(new RegExp(`\\.${fraction}$`))
      }),
    )
  })
})
