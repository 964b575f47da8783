import { connectorsFound } from '../../../src/features/connectors/connectorsSlice'
import { optionsGiven } from '../../../src/features/options/optionsSlice'
import {
  selectInstalledConnector,
  selectPlatforms,
} from '../../../src/features/pairing/walletPlatforms'
import { sampleConnector } from '../../../src/testing/samples'
import { stateAfter } from '../../../src/testing/stateAfter'
import { states } from '../../../src/testing/states'
import { sampleWallet } from '../../../src/testing/sampleWallets'

const installed = connectorsFound({
  namespace: 'eip155',
  connectors: [sampleConnector('com.foxglove', 'Fox')],
})

describe('The ways into a wallet of the directory', () => {
  it('is one of this browser where it is installed, whatever name it goes by', () => {
    expect(selectInstalledConnector(stateAfter(installed), sampleWallet)?.id).toBe('com.foxglove')
    expect(selectInstalledConnector(stateAfter(), sampleWallet)).toBeNull()
    expect(selectInstalledConnector(stateAfter(installed), null)).toBeNull()
  })

  it('depends on what is installed, on the device and on the page', () => {
    const walletConnectOnly = optionsGiven({ hasAdapters: false })
    expect(selectPlatforms(stateAfter(installed), sampleWallet)[0]).toBe('browser')
    expect(selectPlatforms(stateAfter(), sampleWallet)[0]).toBe('unsupported')
    expect(selectPlatforms(stateAfter(installed, walletConnectOnly), sampleWallet)[0]).toBe(
      'qrcode',
    )
    expect(selectPlatforms(states.pairingMobile(), sampleWallet)[0]).toBe('mobile')
  })

  it('D7 counts no link that is not the wallet’s own', () => {
    const stranger = { ...sampleWallet, mobile_link: 'tg://resolve' }
    expect(selectPlatforms(states.pairingMobile(), stranger)).not.toContain('mobile')
  })
})
