import type { Database } from './openDatabase'

const HOUR_MS = 3_600_000
/**
 * Links and codes live 20 minutes each; for a while afterwards, the login is still reported as
 * expired.
 */
const LOGIN_KEPT_MS = 2 * HOUR_MS
/** Lets the operator restore an account's old address. */
const EMAIL_CHANGE_KEPT_MS = 30 * 24 * HOUR_MS
const AUDIT_KEPT_MS = 365 * 24 * HOUR_MS

/** Deletes expired rows. Users, devices and shares stay: without them accounts would be lost. */
export async function removeExpired(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('logins')
    .where('created_at', '<=', now - LOGIN_KEPT_MS)
    .execute()
  await db
    .deleteFrom('email_changes')
    .where('changed_at', 'is', null)
    .where('created_at', '<=', now - LOGIN_KEPT_MS)
    .execute()
  await db
    .deleteFrom('email_changes')
    .where('changed_at', '<=', now - EMAIL_CHANGE_KEPT_MS)
    .execute()
  await db
    .deleteFrom('outside_logins')
    .where('created_at', '<=', now - LOGIN_KEPT_MS)
    .execute()
  await db.deleteFrom('account_grants').where('expires_at', '<=', now).execute()
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
  await db.deleteFrom('rate_limits').where('expires_at', '<=', now).execute()
  await db
    .deleteFrom('audit')
    .where('at', '<=', now - AUDIT_KEPT_MS)
    .execute()
}
