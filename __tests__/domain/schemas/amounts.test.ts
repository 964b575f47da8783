import type * as v from 'valibot'
import fc from 'fast-check'
import { decimalText, gasText, integerText } from '../../../src/domain/schemas/amounts'
import { balanceSchema } from '../../../src/domain/schemas/balance'
import { nativeBalanceSchema } from '../../../src/domain/schemas/nativeBalance'
import { onrampQuoteSchema } from '../../../src/domain/schemas/onramp'
import { swapAllowanceSchema } from '../../../src/domain/schemas/swap'
import { HOSTS, read } from './read'

const coin = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const smallest = '0.000000000000000001'

describe('amounts in scientific notation', () => {
  it.each([
    ['1e-18', smallest],
    ['1E-18', smallest],
    ['1.5e+3', '1500'],
    ['12.345e-2', '0.12345'],
    ['1e21', '1000000000000000000000'],
    ['0e5', '0'],
    // Plain decimals stay as they are.
    ['1.500', '1.500'],
  ])('are expanded: %s', (text, expected) => {
    expect(read(decimalText, text)).toBe(expected)
  })

  it.each([
    ['1e18', '1000000000000000000'],
    ['1.5e1', '15'],
    ['1e-1', 'REFUSED'],
    ['1.5', 'REFUSED'],
  ])('are base units only where they are integers: %s', (text, expected) => {
    expect(read(integerText, text)).toBe(expected)
    expect(read(gasText, text)).toBe(expected)
  })

  it('keep every digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.nat(30), (digits, places) => {
        const fraction = digits.toString().padStart(places + 1, '0')
        const plain = `${fraction.slice(0, fraction.length - places)}.${fraction.slice(fraction.length - places)}`
        const expected = places === 0 ? digits.toString() : plain.replace(/\.?0+$/, '')
        expect(read(decimalText, `${digits}e-${places}`)).toBe(expected)
      }),
    )
  })

  it('hide no holding in another row', () => {
    const row = (numeric: string) => ({
      name: 'Ether',
      symbol: 'ETH',
      chainId: 'eip155:1',
      value: 0,
      price: 3000,
      quantity: { decimals: '18', numeric },
    })
    const alone = read(balanceSchema('eip155:1', coin, HOSTS), { balances: [row('1e-18')] })
    expect(alone).toMatchObject({ balances: [{ quantity: { numeric: smallest } }] })
    const both = read(balanceSchema('eip155:1', coin, HOSTS), {
      balances: [row('1e-18'), row('1')],
    })
    expect(both).toMatchObject({ balances: [{}, { quantity: { numeric: '1' } }] })
  })

  it.each<[string, v.GenericSchema, object, object]>([
    [
      'a stored balance',
      nativeBalanceSchema,
      { balance: '1e-18', symbol: 'ETH' },
      { balance: smallest },
    ],
    ['an allowance', swapAllowanceSchema, { allowance: '1e6' }, { allowance: '1000000' }],
    [
      'a quote of a purchase',
      onrampQuoteSchema,
      {
        quoteId: 'one',
        ...Object.fromEntries(
          ['coinbaseFee', 'networkFee', 'paymentSubtotal', 'paymentTotal', 'purchaseAmount'].map(
            name => [name, { amount: '1e-7', currency: 'ETH' }],
          ),
        ),
      },
      { purchaseAmount: { amount: '0.0000001' } },
    ],
  ])('are read in %s', (_what, schema, answer, expected) => {
    expect(read(schema, answer)).toMatchObject(expected)
  })
})
