import { isSameAddress } from '../../../src/lib/address/isSameAddress'

const CHECKSUMMED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

describe('isSameAddress', () => {
  it.each([
    ['hexadecimal addresses', CHECKSUMMED, CHECKSUMMED.toLowerCase()],
    ['CAIP-10 accounts of EVM', `eip155:1:${CHECKSUMMED}`, `eip155:1:${CHECKSUMMED.toLowerCase()}`],
    ['an address and itself', 'bc1qxyz', 'bc1qxyz'],
    ['two texts without a character', '', ''],
  ])('treats %s as the same', (_what, one, other) => {
    expect(isSameAddress(one, other)).toBe(true)
    expect(isSameAddress(other, one)).toBe(true)
  })

  it.each([
    ['Base58 addresses that differ in case', 'DRpbCBMxVnDK', 'DRpbCBMxVnDk'],
    [
      'CAIP-10 accounts that differ in case on Solana',
      'solana:5eykt4:DRpbCB',
      'solana:5eykt4:DRpbCb',
    ],
    ['the same account on two chains', `eip155:1:${CHECKSUMMED}`, `eip155:10:${CHECKSUMMED}`],
    ['a hexadecimal address and its CAIP-10 account', CHECKSUMMED, `eip155:1:${CHECKSUMMED}`],
  ])('distinguishes %s', (_what, one, other) => {
    expect(isSameAddress(one, other)).toBe(false)
    expect(isSameAddress(other, one)).toBe(false)
  })
})
