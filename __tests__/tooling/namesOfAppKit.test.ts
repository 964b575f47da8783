/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as hostFace from '../../src/index'
import { NAMES_OF_OPTIONS, namesIn } from '../support/namesOfAppKit'

const read = (file: string) => readFileSync(resolve(__dirname, '../../docs', file), 'utf8')
const mapped = read('guides/names-of-appkit.md')
const pages = read('guides/from-appkit.md') + mapped + read('hosts.md')

const METHODS = `
  open close disconnect switchNetwork addNetwork removeNetwork
  getAccount getAddress getCaipAddress getChainId getCaipNetwork getCaipNetworkId
  getCaipNetworks getApprovedCaipNetworkIds getDisabledCaipNetworks getActiveChainNamespace getProvider getProviderType
  getWalletProvider getWalletProviderType getWalletInfo getIsConnectedState isOpen getState
  getEvent getThemeMode getThemeVariables getConnectMethodsOrder getSIWX getRemoteFeatures
  getConnections getRecentConnections getPreferredAccountType getUniversalProvider getReownName subscribeAccount
  subscribeNetwork subscribeWalletInfo subscribeState subscribeEvents subscribeTheme subscribeProviders
  subscribeConnections subscribeCaipNetworkChange subscribeShouldUpdateToAddress subscribeRemoteFeatures setThemeMode setThemeVariables
  setTermsConditionsUrl setPrivacyPolicyUrl updateFeatures updateRemoteFeatures updateOptions setConnectMethodsOrder
  setWalletFeaturesOrder setSocialsOrder setCollapseWallets setEIP6963Enabled setLoading showErrorMessage
  showSuccessMessage replace redirect popTransactionStack isTransactionStackEmpty addAddressLabel
  removeAddressLabel setProfileName setProfileImage setBalance setCaipAddress setStatus
  resetAccount resetNetwork resetWcConnection setAddressExplorerUrl setSmartAccountDeployed setPreferredAccountType
  setUser setConnectedWalletInfo addConnector setConnectors setRequestedCaipNetworks setClientId
  setUnsupportedNetwork fetchIdentity syncIdentity updateNativeBalance switchConnection deleteConnection
`
const HOOKS = `
  useAppKit useAppKitAccount useAppKitNetwork useAppKitProvider useAppKitState useAppKitTheme
  useAppKitEvents useWalletInfo useDisconnect useAppKitBalance useAppKitConnections useAppKitConnection
  useAppKitWallet useAppKitUpdateEmail useAppKitWallets usePay useAvailableExchanges usePayUrlActions
  useExchangeBuyStatus
`

describe('the names of AppKit', () => {
  it.each([...NAMES_OF_OPTIONS, ...namesIn(METHODS), ...namesIn(HOOKS)])(
    '%s has a counterpart in the documentation, or a reason for having none',
    name => {
      expect(pages).toMatch(new RegExp(`\\b${name}\\b`))
    },
  )

  it('refer to names that the package exports', () => {
    const cells = mapped.split('\n').flatMap(line => line.split('|')[2] ?? [])
    const named = cells.join().match(/\b(?:select|use|on|get)[A-Z]\w+(?=[`(,])/g) ?? []
    const others = ['usePay', 'useWalletList', 'usePairing'] // exported by sub-paths
    const unknown = named.filter(name => !(name in hostFace) && !others.includes(name))
    expect(unknown).toEqual(['getProvider', 'getProvider'])
    expect(named.length).toBeGreaterThan(25)
  })
})
