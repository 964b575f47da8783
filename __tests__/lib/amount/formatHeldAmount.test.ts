import { formatHeldAmount } from '../../../src/lib/amount/formatHeldAmount'

describe('formatHeldAmount', () => {
  it.each([
    ['97.8348', '97.834'],
    ['0.3029', '0.302'],
    ['120', '120.000'],
    ['1234567.8919', '1,234,567.891'],
    ['0.0005', '0.0005'],
    ['0.000000001', '<0.00001'],
    ['0', '0'],
    ['1e-3', '0.001'],
    ['much', ''],
  ])('formats %s as %s', (amount, told) => {
    expect(formatHeldAmount(amount)).toBe(told)
  })

  it('uses the language’s number format', () => {
    expect(formatHeldAmount('1234.5678', 'de-DE')).toBe('1.234,567')
  })
})
