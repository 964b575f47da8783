import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { ALL_WALLETS_URL, suggestWallets } from '../../../src/core/wallets/suggestWallets'
import { selectWalletImage } from '../../../src/core/wallets/images/walletImage'
import { selectSuggestions } from '../../../src/core/wallets/walletsSelectors'
import { sampleSuggestions } from '../../support/states/sampleWallets'
import { testingReducer } from '../../../src/testing/stateAfter'
import { states } from '../../support/states/states'

describe('suggestWallets', () => {
  it('shows where each wallet runs and links to its own page', () => {
    expect(suggestWallets(sampleSuggestions, 2)).toEqual([
      expect.objectContaining({
        name: 'Tern Wallet',
        href: 'https://tern.example/',
        places: ['browser', 'phone'],
      }),
      expect.objectContaining({ name: 'Harbor', imageUrl: null, places: ['phone'] }),
    ])
  })

  it.each(['basalt', 'northstar'])('sends %s, which has no page to open, to the list', id => {
    const suggestion = suggestWallets(sampleSuggestions, 9).find(each => each.id === id)
    expect(suggestion?.href).toBe(ALL_WALLETS_URL)
  })
})

describe('selectSuggestions', () => {
  it('is empty until the directory has responded', () => {
    expect(selectSuggestions(states.getWallet())).toEqual([])
    expect(selectSuggestions(testingReducer(undefined, { type: '' }))).toEqual([])
  })

  it('contains the directory’s wallets', () => {
    expect(selectSuggestions(states.getWalletSuggested()).map(({ id }) => id)).toEqual([
      'tern',
      'harbor',
      'basalt',
      'northstar',
    ])
  })
})

describe('selectWalletImage', () => {
  const image_url = 'https://shop.example/heron.png'
  const state = testingReducer(
    undefined,
    optionsGiven({ wallets: { customWallets: [{ id: 'heron', name: 'Heron', image_url }] } }),
  )

  it('returns the host’s picture for its own wallet, even when storage has none', () => {
    expect(selectWalletImage(state, { id: 'heron', name: 'Heron' })).toBe(image_url)
    expect(selectWalletImage(state, { id: 'tern', name: 'Heron' })).toBeNull()
  })
})
