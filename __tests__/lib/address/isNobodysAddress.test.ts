import { isNobodysAddress } from '../../../src/lib/address/isNobodysAddress'

describe('isNobodysAddress', () => {
  it.each([
    ['eip155', `0x${'0'.repeat(40)}`, true],
    ['eip155', '0'.repeat(40), true],
    ['eip155', `0x${'0'.repeat(39)}1`, false],
    ['solana', '1'.repeat(32), true],
    ['solana', 'So11111111111111111111111111111111111111111', false],
  ] as const)('on %s, of %s is %s', (namespace, address, expected) => {
    expect(isNobodysAddress(namespace, address)).toBe(expected)
  })
})
