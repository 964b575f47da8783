import type { UnknownAction } from '@reduxjs/toolkit'
import type { AnalyticsOptions, AppMetadata } from '../domain/options'
import type { OpenPage } from '../lib/links/browseLink'
import type { Platform } from '../lib/links/platform'
import type { Clipboard, KeyValueStorage, Logger, OpenLink, ShareText } from './browser'
import type { ChainRegistry } from './chainRegistry'
import type { EmbeddedAccess } from './embedded'
import type { HttpClient } from './http'
import type { WalletConnectAccess } from './walletConnect'
import type { SecretStore } from './secretDrawer'
import type { StatisticsEvent, StatisticsPage } from './statisticsPage'
import type { SiweConfig } from './siwe'
import type { SiwxConfig } from './siwx'
import type { TtlCache } from './ttlCache'

/** What counts as the user returning, besides the defaults. */
export interface ReturnOptions {
  /** Also when the window gains focus: it may have been visible behind another one. */
  readonly withFocus?: boolean
}

/** Everything outside state, one set per store. Passed to thunks and listeners as `extra`. */
export interface Deps {
  /** Unique among the modals of a page. */
  readonly key: string
  readonly chains: ChainRegistry
  /** `null` if the host passed no `walletConnect()`. */
  readonly walletConnect: WalletConnectAccess | null
  /** `null` if the host passed no `embeddedWallet()`. */
  readonly embedded: EmbeddedAccess | null
  /** The host's sign-in configuration, unchanged. */
  readonly siwx?: SiwxConfig | SiweConfig | undefined
  /** Host options that only lazily loaded code needs. */
  readonly host?:
    | {
        readonly singleConnection?: boolean
        readonly analytics?: AnalyticsOptions
        readonly adapters?: readonly object[]
      }
    | undefined
  /** Further hosts that may be contacted for images, as the host allows. */
  readonly imageHosts?: readonly string[] | undefined
  readonly http: HttpClient
  /** Loaded on first use. */
  readonly cache: () => Promise<TtlCache>
  /** This modal's storage; `undefined` if nothing may be stored. */
  readonly storage: KeyValueStorage | undefined
  readonly secrets: SecretStore
  readonly clipboard: Clipboard
  readonly shareText: ShareText
  readonly openLink: OpenLink
  /** Opens an https page through the surrounding app's function, synchronously. */
  readonly openHostLink: (url: string) => void
  readonly logger: Logger
  /** The page's facts for statistics. Loaded on first use. */
  readonly statisticsPage?: () => Promise<StatisticsPage>
  /** Returns the page events of an action, given the states after and before it. */
  readonly eventsOf?: (
    action: UnknownAction,
    state: never,
    before: never,
  ) => readonly StatisticsEvent[]
  /** Returns the page's metadata; `null` without a page. */
  readAppMetadata(): AppMetadata | null
  /** Whether the page is hidden, so that polling pauses. */
  isPageHidden(): boolean
  /**
   * Calls `onReturn` when the page becomes visible, is restored from cache or is back online.
   * Returns the cleanup.
   */
  watchReturn(onReturn: () => void, options?: ReturnOptions): () => void
  /** Returns the page for a wallet's in-app browser to open. */
  readOpenPage(): OpenPage | null
  /** Returns the platform that the page runs on. */
  readPlatform(): Platform
  now(): number
}
