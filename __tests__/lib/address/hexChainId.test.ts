import { parseChainReference, hexChainId } from '../../../src/lib/address/hexChainId'

it.each([
  ['1', '0x1'],
  ['137', '0x89'],
  [42161, '0xa4b1'],
  ['0', '0x0'],
  ['cosmoshub-4', '0x0'],
  ['', '0x0'],
  ['-1', '0x0'],
  ['1.5', '0x0'],
  [Number.NaN, '0x0'],
  ['9'.repeat(20), '0x0'],
])('writes chain %p as %s', (reference, expected) => {
  expect(hexChainId(reference)).toBe(expected)
})

it.each([
  ['0x1', '1'],
  ['0x89', '137'],
  ['0XA4B1', '42161'],
  ['137', '137'],
  [' 0x1 ', '1'],
  [10, '10'],
  [10n, '10'],
  ['0x', null],
  ['', null],
  [-1, null],
  [-1n, null],
  [1.5, null],
  [Number.NaN, null],
  [null, null],
  [`0x${'f'.repeat(17)}`, null],
  ['9'.repeat(20), null],
  ['0xffffffffffffffff', '18446744073709551615'],
  [undefined, null],
  [{}, null],
])('reads a wallet’s chain id %p as %p', (chainId, expected) => {
  expect(parseChainReference(chainId)).toBe(expected)
})

it.each(['1', '10', '8453', '1313161554'])('reads chain %s back as it wrote it', reference => {
  expect(parseChainReference(hexChainId(reference))).toBe(reference)
})
