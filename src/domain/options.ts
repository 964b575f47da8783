import type { CaipNetworkId } from '../lib/address/caip'
import type { OnRampOptions } from './onRamp'
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

/** Ways in besides a wallet belong to the embedded wallet. */
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
  /** Listed on the first screen in this order, and first in the list of all wallets. */
  readonly featuredWalletIds?: readonly string[]
  /** Only these come from the directory. */
  readonly includeWalletIds?: readonly string[]
  /** Never offered, neither from the directory nor where they are installed. */
  readonly excludeWalletIds?: readonly string[]
  readonly customWallets?: readonly CustomWallet[]
  /** Whether the first screen links to the list of all wallets; default: always. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** `false`: no wallets, only the other ways in. */
  readonly enableWallets?: boolean
}

export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/** Names of a registry that is the host's own, behind `serviceUrls.blockchainApi`. */
export interface NamesOption {
  /** What its names end in, such as `.names.example`; default: `.reown.id`. */
  readonly suffix?: string
  /** A page that says how these names work. */
  readonly helpUrl?: string
  /** A page that shows whose a name is, `{name}` in its place, such as `https://names.example/{name}`. */
  readonly profileUrl?: string
}

/** Local switches. A feature is on when the remote answer says on, or there is none, and the host did not say no. */
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
}

export const DEFAULT_FEATURES: Features = {
  receive: true,
  send: true,
  activity: true,
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
}

/** What the project's owner switched on or off from afar. A feature that is left to the page is not among them. */
export interface RemoteFeatures {
  readonly swaps: readonly string[] | false
  readonly onramp: readonly string[] | false
  readonly activity: boolean
}

/** Where the hosted services live; every one can be replaced. */
export interface ServiceUrls {
  readonly blockchainApi: string
  readonly projectService: string
  readonly relay: string
}

export const DEFAULT_SERVICE_URLS: ServiceUrls = {
  blockchainApi: 'https://rpc.walletconnect.org',
  projectService: 'https://api.web3modal.org',
  relay: 'wss://relay.walletconnect.org',
}

/** A token the host cares about on a network: read even where the balance service does not know the network. */
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
  /** The features the host said something of; the rest is as it is unless said. */
  readonly givenFeatures: readonly string[]
  /** Empty until somebody opened the modal, and where nobody answers. */
  readonly remoteFeatures: Readonly<Partial<RemoteFeatures>>
  /** Wallets on other devices can be reached: `walletConnect()` is among the adapters. */
  readonly hasWalletConnect: boolean
  /** Wallets of this browser can be reached: an adapter of some chain family was given. */
  readonly hasAdapters: boolean
  /** On a phone a wallet's https link is taken before its own scheme. */
  readonly isUniversalLinkPreferred: boolean
  /** The host shows the WalletConnect code itself. */
  readonly isWalletConnectManual: boolean
  readonly wallets: WalletOptions
  readonly tokens: Readonly<Partial<Record<CaipNetworkId, readonly TokenOption[]>>>
  readonly customRpcUrls: Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>
  readonly networkImages: Readonly<Record<string, string>>
  readonly connectorImages: Readonly<Record<string, string>>
  readonly isReconnectEnabled: boolean
  readonly isNetworkSwitchEnabled: boolean
  readonly isUnsupportedChainAllowed: boolean
  /** One connection for the whole page; told once somebody comes near the modal. */
  readonly isSingleConnection?: boolean
  readonly isDebug: boolean
  readonly restoreTimeoutMs: number
  readonly preload: Preload
  readonly termsConditionsUrl: string | null
  readonly privacyPolicyUrl: string | null
  /** The host's own words for an address, by the address in small letters. */
  readonly addressLabels: Readonly<Record<string, string>>
}
