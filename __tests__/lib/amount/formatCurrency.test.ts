import {
  getCurrencyName,
  getCurrencySign,
  formatCurrency,
  formatWholeCurrency,
  getLeadingCurrencySign,
} from '../../../src/lib/amount/formatCurrency'

describe('formatWholeCurrency', () => {
  it.each([
    ['100', 'USD', 'en', '$100'],
    ['1000', 'EUR', 'de', '1.000 €'],
    ['1000', 'USD', 'ar', '\u200f1,000 \u2068US$\u2069'],
    ['100.5', 'USD', 'en', '$100.50'],
  ])('formats %s %s in %s with a space that may wrap', (amount, currency, locale, text) => {
    expect(formatWholeCurrency(amount, currency, locale)).toBe(text)
  })
})

describe('formatCurrency', () => {
  it.each([
    ['100', 'USD', 'en', '$100.00'],
    ['1234.5', 'EUR', 'de', '1.234,50 €'],
    ['12', 'POINTS', 'en', '12 POINTS'],
    ['1234.5', 'no code', 'de', '1.234,5 no code'],
    ['9'.repeat(60), 'x', 'en', `${'999,'.repeat(19)}999 x`],
  ])('writes %s %s as %s does', (amount, currency, locale, text) => {
    expect(formatCurrency(amount, currency, locale).replaceAll('\u00a0', ' ')).toBe(text)
  })

  it.each([
    ['USD', 'en', '$'],
    ['CHF', 'de-CH', 'CHF\u00a0'],
    ['EUR', 'de', ''],
    ['POINTS', 'en', ''],
  ])('reads the prefix of a sum in %s in %s', (currency, locale, sign) => {
    expect(getLeadingCurrencySign(currency, locale)).toBe(sign)
  })

  it('names a currency, and returns an unknown code as it is', () => {
    expect(getCurrencyName('EUR', 'en')).toBe('Euro')
    expect(getCurrencyName('eur', 'en')).toBe('eur')
    expect(getCurrencyName('<b>', 'en')).toBe('<b>')
    expect(getCurrencySign('GBP', 'en')).toBe('£')
    expect(getCurrencySign('COIN', 'en')).toBe('COIN')
  })
})
