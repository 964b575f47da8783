import { formatShortAmount } from '../../../src/lib/amount/formatShortAmount'

describe('a short amount', () => {
  it.each([
    ['0.302001459', '0.302'],
    ['1204.553219', '1,204.55'],
    ['123456.789', '123,456'],
    ['1234567.89', '1,234,567'],
    ['0.0000001', '<0.00001'],
    ['0', '0'],
    ['120', '120'],
    ['0.123456789', '0.12345'],
    ['nothing', ''],
  ])('of %s is %p', (amount, short) => {
    expect(formatShortAmount(amount)).toBe(short)
  })

  it('uses the language’s number format', () => {
    expect(formatShortAmount('1204.553219', 'de-DE')).toBe('1.204,55')
    expect(formatShortAmount('0.0000001', 'de-DE')).toBe('<0,00001')
  })
})
