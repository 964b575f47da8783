import type { UnknownAction } from '@reduxjs/toolkit'
import type { AnalyticsOptions, AppMetadata } from '../domain/options'
import type { OpenPage } from '../lib/links/browseLink'
import type { Platform } from '../lib/links/platform'
import type { Clipboard, KeyValueStorage, Logger, OpenLink, ShareText } from './browser'
import type { ChainRegistry } from './chainRegistry'
import type { EmbeddedAccess } from './embedded'
import type { HttpClient } from './http'
import type { WalletConnectAccess } from './walletConnect'
import type { SecretDrawer } from './secretDrawer'
import type { HeardEvent, StatisticsPage } from './statisticsPage'
import type { SiweConfig } from './siwe'
import type { SiwxConfig } from './siwx'
import type { TtlCache } from './ttlCache'

/** What counts as coming back, besides what always does. */
export interface ReturnOptions {
  /** The window got the focus: it may have been in sight behind another all along. */
  readonly withFocus?: boolean
}

/** Everything that is not data, one set per store. Thunks, base queries and listeners receive it as `extra`. */
export interface Deps {
  /** Distinct among the modals of a page. */
  readonly key: string
  readonly chains: ChainRegistry
  /** `null` where the host gave no relay. */
  readonly walletConnect: WalletConnectAccess | null
  /** `null` where the host gave no `embeddedWallet()`. */
  readonly embedded: EmbeddedAccess | null
  /** How the host has its visitors sign in, if it does; as it was given. */
  readonly siwx?: SiwxConfig | SiweConfig | undefined
  /** The host's own options, for what only late code asks of them. */
  readonly host?:
    | {
        readonly singleConnection?: boolean
        readonly analytics?: AnalyticsOptions
        readonly adapters?: readonly object[]
      }
    | undefined
  /** Who else may be asked for a picture that a service names, as the host said. */
  readonly imageHosts?: readonly string[] | undefined
  readonly http: HttpClient
  /** Its code comes with the first need. */
  readonly cache: () => Promise<TtlCache>
  /** The storage of this modal; `undefined` if nothing is to be stored. */
  readonly storage: KeyValueStorage | undefined
  readonly secrets: SecretDrawer
  readonly clipboard: Clipboard
  readonly shareText: ShareText
  readonly openLink: OpenLink
  /** Opens an https page by the call of the app around this one, in the same breath. */
  readonly openHostLink: (url: string) => void
  readonly logger: Logger
  /** The page as statistics know it. Its code comes with the first need. */
  readonly statisticsPage?: () => Promise<StatisticsPage>
  /** What pages hear of an action, given the states after and before it. */
  readonly eventsOf?: (action: UnknownAction, state: never, before: never) => readonly HeardEvent[]
  /** What the page says about itself; `null` where there is no page. */
  readAppMetadata(): AppMetadata | null
  /** Nobody can see the page: what polls pauses. */
  isPageHidden(): boolean
  /** Tells when the visitor is back: the page is seen again, was taken from the cache, or the network is there again. */
  watchReturn(onReturn: () => void, options?: ReturnOptions): () => void
  /** Where it is, as an app with a browser of its own is to open it. */
  readOpenPage(): OpenPage | null
  /** What the page runs on. */
  readPlatform(): Platform
  now(): number
}
