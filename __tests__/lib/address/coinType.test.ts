import { chainIdToCoinType } from '../../../src/lib/address/coinType'

it.each([
  [0, 2147483648],
  [1, 2147483649],
  [10, 2147483658],
  [137, 2147483785],
  [8453, 2147492101],
  [0x7fffffff, 0xffffffff],
])('sets the high bit of chain %i: %i', (chainId, expected) => {
  expect(chainIdToCoinType(chainId)).toBe(expected)
})

it.each([0x80000000, 0x80000001, 2 ** 53, -1, 1.5, Number.NaN, Infinity])(
  'rejects chain %p',
  chainId => {
    expect(() => chainIdToCoinType(chainId)).toThrow(new Error('Invalid chainId'))
  },
)
