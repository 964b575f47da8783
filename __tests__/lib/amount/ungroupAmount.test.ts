import fc from 'fast-check'
import { formatQuantity } from '../../../src/lib/amount/formatAmount'
import { ungroupAmount } from '../../../src/lib/amount/ungroupAmount'
import { fixedDecimal, formatUnits } from '../../../src/lib/amount/decimal'
import { compareDecimal } from '../../../src/lib/amount/decimalMath'

describe('a copied amount', () => {
  it.each([
    ['2,474.000', '2474.000'],
    ['2.474,5', '2474.5'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['12,34,567.5', '1234567.5'],
    ['$1,234.56', '1234.56'],
    ['1,234.56 USDC', '1234.56'],
  ])('%s is %s without its groups', (text, amount) => {
    expect(ungroupAmount(text)).toBe(amount)
  })

  it.each(['2,474', '2.474', '0,5', '0.5', '1.5.5', '12,3456.7', '2474.5', '1,2,3', '', 'much'])(
    '%j is left as it is: its separator may be a decimal one, or it is no amount',
    text => {
      expect(ungroupAmount(text)).toBe(text)
    },
  )

  it('the balance shown in a list of tokens is read as the truncated holding', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 40n }),
        fc.constantFrom('en-US', 'de-DE', 'en-IN', 'es-ES'),
        (units, locale) => {
          const held = formatUnits(units, 6)
          const read = ungroupAmount(formatQuantity(held, locale)).replace(',', '.')
          expect(compareDecimal(read, fixedDecimal(held, 3))).toBe(0)
        },
      ),
    )
  })
})
