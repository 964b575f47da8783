import type { CaipNetworkId } from '../lib/address/caip'
import type { AccountTypes } from './accountTypes'
import type { OnRampOptions } from './onRamp'
import type { SocialProvider } from './socials'
import type { Wallet } from './wallet'

/** Read from the page by default. */
export interface AppMetadata {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** Groups of rows on the first screen, in their usual order. */
export type WalletGroup =
  'walletConnect' | 'recent' | 'injected' | 'featured' | 'custom' | 'external' | 'recommended'

/** Other ways to connect belong to the embedded wallet. */
export type ConnectMethod = 'wallet' | 'email' | 'social'

/** A wallet that the host describes itself; it connects over WalletConnect. */
export type CustomWallet = Pick<
  Wallet,
  | 'id'
  | 'name'
  | 'homepage'
  | 'image_url'
  | 'mobile_link'
  | 'desktop_link'
  | 'webapp_link'
  | 'app_store'
  | 'play_store'
>

/** Which wallets are offered, by directory id. */
export interface WalletOptions {
  /** Listed on the first screen in this order, and at the top of the list of all wallets. */
  readonly featuredWalletIds?: readonly string[]
  /** Only these are offered from the directory. */
  readonly includeWalletIds?: readonly string[]
  /** Never offered, whether from the directory or installed. */
  readonly excludeWalletIds?: readonly string[]
  /**
   * The only wallets in the visitor's browser to offer, by connector id, such as a reverse domain name (EIP-6963), or by
   * directory id; default: all that are found.
   */
  readonly installedWalletIds?: readonly string[]
  readonly customWallets?: readonly CustomWallet[]
  /** Whether the first screen links to the list of all wallets; default: always. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** `false`: no wallets, only the other ways to connect. */
  readonly enableWallets?: boolean
}

export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/** What may be sent where `features.analytics` is on. Nothing is sent while the visitor’s browser refuses it (Global Privacy Control). */
export interface AnalyticsOptions {
  /** Whether the visitor has agreed. Asked for each event; what happens before they have is not sent later either. */
  readonly hasConsent: () => boolean
  /** The address in use is sent with each event: `false` unless given. */
  readonly withAddress?: boolean
}

/** Names of the host's own registry, behind `serviceUrls.blockchainApi`. */
export interface NamesOption {
  /** What its names end in, such as `.names.example`; default: `.reown.id`. */
  readonly suffix?: string
  /** A page that says how these names work. */
  readonly helpUrl?: string
  /** A page that shows who owns a name; `{name}` is replaced, such as in `https://names.example/{name}`. */
  readonly profileUrl?: string
}

/**
 * Feature switches of the host. A feature is on if the remote configuration enables it or there is none, and the host
 * did not disable it.
 */
export interface Features {
  readonly receive: boolean
  readonly send: boolean
  readonly activity: boolean
  /** Swapping tokens: on unless `false`; a list names the providers that may be used. */
  readonly swaps?: boolean | readonly string[]
  /** Buying with a card: on unless `false`; a list names the providers that may be used. */
  readonly onramp?: boolean | readonly string[] | OnRampOptions
  /** Collectibles: on unless `false`. */
  readonly nfts?: boolean
  /** Signing in by email, where `embeddedWallet()` is among the adapters: on unless `false`. */
  readonly email?: boolean
  /**
   * Signing in with an account elsewhere, where `embeddedWallet()` is among the adapters: on unless `false`; a list names the
   * providers and their order. Names that are not known are left out.
   */
  readonly socials?: boolean | readonly SocialProvider[]
  /** `false` is the former name of `collapseWallets: true`. */
  readonly emailShowWallets?: boolean
  /** The wallets of the first screen become one row that leads to them, where signing in by email is offered: `false` unless given. */
  readonly collapseWallets?: boolean
  /** The entry that leads to the list of all wallets: on unless `false`. The option `allWallets` may also limit it to phones. */
  readonly allWallets?: boolean
  /** Registering a name for the account: off unless given. With a registry of your own, what its names end in. */
  readonly names?: boolean | NamesOption
  readonly walletFeaturesOrder: readonly WalletFeature[]
  /** Groups of wallets on the first screen; those left out follow in their usual order. */
  readonly connectorTypeOrder?: readonly WalletGroup[]
  readonly connectMethodsOrder?: readonly ConnectMethod[]
  /** Wallets can be chosen only after the visitor agreed to the host's terms. */
  readonly legalCheckbox?: boolean
  /** Pages may ask for permissions (`redux-wallet-modal/sessions`), and the account leads to the list of them: `false` unless given. */
  readonly smartSessions?: boolean
  /** Pages may ask for payments (`redux-wallet-modal/pay`): `false` unless given. */
  readonly pay?: boolean
  /** Statistics are sent to `serviceUrls.analytics`, as the option `analytics` allows: `false` unless given. */
  readonly analytics?: boolean
}

export const DEFAULT_FEATURES: Features = {
  receive: true,
  send: true,
  activity: true,
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
}

/** What the project's owner enabled or disabled remotely. Features that the owner leaves to the page are not included. */
export interface RemoteFeatures {
  readonly swaps: readonly string[] | false
  readonly onramp: readonly string[] | false
  readonly activity: boolean
  readonly email: boolean
  readonly socials: readonly SocialProvider[] | false
  /** Several wallets of one chain family may be connected at once. Absent means no. */
  readonly multiWallet: boolean
  /** Whether the option `branding` is shown; the dashboard calls it `reown_branding`. */
  readonly branding: boolean
}

/** Where the hosted services live; every one can be replaced. */
export interface ServiceUrls {
  readonly blockchainApi: string
  readonly projectService: string
  readonly relay: string
  /** Where statistics go, if a page turns them on; default: `https://pulse.walletconnect.org`. */
  readonly analytics?: string
}

export const DEFAULT_SERVICE_URLS: ServiceUrls = {
  blockchainApi: 'https://rpc.walletconnect.org',
  projectService: 'https://api.web3modal.org',
  relay: 'wss://relay.walletconnect.org',
}

/** A token that the host adds on a network: its balance is read even if the balance service does not know the network. */
export interface TokenOption {
  /** Plain contract address. */
  readonly address: string
  readonly image?: string
}

/**
 * When code is fetched before it is needed: `idle`, as soon as the page has loaded and the browser has nothing else to do;
 * `intent`, when a pointer or the focus comes near; `none`, never.
 */
export type Preload = 'idle' | 'intent' | 'none'

/** The JSON part of the host's options. */
export interface OptionsState {
  readonly projectId: string
  readonly sdkType: string
  readonly sdkVersion: string
  readonly clientId: string | null
  readonly urls: ServiceUrls
  readonly metadata: AppMetadata | null
  readonly features: Features
  /** The features the host said something of, and `branding` where it gave one; the rest is as it is unless said. */
  readonly givenFeatures: readonly string[]
  /** Empty until somebody opened the modal, and where nobody answers. */
  readonly remoteFeatures: Readonly<Partial<RemoteFeatures>>
  /** Wallets on other devices can be reached: `walletConnect()` is among the adapters. */
  readonly hasWalletConnect: boolean
  /** Visitors can sign in by email: `embeddedWallet()` is among the adapters, and the visitor’s time zone isn’t restricted. */
  readonly hasEmbedded: boolean
  /** Wallets of this browser can be reached: an adapter of some chain family was given. */
  readonly hasAdapters: boolean
  /** On a phone a wallet's https link is taken before its own scheme. */
  readonly isUniversalLinkPreferred: boolean
  /** The host shows the WalletConnect code itself. */
  readonly isWalletConnectManual: boolean
  /** On a small screen the card takes all of it. */
  readonly isMobileFullScreen?: boolean
  readonly wallets: WalletOptions
  readonly tokens: Readonly<Partial<Record<CaipNetworkId, readonly TokenOption[]>>>
  readonly customRpcUrls: Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>
  /** Contracts that swap and that the host vouches for, beside those that are published. */
  readonly swapRouters: Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>
  readonly networkImages: Readonly<Record<string, string>>
  readonly connectorImages: Readonly<Record<string, string>>
  readonly isReconnectEnabled: boolean
  readonly isNetworkSwitchEnabled: boolean
  readonly isUnsupportedChainAllowed: boolean
  /** One connection for the whole page; told once somebody comes near the modal. */
  readonly isSingleConnection?: boolean
  /** The types of account that the page prefers; the rest is as it is by itself. */
  readonly defaultAccountTypes?: AccountTypes
  readonly isDebug: boolean
  readonly restoreTimeoutMs: number
  readonly preload: Preload
  readonly termsConditionsUrl: string | null
  readonly privacyPolicyUrl: string | null
  /** The host's own words for an address, by the address in small letters. */
  readonly addressLabels: Readonly<Record<string, string>>
}
