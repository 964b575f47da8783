import type { Preload } from '../../src/domain/options'
import type { ReactNode } from 'react'
import type { SiweConfig } from '../../src/ports/siwe'
import type { SocialProvider } from '../../src/domain/socials'
import type { ProposalOverrides } from '../../src/chains/walletconnect/pairing/buildProposal'
import type * as cosmosEntry from '../../src/entries/cosmos'
import type * as embeddedEntry from '../../src/entries/embeddedWallet'
import type * as evmEntry from '../../src/entries/evm'
import type * as face from '../../src/index'
import type * as solanaEntry from '../../src/entries/solana'
import type * as walletconnectEntry from '../../src/entries/walletconnect'
import { sameMembers } from '../support/sameTypes'

describe('the options', () => {
  it('are those of the modal and no others', () => {
    expect(
      sameMembers<
        face.WalletModalOptions,
        {
          readonly featuredWalletIds?: readonly string[]
          readonly includeWalletIds?: readonly string[]
          readonly excludeWalletIds?: readonly string[]
          readonly installedWalletIds?: readonly string[]
          readonly customWallets?: readonly face.CustomWallet[]
          readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
          readonly enableWallets?: boolean
          readonly key?: 'walletModal'
          readonly projectId: string
          readonly networks: readonly face.NetworkInput[]
          readonly adapters: readonly face.AdapterOption[]
          readonly defaultNetwork?: face.NetworkInput
          readonly metadata?: face.AppMetadata
          readonly customRpcUrls?: Readonly<Partial<Record<face.CaipNetworkId, readonly string[]>>>
          readonly swapRouters?: Readonly<Partial<Record<face.CaipNetworkId, readonly string[]>>>
          readonly tokens?: Readonly<
            Partial<Record<face.CaipNetworkId, readonly face.TokenOption[]>>
          >
          readonly defaultAccountTypes?: face.AccountTypes
          readonly networkImages?: Readonly<Record<string, string>>
          readonly connectorImages?: Readonly<Record<string, string>>
          readonly imageHosts?: readonly string[]
          readonly features?: Partial<face.Features>
          readonly analytics?: face.AnalyticsOptions
          readonly addressLabels?: Readonly<Record<string, string>>
          readonly themeMode?: face.ThemeMode
          readonly darkModeSelector?: string
          readonly theme?: face.ThemeOptions
          readonly themeVariables?: Readonly<Record<string, string>>
          readonly termsConditionsUrl?: string
          readonly privacyPolicyUrl?: string
          readonly enableReconnect?: boolean
          readonly enableNetworkSwitch?: boolean
          readonly allowUnsupportedChain?: boolean
          readonly manualWCControl?: boolean
          readonly preferUniversalLinks?: boolean
          readonly debug?: boolean
          readonly singleConnection?: boolean
          readonly restoreTimeoutMs?: number
          readonly preload?: Preload
          readonly serviceUrls?: Partial<face.ServiceUrls>
          readonly storage?: face.KeyValueStorage | null
          readonly messages?: Partial<face.Strings>
          readonly locale?: string
          readonly languages?: face.HostLanguages
          readonly branding?: ReactNode
          readonly components?: face.ModalComponents
          readonly enableMobileFullScreen?: boolean
          readonly nonce?: string
          readonly siwx?: face.SiwxConfig
          readonly siweConfig?: SiweConfig
        }
      >(true),
    ).toBe(true)
  })

  it('are those in `features` and no others', () => {
    expect(
      sameMembers<
        face.Features,
        {
          readonly receive: boolean
          readonly send: boolean
          readonly activity: boolean
          readonly swaps?: boolean | readonly string[]
          readonly onramp?: boolean | readonly string[] | face.OnRampOptions
          readonly nfts?: boolean
          readonly email?: boolean
          readonly socials?: boolean | readonly SocialProvider[]
          readonly emailShowWallets?: boolean
          readonly collapseWallets?: boolean
          readonly allWallets?: boolean
          readonly names?: boolean | face.NamesOption
          readonly walletFeaturesOrder: readonly face.WalletFeature[]
          readonly connectorTypeOrder?: readonly face.WalletGroup[]
          readonly connectMethodsOrder?: readonly face.ConnectMethod[]
          readonly legalCheckbox?: boolean
          readonly smartSessions?: boolean
          readonly pay?: boolean
          readonly analytics?: boolean
        }
      >(true),
    ).toBe(true)
  })

  it('are those in `features.names` and no others', () => {
    expect(
      sameMembers<
        face.NamesOption,
        {
          readonly suffix?: string
          readonly helpUrl?: string
          readonly profileUrl?: string
        }
      >(true),
    ).toBe(true)
  })

  it('are those in `features.onramp` and no others', () => {
    expect(
      sameMembers<
        face.OnRampOptions,
        {
          readonly providers?: readonly string[]
          readonly meldPublicKey?: string
          readonly meldUrl?: string
          readonly hosts?: readonly string[]
          readonly networks?: readonly face.CaipNetworkId[]
        }
      >(true),
    ).toBe(true)
  })

  it('are those in `analytics` and no others', () => {
    expect(
      sameMembers<
        face.AnalyticsOptions,
        {
          readonly hasConsent: () => boolean
          readonly withAddress?: boolean
        }
      >(true),
    ).toBe(true)
  })

  it('are those in `serviceUrls` and no others', () => {
    expect(
      sameMembers<
        face.ServiceUrls,
        {
          readonly blockchainApi: string
          readonly projectService: string
          readonly relay: string
          readonly analytics?: string
        }
      >(true),
    ).toBe(true)
  })

  it('are those of `evm()` and no others', () => {
    expect(
      sameMembers<
        evmEntry.EvmOptions,
        {
          readonly injected?: boolean
          readonly announced?: boolean
          readonly external?: readonly evmEntry.ExternalWallet[]
        }
      >(true),
    ).toBe(true)
  })

  it('are those of `solana()` and no others', () => {
    expect(
      sameMembers<
        solanaEntry.SolanaOptions,
        {
          readonly commitment?: solanaEntry.SolanaCommitment
        }
      >(true),
    ).toBe(true)
  })

  it('are those of `cosmos()` and no others', () => {
    expect(
      sameMembers<
        cosmosEntry.CosmosOptions,
        {
          readonly chains?: Readonly<Record<string, cosmosEntry.CosmosChain>>
          readonly wallets?: readonly cosmosEntry.CosmosWalletConfig[]
        }
      >(true),
    ).toBe(true)
  })

  it('of `cosmos()` have the deprecated name of a type as an alias', () => {
    expect(sameMembers<cosmosEntry.CosmosWalletPlace, cosmosEntry.CosmosWalletConfig>(true)).toBe(
      true,
    )
  })

  it('are those of `walletConnect()` and no others', () => {
    expect(
      sameMembers<
        walletconnectEntry.WalletConnectOptions,
        {
          readonly client?: object
          readonly relayUrls?: readonly string[]
          readonly overrides?: ProposalOverrides
          readonly verifyUrl?: string | false
        }
      >(true),
    ).toBe(true)
  })

  it('are those of `embeddedWallet()` and no others', () => {
    expect(
      sameMembers<
        embeddedEntry.EmbeddedWalletOptions,
        {
          readonly secureSiteUrl?: string
          readonly allowedOrigins?: readonly string[]
          readonly restrictedTimeZones?: readonly string[]
        }
      >(true),
    ).toBe(true)
  })
})
