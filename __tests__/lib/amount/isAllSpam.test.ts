import { isAllSpam } from '../../../src/lib/amount/isAllSpam'

const spam = { nft_info: { flags: { is_spam: true } } }
const nft = { nft_info: { flags: { is_spam: false } } }
const token = { nft_info: undefined, fungible_info: { symbol: 'ETH' } }

it.each([
  ['only spam', [spam, spam], true],
  ['spam and a token', [spam, token], false],
  ['spam and an honest NFT', [spam, nft], false],
  ['an honest NFT', [nft], false],
  ['an NFT without flags', [{ nft_info: {} }], false],
  ['an empty NFT record', [{ nft_info: null }], false],
  ['nothing at all', [], false],
])('a transaction of %s is hidden: %p', (_what, transfers, expected) => {
  expect(isAllSpam(transfers)).toBe(expected)
})
