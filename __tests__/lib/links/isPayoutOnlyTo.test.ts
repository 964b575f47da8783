import { isPayoutOnlyTo } from '../../../src/lib/links/isPayoutOnlyTo'

const OURS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const THEIRS = '0x000000000000000000000000000000000000dEaD'
const isOurs = (query: string) => isPayoutOnlyTo(`https://pay.example/buy${query}`, 'eip155', OURS)
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value))

describe('isPayoutOnlyTo', () => {
  it.each([
    '',
    '?sessionToken=abc&asset=0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    `?walletAddress=${OURS}`,
    `?wallet_address=${OURS.toLowerCase()}`,
    `?addresses=${json({ [OURS]: ['ethereum', 'base'] })}`,
    `?destinationWallets=${json([{ address: OURS, blockchains: ['base'] }])}`,
    `?recipient=eip155:8453:${OURS}`,
    '?walletAddress=',
  ])('returns true where no other recipient is named: %s', query => {
    expect(isOurs(query)).toBe(true)
  })

  it.each([
    `?walletAddress=${THEIRS}`,
    `?WALLET-ADDRESS=${THEIRS}`,
    `?walletAddress=${OURS}&walletAddress=${THEIRS}`,
    `?walletAddress=${OURS},${THEIRS}`,
    `?addresses=${json({ [THEIRS]: ['ethereum'] })}`,
    `?addresses=${json({ [OURS]: ['ethereum'], [THEIRS]: ['base'] })}`,
    `?destinationWallets=${json([{ address: THEIRS, blockchains: ['base'] }])}`,
    `?destinationWallets=${json([{ blockchains: ['base'] }])}`,
    `?addresses=${json([7])}`,
    '?addresses={broken',
    `?recipient=eip155:8453:${THEIRS}`,
    `#walletAddress=${THEIRS}`,
    `#/buy?walletAddress=${THEIRS}`,
  ])('returns false where another recipient is named, or it cannot be read: %s', query => {
    expect(isOurs(query)).toBe(false)
  })
})
