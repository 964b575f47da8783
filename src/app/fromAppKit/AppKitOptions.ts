import type { AppMetadata, CustomWallet, TokenOption, WalletOptions } from '../../domain/options'
import type { NetworkInput } from '../../domain/network'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { SiweConfig } from '../../ports/siwe'
import type { SiwxConfig } from '../../ports/siwx'

/** The feature switches of AppKit, with their documented names. */
export interface AppKitFeatures {
  readonly email?: boolean
  readonly socials?: readonly string[] | false
  readonly swaps?: readonly string[] | boolean
  readonly onramp?: readonly string[] | boolean
  readonly activity?: boolean
  /** The former name of `activity`. */
  readonly history?: boolean
  readonly receive?: boolean
  readonly send?: boolean
  readonly analytics?: boolean
  readonly allWallets?: boolean
  readonly emailShowWallets?: boolean
  readonly collapseWallets?: boolean
  readonly connectorTypeOrder?: readonly string[]
  readonly connectMethodsOrder?: readonly string[]
  readonly walletFeaturesOrder?: readonly string[]
  readonly legalCheckbox?: boolean
  readonly smartSessions?: boolean
  readonly pay?: boolean
  readonly payWithExchange?: boolean
  readonly payments?: boolean
  readonly reownBranding?: boolean
  readonly multiWallet?: boolean
  readonly emailCapture?: boolean | readonly string[]
  readonly reownAuthentication?: boolean
  readonly headless?: boolean
}

/** The options of `createAppKit`. Options that only AppKit understands are `unknown`. */
export interface AppKitOptions {
  readonly projectId: string
  readonly networks: readonly NetworkInput[]
  /** AppKit's adapters; pass those of this package as the second argument. */
  readonly adapters?: readonly unknown[]
  readonly defaultNetwork?: NetworkInput
  readonly metadata?: AppMetadata
  readonly customRpcUrls?: Readonly<
    Partial<Record<CaipNetworkId, readonly { readonly url: string; readonly config?: unknown }[]>>
  >
  readonly chainImages?: Readonly<Record<string | number, string>>
  readonly connectorImages?: Readonly<Record<string, string>>
  readonly tokens?: Readonly<Partial<Record<CaipNetworkId, TokenOption>>>
  readonly universalProvider?: unknown
  readonly universalProviderConfigOverride?: unknown
  readonly defaultAccountTypes?: Readonly<Record<string, string | undefined>>
  readonly basic?: boolean
  readonly allWallets?: WalletOptions['allWallets']
  readonly featuredWalletIds?: readonly string[]
  readonly includeWalletIds?: readonly string[]
  readonly excludeWalletIds?: readonly string[]
  readonly customWallets?: readonly CustomWallet[]
  readonly enableWallets?: boolean
  readonly enableWalletConnect?: boolean
  readonly enableInjected?: boolean
  readonly enableEIP6963?: boolean
  readonly enableCoinbase?: boolean
  readonly enableBaseAccount?: boolean
  readonly coinbasePreference?: string
  readonly experimental_preferUniversalLinks?: boolean
  readonly manualWCControl?: boolean
  readonly enableReconnect?: boolean
  readonly enableNetworkSwitch?: boolean
  readonly allowUnsupportedChain?: boolean
  readonly enableWalletGuide?: boolean
  readonly enableEmbedded?: boolean
  readonly disableAppend?: boolean
  readonly enableMobileFullScreen?: boolean
  readonly enableAuthLogger?: boolean
  readonly debug?: boolean
  readonly termsConditionsUrl?: string
  readonly privacyPolicyUrl?: string
  readonly siwx?: SiwxConfig
  readonly siweConfig?: SiweConfig
  readonly themeMode?: 'light' | 'dark'
  readonly themeVariables?: Readonly<Record<string, string | number>>
  readonly features?: AppKitFeatures
}

/** A given option that is not taken over. */
export interface LeftOut {
  /** Its name, such as `enableEIP6963` or `features.emailCapture`. */
  readonly option: string
  /** The reason, in a sentence for developers. */
  readonly reason: string
  /** The replacement; `null` if there is none, or none is needed. */
  readonly instead: string | null
}
