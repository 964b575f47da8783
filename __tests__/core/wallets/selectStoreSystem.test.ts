import { selectStoreSystem } from '../../../src/core/wallets/selectStoreSystem'
import { suggestWallets } from '../../../src/core/wallets/suggestWallets'
import { stateAfter } from '../../../src/testing/stateAfter'
import { states } from '../../support/states/states'
import { sampleWallet } from '../../support/states/sampleWallets'

describe('selectStoreSystem', () => {
  it('returns the app store of the current phone', () => {
    expect(selectStoreSystem(states.pairingMobile())).toBe('ios')
    expect(selectStoreSystem(stateAfter())).toBeNull()
  })

  it('determines a suggested wallet’s download link', () => {
    const hrefOn = (system: 'ios' | 'android' | null) =>
      suggestWallets([sampleWallet], 1, system)[0]?.href
    expect(hrefOn('ios')).toBe('https://apps.example/foxglove')
    expect(hrefOn('android')).toBe('https://play.example/foxglove')
    expect(hrefOn(null)).toBe('https://foxglove.example/')
  })
})
