import { isBurnAddress } from '../../../src/lib/address/isBurnAddress'

describe('isBurnAddress', () => {
  it.each([
    ['eip155', `0x${'0'.repeat(40)}`, true],
    ['eip155', '0'.repeat(40), true],
    ['eip155', `0x${'0'.repeat(39)}1`, false],
    ['eip155', '0x000000000000000000000000000000000000dEaD', true],
    ['eip155', '0x000000000000000000000000000000000000dead', true],
    ['eip155', '0xdEAD000000000000000000000000000000000000', true],
    ['eip155', '0xDeaDbeefdEAdbeefdEadbEEFdeadbeEFdEaDbeeF', false],
    ['eip155', `0x${'dead'.repeat(10)}`, true],
    ['eip155', '0xdEAD000000000000000042069420694206942069', true],
    ['eip155', `0x${'f'.repeat(40)}`, true],
    ['eip155', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', true],
    ['eip155', '0x000000000000000000000000000000000001dEaD', false],
    ['solana', '1'.repeat(32), true],
    ['solana', '1nc1nerator11111111111111111111111111111111', true],
    ['solana', 'So11111111111111111111111111111111111111111', false],
  ] as const)('on %s, of %s is %s', (namespace, address, expected) => {
    expect(isBurnAddress(namespace, address)).toBe(expected)
  })
})
