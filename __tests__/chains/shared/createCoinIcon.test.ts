import { BITCOIN_ICONS } from '../../../src/chains/bip122/chain/bitcoinMarks'
import { COSMOS_ICONS } from '../../../src/chains/cosmos/chain/cosmosMarks'
import { EVM_COIN_ICONS, EVM_TOKEN_ICONS } from '../../../src/chains/eip155/chain/evmCoinMarks'
import { POLKADOT_ICONS } from '../../../src/chains/polkadot/chain/polkadotMarks'
import { usdcIcon, usdtIcon } from '../../../src/chains/shared/dollarMarks'
import { SOLANA_COIN_ICONS, SOLANA_TOKEN_ICONS } from '../../../src/chains/solana/chain/solanaMarks'
import { toIconField } from '../../../src/chains/shared/createCoinIcon'
import { toSafeImageUrl } from '../../../src/lib/links/safeUrl'

const marks = {
  ...BITCOIN_ICONS,
  ...COSMOS_ICONS,
  ...EVM_COIN_ICONS,
  ...POLKADOT_ICONS,
  ...SOLANA_COIN_ICONS,
  USDC: usdcIcon,
  USDT: usdtIcon,
}

it('draws seven distinct coins', () => {
  expect(Object.keys(marks).sort()).toEqual(['ATOM', 'BTC', 'DOT', 'ETH', 'SOL', 'USDC', 'USDT'])
  expect(new Set(Object.values(marks)).size).toBe(7)
})

it.each(Object.entries(marks))(
  'draws %s in 400 bytes of a picture that may be shown',
  (_, mark) => {
    expect(toSafeImageUrl(mark)).toBe(mark)
    const drawing = decodeURIComponent(mark.slice(mark.indexOf(',') + 1))
    expect(drawing.length).toBeLessThanOrEqual(400)
    const { documentElement } = new DOMParser().parseFromString(drawing, 'image/svg+xml')
    expect(documentElement.tagName).toBe('svg')
  },
)

it('identifies tokens by their contract, never by their symbol', () => {
  for (const key of Object.keys(EVM_TOKEN_ICONS)) expect(key).toMatch(/^\d+:0x[\da-f]{40}$/)
  for (const key of Object.keys(SOLANA_TOKEN_ICONS))
    expect(key).toMatch(/^[1-9A-HJ-NP-Za-km-z]{43,44}$/)
})

it('adds nothing where there is no icon', () => {
  expect(toIconField(undefined)).toEqual({})
  expect(toIconField(usdcIcon)).toEqual({ iconUrl: usdcIcon })
})
