import { isEvmAddress } from '../../../../src/chains/eip155/address/evmDigits'

const EVM = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'

describe('isEvmAddress', () => {
  it.each([
    [EVM, true],
    [EVM.slice(2), true],
    [EVM.toLowerCase(), true],
    [`${EVM}0`, false],
    [EVM.slice(0, -1), false],
    [`0x${'g'.repeat(40)}`, false],
    [` ${EVM}`, false],
    [`${EVM}\n`, false],
    ['', false],
    [null, false],
    [42, false],
  ])('returns for %p: %p', (value, expected) => {
    expect(isEvmAddress(value)).toBe(expected)
  })
})
