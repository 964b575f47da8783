import type { ChainClients } from './accounts/createChainClients'
import type { Relayer } from './accounts/createRelayer'
import type { KeySealer } from './keys/keySealer'
import type { Limiter } from './limits/createLimiter'
import type { Wakeups } from './login/createWakeups'
import type { MailQueue } from './mail/createMailQueue'
import type { Metrics } from './metrics/createMetrics'
import type { SiteSettings } from './readSettings'
import type { AuditLog } from './store/createAuditLog'
import type { Database } from './store/openDatabase'

/** What the steps of the server work with; made once by `createSecureSite`. */
export interface Site {
  readonly settings: SiteSettings
  readonly db: Database
  readonly limiter: Limiter
  readonly mails: MailQueue
  readonly sealer: KeySealer
  readonly metrics: Metrics
  readonly audit: AuditLog
  readonly wakeups: Wakeups
  readonly chains: ChainClients
  /** Null where smart accounts are not set up, or bundlers send for all of them. */
  readonly relayer: Relayer | null
  /** Aborts when the site is being closed: a request that waits is answered then. */
  readonly closing: AbortSignal
  /** ms since 1970. */
  now(): number
}
