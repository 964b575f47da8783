import fc from 'fast-check'
import { toAsciiDigits } from '../../../src/lib/text/toAsciiDigits'

describe('toAsciiDigits', () => {
  it.each(['arab', 'arabext', 'deva', 'beng', 'fullwide'])(
    'reads the digits of %s',
    numberingSystem => {
      const write = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false })
      fc.assert(
        fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), figure => {
          expect(toAsciiDigits(write.format(figure))).toBe(String(figure))
        }),
      )
    },
  )

  it('reads a decimal typed on an Arabic keyboard', () => {
    expect(toAsciiDigits('١٢٫٥')).toBe('12.5')
  })

  it('leaves all other characters alone', () => {
    expect(toAsciiDigits('0.5 ETH, ᠐')).toBe('0.5 ETH, ᠐')
  })
})
