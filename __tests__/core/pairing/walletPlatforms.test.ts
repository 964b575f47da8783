import { connectorsFound } from '../../../src/core/connectors/connectorsSlice'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import {
  selectInstalledConnector,
  selectPlatforms,
} from '../../../src/core/pairing/walletPlatforms'
import { sampleConnector } from '../../../src/testing/samples'
import { stateAfter } from '../../../src/testing/stateAfter'
import { states } from '../../support/states/states'
import { sampleWallet } from '../../support/states/sampleWallets'

const installed = connectorsFound({
  namespace: 'eip155',
  connectors: [sampleConnector('com.foxglove', 'Fox')],
})

describe('the connector and platforms of a directory wallet', () => {
  it('matches the installed connector, whatever its name', () => {
    expect(selectInstalledConnector(stateAfter(installed), sampleWallet)?.id).toBe('com.foxglove')
    expect(selectInstalledConnector(stateAfter(), sampleWallet)).toBeNull()
    expect(selectInstalledConnector(stateAfter(installed), null)).toBeNull()
  })

  it('depend on installation, device and page', () => {
    const walletConnectOnly = optionsGiven({ hasAdapters: false })
    expect(selectPlatforms(stateAfter(installed), sampleWallet)[0]).toBe('browser')
    expect(selectPlatforms(stateAfter(), sampleWallet)[0]).toBe('unsupported')
    expect(selectPlatforms(stateAfter(installed, walletConnectOnly), sampleWallet)[0]).toBe(
      'qrcode',
    )
    expect(selectPlatforms(states.pairingMobile(), sampleWallet)[0]).toBe('mobile')
  })

  it('D7 include no link that does not belong to the wallet', () => {
    const stranger = { ...sampleWallet, mobile_link: 'tg://resolve' }
    expect(selectPlatforms(states.pairingMobile(), stranger)).not.toContain('mobile')
  })
})
