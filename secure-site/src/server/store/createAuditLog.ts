import { randomUUID } from 'node:crypto'
import type { Database } from './openDatabase'
import type { Metrics } from '../metrics/createMetrics'

export type AuditKind =
  | 'loginBegun'
  | 'codeSent'
  | 'codeWrong'
  | 'loggedIn'
  | 'loggedOut'
  | 'deviceApproved'
  | 'deviceDeclined'
  | 'sharesStored'
  | 'sharesRecovered'
  | 'emailChangeBegun'
  | 'emailChangeCodeSent'
  | 'emailChangeCodeWrong'
  | 'emailTaken'
  | 'emailChanged'
  | 'outsideLoginBegun'
  | 'outsideLoginRefused'
  | 'identityAdded'
  | 'batchSent'
  | 'batchReverted'
  | 'keyExported'
  | 'recoverySet'
  | 'recoveryRemoved'
  | 'signedOutEverywhere'
  | 'accountDeleted'
  | 'mailFailed'
  | 'approved'
  | 'declined'

/** Must never contain an email address, a code, a token or a share. */
export interface AuditFacts {
  readonly userId?: string
  readonly hostOrigin?: string
  /** The wallet's method, or the provider of a login. */
  readonly method?: string
}

export interface AuditLog {
  /** Stores an event and counts it. */
  write(kind: AuditKind, facts?: AuditFacts): Promise<void>
}

export function createAuditLog(deps: {
  readonly db: Database
  readonly metrics: Metrics
  now(): number
}): AuditLog {
  return {
    async write(kind, { userId, hostOrigin, method } = {}) {
      deps.metrics.count(kind)
      await deps.db
        .insertInto('audit')
        .values({
          id: randomUUID(),
          at: deps.now(),
          kind,
          user_id: userId ?? null,
          host_origin: hostOrigin ?? null,
          method: method ?? null,
        })
        .execute()
    },
  }
}
