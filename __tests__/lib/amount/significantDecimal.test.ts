import { pennyDecimal, significantDecimal } from '../../../src/lib/amount/significantDecimal'

describe('significantDecimal', () => {
  it.each([
    ['161.488', '161.48'],
    ['3262.404', '3262.40'],
    ['81.4', '81.40'],
    ['6', '6'],
    ['1.23456', '1.234'],
    ['12345.6789', '12345.67'],
    ['0.000123456', '0.0001234'],
    ['0.5', '0.50'],
    ['0', '0'],
    ['0.999999', '0.9999'],
  ])('writes %s as %s, and never more than there is', (value, text) => {
    expect(significantDecimal(value)).toBe(text)
    expect(Number(significantDecimal(value))).toBeLessThanOrEqual(Number(value))
  })

  it('rejects an invalid number', () => {
    expect(() => significantDecimal('1e5')).toThrow('Invalid number')
  })
})

describe('pennyDecimal', () => {
  it.each([
    ['1250.5', '1250.50'],
    ['1250', '1250'],
    ['0.25', '0.25'],
    ['0.123456', '0.123456'],
  ])('writes %s as %s', (value, text) => {
    expect(pennyDecimal(value)).toBe(text)
  })
})
