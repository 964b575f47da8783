import fc from 'fast-check'
import {
  decodeQuantity,
  decodeText,
  decodeUint,
} from '../../../../../src/chains/eip155/chain/rpc/decodeAbi'

describe('the answers of a node', () => {
  it('include quantities up to the largest number of a contract, or to the given bits', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 300n }),
        fc.constantFrom(42, 64, 128, 256),
        (quantity, bits) => {
          const read = () => decodeQuantity(`0x${quantity.toString(16)}`, bits)
          if (quantity < 2n ** BigInt(bits)) expect(read()).toBe(quantity)
          else expect(read).toThrow('Not a quantity')
        },
      ),
    )
  })

  it.each([`0x${'0'.repeat(65)}`, `0x${'f'.repeat(600)}`, '0x', '12', '0x-1', 1, null, {}])(
    'are no quantity: %p',
    answer => {
      expect(() => decodeQuantity(answer)).toThrow('Not a quantity')
    },
  )

  it('are no number and no text when they never end', () => {
    const endless = `0x${'00'.repeat(10_000)}`
    expect(() => decodeUint(endless)).toThrow('Not bytes')
    expect(() => decodeText(endless)).toThrow('Not bytes')
  })

  it('include a text up to its limit, whatever length it claims', () => {
    const word = (value: number | bigint) => value.toString(16).padStart(64, '0')
    const claimed = `0x${word(32)}${word(2n ** 256n - 1n)}${'61'.repeat(2_048)}`
    expect(decodeText(claimed)).toBe('a'.repeat(1_024))
  })
})
