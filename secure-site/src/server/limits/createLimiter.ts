import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { ApiRefusal } from '../http/apiRefusal'
import type { Database } from '../store/openDatabase'

/** A maximum count within a window that opens with the first use. */
export interface Limit {
  /** What is counted, such as `codes`. */
  readonly name: string
  readonly max: number
  readonly windowMs: number
}

export interface Limiter {
  /**
   * Counts one use.
   *
   * @param subject - who is counted, such as an address; only a keyed hash of it is stored
   * @throws {ApiRefusal} `TOO_MANY_REQUESTS` with the seconds until the window closes
   */
  count(limit: Limit, subject: string): Promise<void>
}

/**
 * Counts in the database, so that all processes of the site share the counts and a restart keeps
 * them.
 */
export function createLimiter(deps: {
  readonly db: Database
  readonly secret: Buffer
  now(): number
  onRefused(name: string): void
}): Limiter {
  return {
    async count({ name, max, windowMs }, subject) {
      const now = deps.now()
      const bucket = createHmac('sha256', deps.secret)
        .update(`${name}\n${subject}`)
        .digest('base64url')
      const isOver = sql<boolean>`rate_limits.expires_at <= ${now}`
      const { used, expires_at: expiresAt } = await deps.db
        .insertInto('rate_limits')
        .values({ bucket, used: 1, expires_at: now + windowMs })
        .onConflict(conflict =>
          conflict.column('bucket').doUpdateSet({
            used: sql`case when ${isOver} then 1 else rate_limits.used + 1 end`,
            expires_at: sql`case when ${isOver} then excluded.expires_at else rate_limits.expires_at end`,
          }),
        )
        .returning(['used', 'expires_at'])
        .executeTakeFirstOrThrow()
      if (used <= max) return
      deps.onRefused(name)
      throw new ApiRefusal('TOO_MANY_REQUESTS', {
        retryAfterSeconds: Math.max(1, Math.ceil((expiresAt - now) / 1000)),
      })
    },
  }
}
