import type { CaipNetworkId } from '../lib/address/caip'
import type { AccountTypes } from './accountTypes'
import type { OnRampOptions } from './onRamp'
import type { SocialProvider } from './socials'
import type { Wallet } from './wallet'

/** Your app's metadata; by default read from the page. */
export interface AppMetadata {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** Groups of rows on the first screen, in their usual order. */
export type WalletGroup =
  'walletConnect' | 'recent' | 'injected' | 'featured' | 'custom' | 'external' | 'recommended'

/** Connection methods other than `wallet` belong to the embedded wallet. */
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
   * The only browser wallets to offer, by connector id, such as a reverse domain name (EIP-6963),
   * or directory id; default: all.
   */
  readonly installedWalletIds?: readonly string[]
  readonly customWallets?: readonly CustomWallet[]
  /** Whether the first screen links to the list of all wallets; default: always. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** `false` hides wallets and offers only the other connection methods. */
  readonly enableWallets?: boolean
}

export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/**
 * Which events `features.analytics` sends. Nothing is sent if the visitor’s browser signals Global
 * Privacy Control.
 */
export interface AnalyticsOptions {
  /** Whether the visitor has consented. Called for each event; earlier events are never sent. */
  readonly hasConsent: () => boolean
  /** Whether the active address is sent with each event; default: `false`. */
  readonly withAddress?: boolean
}

/** Options of the host's own name registry, behind `serviceUrls.blockchainApi`. */
export interface NamesOption {
  /** Suffix of its names, such as `.names.example`; default: `.reown.id`. */
  readonly suffix?: string
  /** A page that explains how these names work. */
  readonly helpUrl?: string
  /**
   * A page that shows who owns a name; `{name}` is replaced.
   * For example `https://names.example/{name}`.
   */
  readonly profileUrl?: string
}

/**
 * The host's feature switches. A feature is on if the remote configuration enables it or is absent,
 * and the host did not disable it.
 */
export interface Features {
  readonly receive: boolean
  readonly send: boolean
  readonly activity: boolean
  /** Swapping tokens; default: on. A list names the providers that may be used. */
  readonly swaps?: boolean | readonly string[]
  /** Buying with a card; default: on. A list names the providers that may be used. */
  readonly onramp?: boolean | readonly string[] | OnRampOptions
  /** Collectibles; default: on. */
  readonly nfts?: boolean
  /** Email sign-in, if `embeddedWallet()` is among the adapters; default: on. */
  readonly email?: boolean
  /**
   * Social sign-in, if `embeddedWallet()` is among the adapters; default: on. A list names the
   * providers in order; unknown names are ignored.
   */
  readonly socials?: boolean | readonly SocialProvider[]
  /** `false` is the former name of `collapseWallets: true`. */
  readonly emailShowWallets?: boolean
  /**
   * Collapses the wallets on the first screen into one row that leads to them, if email sign-in is
   * offered; default: `false`.
   */
  readonly collapseWallets?: boolean
  /** The link to the list of all wallets; default: on. See also the option `allWallets`. */
  readonly allWallets?: boolean
  /** Registering a name for the account; default: off. For your own registry, pass its options. */
  readonly names?: boolean | NamesOption
  readonly walletFeaturesOrder: readonly WalletFeature[]
  /** Order of the wallet groups on the first screen; omitted groups follow in their usual order. */
  readonly connectorTypeOrder?: readonly WalletGroup[]
  readonly connectMethodsOrder?: readonly ConnectMethod[]
  /** Wallets can be selected only after the visitor accepts the host's terms. */
  readonly legalCheckbox?: boolean
  /**
   * Lets pages request permissions (`redux-wallet-modal/sessions`) and shows the list of them in
   * the account; default: `false`.
   */
  readonly smartSessions?: boolean
  /** Lets pages request payments (`redux-wallet-modal/pay`); default: `false`. */
  readonly pay?: boolean
  /** Sends statistics to `serviceUrls.analytics`, as `analytics` allows; default: `false`. */
  readonly analytics?: boolean
}

export const DEFAULT_FEATURES: Features = {
  receive: true,
  send: true,
  activity: true,
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
}

/** Features that the project's owner switched remotely. Those left to the page are absent. */
export interface RemoteFeatures {
  readonly swaps: readonly string[] | false
  readonly onramp: readonly string[] | false
  readonly activity: boolean
  readonly email: boolean
  readonly socials: readonly SocialProvider[] | false
  /** Whether several wallets of one chain family may be connected at once; absent means no. */
  readonly multiWallet: boolean
  /** Whether the option `branding` is shown; the dashboard calls it `reown_branding`. */
  readonly branding: boolean
}

/** URLs of the hosted services; each can be replaced. */
export interface ServiceUrls {
  readonly blockchainApi: string
  readonly projectService: string
  readonly relay: string
  /** Where enabled statistics are sent; default: `https://pulse.walletconnect.org`. */
  readonly analytics?: string
}

export const DEFAULT_SERVICE_URLS: ServiceUrls = {
  blockchainApi: 'https://rpc.walletconnect.org',
  projectService: 'https://api.web3modal.org',
  relay: 'wss://relay.walletconnect.org',
}

/**
 * A token that the host adds on a network. Its balance is read even if the balance service doesn't
 * support the network.
 */
export interface TokenOption {
  /** Plain contract address. */
  readonly address: string
  readonly image?: string
}

/**
 * When code is preloaded: `idle`, once the page has loaded and the browser is idle; `intent`, when
 * a pointer or the focus comes near; `none`, never.
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
  /** Features that the host set explicitly, plus `branding` if set; others keep defaults. */
  readonly givenFeatures: readonly string[]
  /** Empty until the modal is first opened, and while the service doesn't respond. */
  readonly remoteFeatures: Readonly<Partial<RemoteFeatures>>
  /** Whether wallets on other devices can connect: `walletConnect()` is among the adapters. */
  readonly hasWalletConnect: boolean
  /**
   * Whether email sign-in is possible: `embeddedWallet()` is among the adapters, and the visitor’s
   * time zone isn’t restricted.
   */
  readonly hasEmbedded: boolean
  /** Whether browser wallets can connect: the host passed an adapter of some chain family. */
  readonly hasAdapters: boolean
  /** Whether a wallet's https link is preferred to its own scheme on phones. */
  readonly isUniversalLinkPreferred: boolean
  /** Whether the host shows the pairing URI itself. */
  readonly isWalletConnectManual: boolean
  /** Whether the card fills small screens. */
  readonly isMobileFullScreen?: boolean
  readonly wallets: WalletOptions
  readonly tokens: Readonly<Partial<Record<CaipNetworkId, readonly TokenOption[]>>>
  readonly customRpcUrls: Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>
  /** Swap router contracts that the host trusts, besides the published ones. */
  readonly swapRouters: Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>
  readonly networkImages: Readonly<Record<string, string>>
  readonly connectorImages: Readonly<Record<string, string>>
  readonly isReconnectEnabled: boolean
  readonly isNetworkSwitchEnabled: boolean
  readonly isUnsupportedChainAllowed: boolean
  /** Whether the page has one connection in all; set only once the modal's code has loaded. */
  readonly isSingleConnection?: boolean
  /** The account types that the page prefers; the others keep their defaults. */
  readonly defaultAccountTypes?: AccountTypes
  readonly isDebug: boolean
  readonly restoreTimeoutMs: number
  readonly preload: Preload
  readonly termsConditionsUrl: string | null
  readonly privacyPolicyUrl: string | null
  /** The host's own labels, by address in lower case. */
  readonly addressLabels: Readonly<Record<string, string>>
}
