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

/** Imports a step of a language: `step => import(`./nl/${step}.js`)`. One module for all works. */
export type HostLanguage = (step: TextStep) => Promise<TextsModule>

/** Languages by BCP 47 tag. */
export type HostLanguages = Readonly<Record<string, HostLanguage>>

/** All options. Only `projectId`, `networks` and `adapters` are required. */
export interface WalletModalOptions<K extends string = 'walletModal'> extends WalletOptions {
  /**
   * The key of the modal's state, and its name if a page has several modals. With a key other than
   * the default, the modal's storage keys are prefixed with the key and a slash. Default:
   * `walletModal`.
   */
  readonly key?: K
  /** Sent with every request to the hosted services. */
  readonly projectId: string
  /** viem chains work. Offered in this order; an empty list throws `INVALID_OPTION`. */
  readonly networks: readonly NetworkInput[]
  /**
   * One per chain family, each from its own sub-path, such as `evm()` from
   * `redux-wallet-modal/evm`, and `walletConnect()` from `redux-wallet-modal/walletconnect` for
   * wallets on other devices.
   */
  readonly adapters: readonly AdapterOption[]
  /** Used when no network is stored; must be one of `networks`, else the first of them is used. */
  readonly defaultNetwork?: NetworkInput
  /** Default: read from the page. */
  readonly metadata?: AppMetadata
  /** RPC URLs by CAIP-2 id, tried before the network's own. */
  readonly customRpcUrls?: Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>
  /**
   * Additional swap routers by CAIP-2 id, for a `serviceUrls.blockchainApi` that uses other routers
   * than the published ones of 1inch. Swaps through any other contract need an extra confirmation.
   */
  readonly swapRouters?: Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>
  /** Tokens to show on networks that the balance service does not cover. */
  readonly tokens?: Readonly<Partial<Record<CaipNetworkId, readonly TokenOption[]>>>
  /**
   * The initial account type of the embedded wallet on each chain family. Default: `smartAccount`
   * on `eip155`. The visitor's own choice takes precedence, and a wallet without smart accounts
   * uses an `eoa`.
   */
  readonly defaultAccountTypes?: AccountTypes
  readonly networkImages?: Readonly<Record<string, string>>
  readonly connectorImages?: Readonly<Record<string, string>>
  /**
   * Hosts, subdomains included, from which images named by services and wallets may be loaded, such
   * as `ipfs.io` or `cdn.example/icons`. An image's host learns the visitor's IP address and when
   * they view it.
   */
  readonly imageHosts?: readonly string[]
  readonly features?: Partial<Features>
  /** What may be sent if `features.analytics` is on; without it, nothing is sent. */
  readonly analytics?: AnalyticsOptions
  /** Names such as "Savings" by address, in any case; shown instead of a registered name. */
  readonly addressLabels?: Readonly<Record<string, string>>
  readonly themeMode?: ThemeMode
  /**
   * A CSS selector, such as `.dark` or `[data-theme=dark]`: the modal is dark while it matches
   * `html` or `body` and light otherwise, instead of `themeMode`.
   */
  readonly darkModeSelector?: string
  /**
   * Colors, radius, density, fonts and overrides by part, or one of the presets of
   * `redux-wallet-modal/themes`; `themeVariables` take precedence.
   */
  readonly theme?: ThemeOptions
  readonly themeVariables?: Readonly<Record<string, string>>
  readonly termsConditionsUrl?: string
  readonly privacyPolicyUrl?: string
  /** `false`: a stored session is dropped instead of restored. */
  readonly enableReconnect?: boolean
  readonly enableNetworkSwitch?: boolean
  readonly allowUnsupportedChain?: boolean
  /** The page creates the pairing URIs; the modal creates one only when a visitor retries. */
  readonly manualWCControl?: boolean
  /** On a phone, prefers a wallet's https link to its custom scheme, if it has one. */
  readonly preferUniversalLinks?: boolean
  /**
   * Shows setup mistakes in a bar of the modal, which visitors see too. Default: on in development,
   * off in production. The console always shows them.
   */
  readonly debug?: boolean
  /**
   * One connection for the whole page: connecting on one chain family disconnects the wallets of
   * the others. A WalletConnect session counts as one connection, whatever it covers. Default: one
   * connection per chain family.
   */
  readonly singleConnection?: boolean
  /** How long a stored session may take to answer, in milliseconds. */
  readonly restoreTimeoutMs?: number
  /**
   * When code is fetched before it is needed.
   * - `idle` (default): once the page has loaded and the browser is idle, the code of the first
   *   view and of connecting; while the list of wallets is shown, that of its next views. Not with
   *   Save-Data or on 2G.
   * - `intent`: on hover or focus.
   * - `none`: only on a press.
   *
   * The code comes from the page's own host; no other request is sent and nothing is stored. It
   * then triggers discovery of browser wallets, which sends them no request.
   */
  readonly preload?: Preload
  /** Other URLs for the hosted services. */
  readonly serviceUrls?: Partial<ServiceUrls>
  /** `null` stores nothing. */
  readonly storage?: KeyValueStorage | null
  /** Your own texts by key, in ICU message syntax; used in every language. */
  readonly messages?: Partial<Strings>
  /**
   * The language of the texts, numbers and dates, and the text direction; BCP 47, `en_US` works
   * too. Default: that of `<html lang>`, also when it changes, else the browser's. Texts are
   * English if the language is not offered. They are fetched on demand.
   */
  readonly locale?: string
  /**
   * Your own languages by BCP 47 tag, each a function that imports its texts one step at a time.
   * They override the package's texts of the same tag; missing texts stay English.
   */
  readonly languages?: HostLanguages
  /**
   * Shown below the ways to connect, inside the modal's shadow root, where your page's styles do
   * not apply: plain text, or an element with its own styles. Default: nothing.
   */
  readonly branding?: ReactNode
  /** Your own components in the slots `WalletBadge`, `ConnectFooter` and `AccountHeader`. */
  readonly components?: ModalComponents
  /** Makes the modal fill screens up to 430 px wide instead of a part. Default: `false`. */
  readonly enableMobileFullScreen?: boolean
  /** For CSPs that allow styles only by nonce, without constructable style sheets. */
  readonly nonce?: string
  /**
   * Visitors sign in with a wallet signature when they connect, for each network they use. A
   * configuration from `redux-wallet-modal/siwx`, or your own. Its code is fetched once a wallet is
   * connected.
   */
  readonly siwx?: SiwxConfig
  /** Like `siwx`, with existing functions for Sign-In with Ethereum. Set only one of them. */
  readonly siweConfig?: SiweConfig
}
