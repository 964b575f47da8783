import type { ChainClients } from './accounts/createChainClients'
import type { Relayer } from './accounts/createRelayer'
import type { KeySealer } from './keys/keySealer'
import type { Limiter } from './limits/createLimiter'
import type { Wakeups } from './login/createWakeups'
import type { MailQueue } from './mail/createMailQueue'
import type { Metrics } from './metrics/createMetrics'
import type { SiteSettings } from './readSettings'
import type { FarcasterRelay } from './social/farcaster/createFarcasterRelay'
import type { FarcasterRegistry } from './social/farcaster/createFarcasterRegistry'
import type { Visits } from './social/createVisits'
import type { AuditLog } from './store/createAuditLog'
import type { Database } from './store/openDatabase'

/** Dependencies of the request handlers; created once by `createSecureSite`. */
export interface Site {
  readonly settings: SiteSettings
  readonly db: Database
  readonly limiter: Limiter
  readonly mails: MailQueue
  readonly sealer: KeySealer
  readonly metrics: Metrics
  readonly audit: AuditLog
  readonly wakeups: Wakeups
  /** Client for the providers of social logins. */
  readonly visits: Visits
  /** Null if the operator has not configured it. */
  readonly farcaster: {
    readonly relay: FarcasterRelay
    readonly registry: FarcasterRegistry
  } | null
  readonly chains: ChainClients
  /** Null if smart accounts are not configured, or bundlers serve all their networks. */
  readonly relayer: Relayer | null
  /** Aborts when the site is closing, so that long-polling requests respond. */
  readonly closing: AbortSignal
  /** Writes a log line, without personal data. */
  log(line: string): void
  /** ms since 1970. */
  now(): number
}
