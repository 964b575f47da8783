import { mainnet } from 'viem/chains'
import type { AppKitFeatures, AppKitOptions } from '../../../src/app/fromAppKit/AppKitOptions'
import { fromAppKitOptions } from '../../../src/app/fromAppKit/fromAppKitOptions'
import { readOptions } from '../../../src/app/host/readOptions'
import type { WalletModalOptions } from '../../../src/app/host/walletModalOptions'
import { evm } from '../../../src/entries/evm'
import { walletConnect } from '../../../src/entries/walletconnect'
import type { SiweConfig } from '../../../src/ports/siwe'
import type { SiwxConfig } from '../../../src/ports/siwx'
import { NAMES_OF_OPTIONS } from '../../support/namesOfAppKit'

const base: AppKitOptions = { projectId: 'project', networks: [mainnet] }
const adapters = [evm(), walletConnect()]
const metadata = { name: 'Shop', description: 'A shop', url: 'https://shop.example', icons: [] }
const custom = { id: 'heron', name: 'Heron' }
const siwx = {} as SiwxConfig
const siweConfig = {} as SiweConfig

const take = (given: Partial<AppKitOptions>) => fromAppKitOptions({ ...base, ...given }, adapters)

/**
 * Every documented option with a counterpart: the AppKit options and the modal options they map to.
 */
const TAKEN: readonly [Partial<AppKitOptions>, Partial<WalletModalOptions>][] = [
  [{ projectId: 'other' }, { projectId: 'other' }],
  [{ networks: [mainnet] }, { networks: [mainnet] }],
  [{ metadata }, { metadata }],
  [{ defaultNetwork: mainnet }, { defaultNetwork: mainnet }],
  [
    {
      customRpcUrls: {
        'eip155:1': [{ url: 'https://one.example' }, { url: 'https://two.example' }],
      },
    },
    { customRpcUrls: { 'eip155:1': ['https://one.example', 'https://two.example'] } },
  ],
  [
    { chainImages: { 1: 'https://shop.example/1.png' } },
    { networkImages: { '1': 'https://shop.example/1.png' } },
  ],
  [
    { connectorImages: { injected: 'https://shop.example/i.png' } },
    { connectorImages: { injected: 'https://shop.example/i.png' } },
  ],
  [
    { tokens: { 'eip155:1': { address: '0x1', image: 'https://shop.example/t.png' } } },
    { tokens: { 'eip155:1': [{ address: '0x1', image: 'https://shop.example/t.png' }] } },
  ],
  [
    { defaultAccountTypes: { eip155: 'eoa', solana: 'eoa', polkadot: 'eoa', bip122: 'payment' } },
    { defaultAccountTypes: { eip155: 'eoa', solana: 'eoa', polkadot: 'eoa', bip122: 'payment' } },
  ],
  [{ allWallets: 'ONLY_MOBILE' }, { allWallets: 'ONLY_MOBILE' }],
  [{ featuredWalletIds: ['a'] }, { featuredWalletIds: ['a'] }],
  [{ includeWalletIds: ['a'] }, { includeWalletIds: ['a'] }],
  [{ excludeWalletIds: ['a'] }, { excludeWalletIds: ['a'] }],
  [{ customWallets: [custom] }, { customWallets: [custom] }],
  [{ enableWallets: false }, { enableWallets: false }],
  [{ experimental_preferUniversalLinks: true }, { preferUniversalLinks: true }],
  [{ manualWCControl: true }, { manualWCControl: true }],
  [{ enableReconnect: false }, { enableReconnect: false }],
  [{ enableNetworkSwitch: false }, { enableNetworkSwitch: false }],
  [{ enableMobileFullScreen: true }, { enableMobileFullScreen: true }],
  [{ allowUnsupportedChain: true }, { allowUnsupportedChain: true }],
  [{ debug: false }, { debug: false }],
  [
    { termsConditionsUrl: 'https://shop.example/terms' },
    { termsConditionsUrl: 'https://shop.example/terms' },
  ],
  [
    { privacyPolicyUrl: 'https://shop.example/privacy' },
    { privacyPolicyUrl: 'https://shop.example/privacy' },
  ],
  [{ siwx }, { siwx }],
  [{ siweConfig }, { siweConfig }],
  [{ themeMode: 'light' }, { themeMode: 'light' }],
  [
    { themeVariables: { '--w3m-accent': '#0f766e', '--w3m-z-index': 5 } },
    { themeVariables: { '--w3m-accent': '#0f766e', '--w3m-z-index': '5' } },
  ],
]

const FEATURES: readonly [AppKitFeatures, WalletModalOptions['features']][] = [
  [{ email: false }, { email: false }],
  [{ socials: ['google'] }, { socials: ['google'] }],
  [{ swaps: false }, { swaps: false }],
  [{ onramp: false }, { onramp: false }],
  [{ activity: false }, { activity: false }],
  [{ history: false }, { activity: false }],
  [{ history: false, activity: true }, { activity: true }],
  [{ receive: false }, { receive: false }],
  [{ send: false }, { send: false }],
  [{ analytics: false }, { analytics: false }],
  [{ allWallets: false }, { allWallets: false }],
  [{ emailShowWallets: false }, { emailShowWallets: false }],
  [{ collapseWallets: true }, { collapseWallets: true }],
  [{ connectorTypeOrder: ['injected'] }, { connectorTypeOrder: ['injected'] }],
  [{ connectMethodsOrder: ['social'] }, { connectMethodsOrder: ['social'] }],
  [{ walletFeaturesOrder: ['send'] }, { walletFeaturesOrder: ['send'] }],
  [{ legalCheckbox: true }, { legalCheckbox: true }],
  [{ smartSessions: true }, { smartSessions: true }],
  [{ pay: true }, { pay: true, email: false, socials: false }],
  [{ payWithExchange: true }, { pay: true }],
]

/** Every documented option without a counterpart, with a sample value. */
const LEFT_OUT: readonly [Partial<AppKitOptions>, option: string][] = [
  [{ universalProvider: {} }, 'universalProvider'],
  [{ universalProviderConfigOverride: {} }, 'universalProviderConfigOverride'],
  [{ basic: true }, 'basic'],
  [{ enableInjected: false }, 'enableInjected'],
  [{ enableEIP6963: false }, 'enableEIP6963'],
  [{ enableCoinbase: true }, 'enableCoinbase'],
  [{ enableBaseAccount: true }, 'enableBaseAccount'],
  [{ coinbasePreference: 'all' }, 'coinbasePreference'],
  [{ enableWalletGuide: true }, 'enableWalletGuide'],
  [{ enableEmbedded: true }, 'enableEmbedded'],
  [{ disableAppend: true }, 'disableAppend'],
  [{ enableAuthLogger: true }, 'enableAuthLogger'],
  [
    { customRpcUrls: { 'eip155:1': [{ url: 'https://one.example', config: {} }] } },
    'customRpcUrls.eip155:1.config',
  ],
  [{ defaultAccountTypes: { bip122: 'ordinal' } }, 'defaultAccountTypes.bip122: ordinal'],
  [{ defaultAccountTypes: { ton: 'eoa' } }, 'defaultAccountTypes.ton: eoa'],
  [{ features: { analytics: true } }, 'features.analytics'],
  [{ features: { payments: true } }, 'features.payments'],
  [{ features: { reownBranding: true } }, 'features.reownBranding'],
  [{ features: { multiWallet: true } }, 'features.multiWallet'],
  [{ features: { emailCapture: ['required'] } }, 'features.emailCapture'],
  [{ features: { reownAuthentication: true } }, 'features.reownAuthentication'],
  [{ features: { headless: true } }, 'features.headless'],
  [{ features: { connectorTypeOrder: ['magic'] } }, 'features.connectorTypeOrder: magic'],
  [{ ['mystery' as 'debug']: true }, 'mystery'],
  [{ features: { ['mystery' as 'send']: true } }, 'features.mystery'],
]

describe('fromAppKitOptions', () => {
  it.each(TAKEN)('converts %j', (given, expected) => {
    const { options, leftOut } = take(given)
    expect(options).toMatchObject(expected)
    expect(leftOut).toEqual([])
  })

  it.each(FEATURES)('converts the features %j', (features, expected) => {
    const { options, leftOut } = take({ features })
    expect(options.features).toEqual(expected)
    expect(leftOut).toEqual([])
  })

  it.each(LEFT_OUT)('explains why %j has no counterpart', (given, option) => {
    const { leftOut } = take(given)
    expect(leftOut).toMatchObject([
      { option, reason: expect.stringMatching(/^[A-Z].+\.$/) as string },
    ])
  })

  it('returns options that the modal accepts, with the adapters of this package', () => {
    const given = Object.assign({}, base, ...TAKEN.map(([each]) => each)) as AppKitOptions
    const { options } = fromAppKitOptions(
      { ...given, siwx: undefined as never, siweConfig: undefined as never },
      adapters,
    )
    expect(options.adapters).toEqual(adapters)
    expect(() => readOptions(options)).not.toThrow()
  })

  it('is tested with every documented option', () => {
    const given = [
      ...[...TAKEN, ...LEFT_OUT].flatMap(([each]) => Object.keys(each)),
      ...FEATURES.flatMap(([each]) => Object.keys(each)),
      ...LEFT_OUT.flatMap(([each]) => Object.keys(each.features ?? {})),
      'adapters',
      'enableWalletConnect',
    ]
    expect(NAMES_OF_OPTIONS.filter(name => !given.includes(name))).toEqual([])
  })

  it('turns off WalletConnect where the AppKit options do', () => {
    expect(take({ enableWalletConnect: false })).toMatchObject({
      options: { adapters: [adapters[0]] },
      leftOut: [],
    })
  })

  it('reports nothing about AppKit adapters or switches that have no effect here', () => {
    const { leftOut } = take({
      adapters: [{}],
      basic: false,
      enableInjected: true,
      enableEIP6963: true,
      enableCoinbase: false,
      features: { headless: false, reownBranding: false },
    })
    expect(leftOut).toEqual([])
  })

  it.each([
    [null, adapters],
    [base, undefined],
    [base, [{}]],
  ])('rejects invalid options or adapters: %j, %j', (given, wanted) => {
    expect(() => fromAppKitOptions(given as never, wanted as never)).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION' }) as Error,
    )
  })
})
