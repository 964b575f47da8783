import type { ReactNode } from 'react'
import type { AccountTypes } from '../../domain/accountTypes'
import type {
  AnalyticsOptions,
  AppMetadata,
  Features,
  Preload,
  ServiceUrls,
  TokenOption,
  WalletOptions,
} from '../../domain/options'
import type { NetworkInput } from '../../domain/network'
import type { ThemeMode, ThemeOptions } from '../../domain/theme'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { KeyValueStorage } from '../../ports/browser'
import type { SiweConfig } from '../../ports/siwe'
import type { SiwxConfig } from '../../ports/siwx'
import type { ModalComponents } from '../../store/Slot'
import type { TextsModule } from '../../strings/language'
import type { TextStep } from '../../strings/steps'
import type { Strings } from '../../strings/strings'
import type { AdapterOption } from '../runtime/chains/splitAdapters'

/** Imports one step of a language: `step => import(`./nl/${step}.js`)`. One module for all steps does as well. */
export type HostLanguage = (step: TextStep) => Promise<TextsModule>

/** Languages by BCP 47 tag. */
export type HostLanguages = Readonly<Record<string, HostLanguage>>

/** All options. Only `projectId`, `networks` and `adapters` are required. */
export interface WalletModalOptions<K extends string = 'walletModal'> extends WalletOptions {
  /**
   * The key of the modal's state, and the name of this modal if a page has several. With another key than the default, its
   * storage keys begin with the key and a slash.
   */
  readonly key?: K
  /** Sent with every request to the hosted services. */
  readonly projectId: string
  /** viem chain objects work. They are offered in this order; an empty list throws `INVALID_OPTION`. */
  readonly networks: readonly NetworkInput[]
  /**
   * One per chain family, each from its own sub-path, such as `evm()` from `redux-wallet-modal/evm`, and `walletConnect()`
   * from `redux-wallet-modal/walletconnect` for wallets on other devices.
   */
  readonly adapters: readonly AdapterOption[]
  /** Used when nothing is stored; must be one of `networks`, else the first of them is used. */
  readonly defaultNetwork?: NetworkInput
  /** Default: read from the page. */
  readonly metadata?: AppMetadata
  /** RPC URLs by CAIP-2 id, tried before the network's own. */
  readonly customRpcUrls?: Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>
  /**
   * Swap routers of your own by CAIP-2 id, where your `serviceUrls.blockchainApi` uses others than the published ones of 1inch.
   * Swaps through any other contract need an extra confirmation.
   */
  readonly swapRouters?: Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>
  /** Tokens to show on networks that the balance service does not cover. */
  readonly tokens?: Readonly<Partial<Record<CaipNetworkId, readonly TokenOption[]>>>
  /**
   * The type of account that a visitor of the embedded wallet begins with on each chain family: `smartAccount` on `eip155` unless
   * given. What a visitor chose counts first, and where the wallet has no smart accounts, the account is an `eoa`.
   */
  readonly defaultAccountTypes?: AccountTypes
  readonly networkImages?: Readonly<Record<string, string>>
  readonly connectorImages?: Readonly<Record<string, string>>
  /**
   * Hosts, subdomains included, from which images named by services and wallets may be loaded, such as `ipfs.io` or
   * `cdn.example/icons`. The host of an image learns who looks at it, and when.
   */
  readonly imageHosts?: readonly string[]
  readonly features?: Partial<Features>
  /** What may be sent where `features.analytics` is on; without it nothing is. */
  readonly analytics?: AnalyticsOptions
  /** The page's own names for addresses, by address in any case, such as "Savings"; shown instead of a registered name. */
  readonly addressLabels?: Readonly<Record<string, string>>
  readonly themeMode?: ThemeMode
  /**
   * A CSS selector, such as `.dark` or `[data-theme=dark]`: the modal is dark while it matches `html` or `body` and light
   * otherwise, instead of `themeMode`.
   */
  readonly darkModeSelector?: string
  /**
   * Colours, radius, density, fonts and overrides by part, or one of the presets of `redux-wallet-modal/themes`;
   * `themeVariables` win over it.
   */
  readonly theme?: ThemeOptions
  readonly themeVariables?: Readonly<Record<string, string>>
  readonly termsConditionsUrl?: string
  readonly privacyPolicyUrl?: string
  /** `false`: a stored session is forgotten instead of restored. */
  readonly enableReconnect?: boolean
  readonly enableNetworkSwitch?: boolean
  readonly allowUnsupportedChain?: boolean
  /** The page creates the pairing URIs itself; the modal shows them, and creates one only when a visitor tries again. */
  readonly manualWCControl?: boolean
  /** On a phone, prefers a wallet's https link to its own scheme, if it has one. */
  readonly preferUniversalLinks?: boolean
  /**
   * Shows set-up mistakes in a bar of the modal, which visitors see too. Default: on in development, off in production.
   * The console always shows them.
   */
  readonly debug?: boolean
  /**
   * One connection for the whole page: connecting on one chain family disconnects the wallets of the others. A WalletConnect
   * session counts as one connection, whatever it covers. Default: one connection for each chain family.
   */
  readonly singleConnection?: boolean
  /** How long a stored session may take to answer, in milliseconds. */
  readonly restoreTimeoutMs?: number
  /**
   * When code is fetched before it is needed. `idle`, the default: once the page has loaded and the browser is idle, the code
   * of the first view and of connecting, and while the list of wallets is shown, that of its next views; not with Save-Data
   * or on 2G. `intent`: on hover or focus. `none`: only on a press. Code comes from the page's own host; no other request is
   * made and nothing is stored. The wallets of this browser then announce themselves; none of them is asked for anything.
   */
  readonly preload?: Preload
  /** Other URLs for the hosted services. */
  readonly serviceUrls?: Partial<ServiceUrls>
  /** `null` stores nothing. */
  readonly storage?: KeyValueStorage | null
  /** Your own texts, by key, in whichever language the modal speaks. In ICU message syntax. */
  readonly messages?: Partial<Strings>
  /**
   * The language of the texts, numbers and dates, and the text direction; BCP 47, `en_US` works too. Default: that of
   * `<html lang>`, also when it changes, else the browser's; English where that language is not offered. The texts come in files of
   * their own, when they are needed.
   */
  readonly locale?: string
  /**
   * Languages of your own by BCP 47 tag, offered beside those of the package, or over the one of the same tag. Each is a function that
   * imports its texts, asked for one step at a time. What a language lacks stays English.
   */
  readonly languages?: HostLanguages
  /**
   * Shown below the ways to connect, inside the modal, where the styles of your page do not reach: plain text, or an element that
   * brings its own looks. Default: nothing.
   */
  readonly branding?: ReactNode
  /** Your own components at three places of the modal: `WalletBadge`, `ConnectFooter` and `AccountHeader`. */
  readonly components?: ModalComponents
  /** On a screen up to 430 px wide, the modal takes all of it, instead of lying at its foot. Default: `false`. */
  readonly enableMobileFullScreen?: boolean
  /** For pages whose policy allows styles only by nonce, in browsers without constructable style sheets. */
  readonly nonce?: string
  /**
   * Visitors sign in with a signature of their wallet when they connect, for each network they use. A configuration from
   * `redux-wallet-modal/siwx`, or your own. Its code is fetched once a wallet is connected.
   */
  readonly siwx?: SiwxConfig
  /** As `siwx`, with existing functions for Sign-In with Ethereum. Not both. */
  readonly siweConfig?: SiweConfig
}
