import { toAssetId, toRecipientId } from '../../../src/features/pay/payAsset'
import { SOLANA } from '../../../src/testing/samples'
import { BOB } from '../../support/flowWorld'
import { order } from '../../support/payWorld'

const usdcAddress = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

describe('the asset of an order, as exchanges expect it', () => {
  it.each([
    ['an EVM network’s coin', 'eip155:1', null, 'eip155:1/slip44:60'],
    ['the coin of another EVM network', 'eip155:8453', null, 'eip155:8453/slip44:60'],
    ['a token on an EVM network', 'eip155:1', usdcAddress, `eip155:1/erc20:${usdcAddress}`],
    ['Solana’s coin', SOLANA, null, `${SOLANA}/slip44:501`],
    ['a token on Solana', SOLANA, mint, `${SOLANA}/token:${mint}`],
  ] as const)('is named by CAIP-19: %s', (_what, caipNetworkId, token, expected) => {
    expect(toAssetId({ ...order, caipNetworkId, token })).toBe(expected)
  })

  it('names the recipient by CAIP-10, as the page wrote it', () => {
    expect(toRecipientId(order)).toBe(`eip155:1:${BOB}`)
    const recipient = 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy'
    expect(toRecipientId({ ...order, caipNetworkId: SOLANA, recipient })).toBe(
      `${SOLANA}:${recipient}`,
    )
  })
})
