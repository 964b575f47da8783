import type { AppMetadata } from '../domain/options'
import type { Clipboard, Logger, OpenLink } from './browser'
import type { CallbackRegistry } from './callbackRegistry'
import type { ChainRegistry } from './chainRegistry'
import type { HttpClient } from './http'
import type { SecretDrawer } from './secretDrawer'
import type { TtlCache } from './ttlCache'

/** Everything that is not data, one set per store. Thunks, base queries and listeners receive it as `extra`. */
export interface Deps {
  readonly chains: ChainRegistry
  readonly http: HttpClient
  readonly cache: TtlCache
  readonly secrets: SecretDrawer
  readonly callbacks: CallbackRegistry
  readonly clipboard: Clipboard
  readonly openLink: OpenLink
  readonly logger: Logger
  /** What the page says about itself; `null` where there is no page. */
  readAppMetadata(): AppMetadata | null
  /** Nobody can see the page: what polls pauses. */
  isPageHidden(): boolean
  now(): number
}
