import { ALL_WALLETS_URL, suggestWallets } from '../../../src/features/wallets/suggestWallets'
import { selectSuggestions } from '../../../src/features/wallets/walletsSelectors'
import { sampleSuggestions } from '../../../src/testing/samples'
import { testingReducer } from '../../../src/testing/stateAfter'
import { states } from '../../../src/testing/states'

describe('suggestWallets', () => {
  it('says where each wallet runs and leads to its own page', () => {
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
  it('has none until the directory has answered', () => {
    expect(selectSuggestions(states.getWallet())).toEqual([])
    expect(selectSuggestions(testingReducer(undefined, { type: '' }))).toEqual([])
  })

  it('has what the directory answered', () => {
    expect(selectSuggestions(states.getWalletSuggested()).map(({ id }) => id)).toEqual([
      'tern',
      'harbor',
      'basalt',
      'northstar',
    ])
  })
})
