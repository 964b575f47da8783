import { BITCOIN_MARKS } from '../../../src/chains/bip122/chain/bitcoinMarks'
import { COSMOS_MARKS } from '../../../src/chains/cosmos/chain/cosmosMarks'
import { EVM_COIN_MARKS, EVM_TOKEN_MARKS } from '../../../src/chains/eip155/chain/evmCoinMarks'
import { POLKADOT_MARKS } from '../../../src/chains/polkadot/chain/polkadotMarks'
import { usdcMark, usdtMark } from '../../../src/chains/shared/dollarMarks'
import { SOLANA_COIN_MARKS, SOLANA_TOKEN_MARKS } from '../../../src/chains/solana/chain/solanaMarks'
import { withMark } from '../../../src/chains/shared/coinMark'
import { safeImageUrl } from '../../../src/lib/links/safeUrl'

const marks = {
  ...BITCOIN_MARKS,
  ...COSMOS_MARKS,
  ...EVM_COIN_MARKS,
  ...POLKADOT_MARKS,
  ...SOLANA_COIN_MARKS,
  USDC: usdcMark,
  USDT: usdtMark,
}

it('draws seven distinct coins', () => {
  expect(Object.keys(marks).sort()).toEqual(['ATOM', 'BTC', 'DOT', 'ETH', 'SOL', 'USDC', 'USDT'])
  expect(new Set(Object.values(marks)).size).toBe(7)
})

it.each(Object.entries(marks))(
  'draws %s in 400 bytes of a picture that may be shown',
  (_, mark) => {
    expect(safeImageUrl(mark)).toBe(mark)
    const drawing = decodeURIComponent(mark.slice(mark.indexOf(',') + 1))
    expect(drawing.length).toBeLessThanOrEqual(400)
    const { documentElement } = new DOMParser().parseFromString(drawing, 'image/svg+xml')
    expect(documentElement.tagName).toBe('svg')
  },
)

it('identifies tokens by their contract, never by their symbol', () => {
  for (const key of Object.keys(EVM_TOKEN_MARKS)) expect(key).toMatch(/^\d+:0x[\da-f]{40}$/)
  for (const key of Object.keys(SOLANA_TOKEN_MARKS))
    expect(key).toMatch(/^[1-9A-HJ-NP-Za-km-z]{43,44}$/)
})

it('adds nothing where there is no icon', () => {
  expect(withMark(undefined)).toEqual({})
  expect(withMark(usdcMark)).toEqual({ iconUrl: usdcMark })
})
