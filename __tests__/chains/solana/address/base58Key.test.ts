import { keyBytes } from '../../../../src/chains/solana/address/base58Key'

/** Well-known addresses and a key of RFC 8032, §7.1, with their published bytes. */
const KEYS = [
  ['11111111111111111111111111111111', '00'.repeat(32)],
  [
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    '06ddf6e1d765a193d9cbe146ceeb79ac1cb485ed5f5b37913a8cf5857eff00a9',
  ],
  [
    'SysvarC1ock11111111111111111111111111111111',
    '06a7d51718c774c928566398691d5eb68b5eb8a39b4b6d5c73555b2100000000',
  ],
  [
    'FVen3X669xLzsi6N2V91DoiyzHzg1uAgqiT8jZ9nS96Z',
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  ],
] as const

describe('a key in base58', () => {
  it.each(KEYS)('%s decodes to its 32 bytes', (text, hex) => {
    expect(Buffer.from(keyBytes(text) ?? []).toString('hex')).toBe(hex)
  })

  it.each([
    // From the draft of base58: valid characters, but not 32 bytes.
    '2NEpo7TZRRrLZSi2U',
    '11233QC4',
    '1'.repeat(31),
    '1'.repeat(33),
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5D0',
    'lokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    `${'z'.repeat(44)}`,
    '',
  ])('%j is invalid', text => {
    expect(keyBytes(text)).toBeNull()
  })
})
