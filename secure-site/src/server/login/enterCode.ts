import { randomUUID } from 'node:crypto'
import { ApiRefusal } from '../http/apiRefusal'
import { hashCode, hashToken, isSameHash } from '../lib/secrets'
import { openSession } from './sessions'
import { GUESSES_PER_DAY, TRIES_PER_CODE } from './loginTimes'
import type { Language } from '../../shared/languages'
import type { SessionAnswer } from '../../shared/api'
import type { Database } from '../store/openDatabase'
import type { Site } from '../site'

interface Attempt {
  readonly email: string
  readonly deviceHash: string
  readonly hostOrigin: string
  readonly codeHash: string
  readonly language: Language | null
  /** Including this attempt. */
  readonly tries: number
}

/**
 * Counts the attempt in one statement before checking the code: two concurrent requests are two
 * attempts.
 */
async function countTry(db: Database, idHash: string, now: number): Promise<Attempt | null> {
  const row = await db
    .updateTable('logins')
    .set(eb => ({ tries: eb('tries', '+', 1) }))
    .where('id_hash', '=', idHash)
    .where('used_at', 'is', null)
    .where('code_hash', 'is not', null)
    .where('code_expires_at', '>', now)
    .where('tries', '<', TRIES_PER_CODE)
    .returning(['email', 'device_hash', 'host_origin', 'code_hash', 'tries', 'language'])
    .executeTakeFirst()
  if (!row || row.code_hash === null) return null
  return {
    email: row.email,
    deviceHash: row.device_hash,
    hostOrigin: row.host_origin,
    codeHash: row.code_hash,
    tries: row.tries,
    language: row.language,
  }
}

async function refusalFor(site: Site, idHash: string): Promise<ApiRefusal> {
  const login = await site.db
    .selectFrom('logins')
    .select(['tries', 'used_at', 'code_hash', 'device_state'])
    .where('id_hash', '=', idHash)
    .executeTakeFirst()
  if (login?.device_state === 'waiting') return new ApiRefusal('BAD_REQUEST')
  const isSpent = login?.code_hash != null && login.tries >= TRIES_PER_CODE
  return new ApiRefusal(isSpent ? 'CODE_SPENT' : 'CODE_EXPIRED')
}

/** Marks the code as used; of concurrent requests, only one succeeds. */
async function useUp(db: Database, idHash: string, now: number): Promise<boolean> {
  const row = await db
    .updateTable('logins')
    .set({ used_at: now, code_hash: null })
    .where('id_hash', '=', idHash)
    .where('used_at', 'is', null)
    .returning('id_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the account of an address, created on its first login, and marks the device as known. */
async function letIn(db: Database, login: Attempt, now: number): Promise<string> {
  await db
    .insertInto('users')
    .values({
      id: randomUUID(),
      email: login.email,
      created_at: now,
      eip155_address: null,
      solana_address: null,
      language: login.language,
    })
    // Keeps the stored language if the requesting page's is not supported.
    .onConflict(conflict =>
      login.language === null
        ? conflict.column('email').doNothing()
        : conflict.column('email').doUpdateSet({ language: login.language }),
    )
    .execute()
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', login.email)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('devices')
    .values({ user_id: id, device_hash: login.deviceHash, known_since: now })
    .onConflict(conflict => conflict.columns(['user_id', 'device_hash']).doNothing())
    .execute()
  return id
}

/**
 * Completes a login with the emailed code.
 *
 * @throws {ApiRefusal} `CODE_WRONG`; `CODE_SPENT` with the fifth wrong one; `CODE_EXPIRED` when it
 * is old, used or replaced; `TOO_MANY_REQUESTS` after too many attempts for the address or from the
 * IP address; `BAD_REQUEST` before the link was approved
 */
export async function enterCode(
  site: Site,
  { loginId, code }: { readonly loginId: string; readonly code: string },
  ipAddress: string,
): Promise<SessionAnswer> {
  const idHash = hashToken(loginId)
  const now = site.now()
  await site.limiter.count(
    { name: 'codes', max: site.settings.limits.codesPerIpPerHour, windowMs: 3_600_000 },
    ipAddress,
  )
  const login = await countTry(site.db, idHash, now)
  if (!login) throw await refusalFor(site, idHash)
  await site.limiter.count(GUESSES_PER_DAY, login.email)
  if (!isSameHash(hashCode(site.settings.secret, idHash, code), login.codeHash)) {
    await site.audit.write('codeWrong', { hostOrigin: login.hostOrigin })
    throw new ApiRefusal(login.tries < TRIES_PER_CODE ? 'CODE_WRONG' : 'CODE_SPENT')
  }
  const session = await site.db.transaction().execute(async db => {
    if (!(await useUp(db, idHash, now))) throw new ApiRefusal('CODE_EXPIRED')
    const userId = await letIn(db, login, now)
    return openSession(db, { userId, deviceHash: login.deviceHash, authProvider: 'email' }, now)
  })
  await site.audit.write('loggedIn', { userId: session.userId, hostOrigin: login.hostOrigin })
  return session.answer
}
