import {
  currencyName,
  currencySign,
  currencyText,
  leadingSign,
} from '../../../src/lib/amount/currencyText'

describe('currencyText', () => {
  it.each([
    ['100', 'USD', 'en', '$100.00'],
    ['1234.5', 'EUR', 'de', '1.234,50 €'],
    ['12', 'POINTS', 'en', '12 POINTS'],
    ['1234.5', 'no code', 'de', '1.234,5 no code'],
    ['9'.repeat(60), 'x', 'en', `${'999,'.repeat(19)}999 x`],
  ])('writes %s %s as %s does', (amount, currency, locale, text) => {
    expect(currencyText(amount, currency, locale).replaceAll('\u00a0', ' ')).toBe(text)
  })

  it.each([
    ['USD', 'en', '$'],
    ['CHF', 'de-CH', 'CHF\u00a0'],
    ['EUR', 'de', ''],
    ['POINTS', 'en', ''],
  ])('reads the prefix of a sum in %s in %s', (currency, locale, sign) => {
    expect(leadingSign(currency, locale)).toBe(sign)
  })

  it('names a currency, and returns an unknown code as it is', () => {
    expect(currencyName('EUR', 'en')).toBe('Euro')
    expect(currencyName('eur', 'en')).toBe('eur')
    expect(currencyName('<b>', 'en')).toBe('<b>')
    expect(currencySign('GBP', 'en')).toBe('£')
    expect(currencySign('COIN', 'en')).toBe('COIN')
  })
})
