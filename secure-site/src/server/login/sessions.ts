import { hashToken, makeToken } from '../lib/secrets'
import type { SessionAnswer, WalletRecord } from '../../shared/api'
import type { Language } from '../../shared/languages'
import type { AuthProvider } from '../../shared/social'
import type { Database } from '../store/openDatabase'

const DAY_MS = 86_400_000
/** A session expires this long after its last use … */
const IDLE_MS = 14 * DAY_MS
/** … and this long after its code was entered, however much it is used. */
const LIFE_MS = 90 * DAY_MS
/** Avoids a database write on every request. */
const PROLONGED_EVERY_MS = 3_600_000

/** In seconds, for the cookie. */
export const SESSION_IDLE_S = IDLE_MS / 1000

/** A valid session. */
export interface Session {
  readonly tokenHash: string
  readonly userId: string
  readonly deviceHash: string
  /** Null if no provider has verified an address. */
  readonly email: string | null
  readonly authProvider: AuthProvider
  /** Language of the user's last login; null if it is not supported. */
  readonly language: Language | null
  readonly createdAt: number
  readonly expiresAt: number
}

async function readWallet(
  db: Database,
  userId: string,
  deviceHash: string,
): Promise<WalletRecord | null> {
  const user = await db
    .selectFrom('users')
    .select(['eip155_address', 'solana_address'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user?.eip155_address == null || user.solana_address === null) return null
  const share = await db
    .selectFrom('shares')
    .select('split_at')
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst()
  const recovery = await db
    .selectFrom('recoveries')
    .select('method')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    addresses: { eip155: user.eip155_address, solana: user.solana_address },
    hasDeviceShares: share !== undefined,
    recovery: recovery?.method ?? 'server',
  }
}

/** The name the provider shows; the newest if the user has two accounts there. */
async function readUserName(
  db: Database,
  userId: string,
  authProvider: AuthProvider,
): Promise<string | null> {
  if (authProvider === 'email') return null
  const identity = await db
    .selectFrom('identities')
    .select('user_name')
    .where('user_id', '=', userId)
    .where('provider', '=', authProvider)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return identity?.user_name ?? null
}

/** Creates a session and returns its token, of which only a hash is stored. */
export async function openSession(
  db: Database,
  {
    userId,
    deviceHash,
    authProvider,
  }: {
    readonly userId: string
    readonly deviceHash: string
    readonly authProvider: AuthProvider
  },
  now: number,
): Promise<{ readonly userId: string; readonly answer: SessionAnswer }> {
  const token = makeToken()
  const expiresAt = now + IDLE_MS
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      device_hash: deviceHash,
      created_at: now,
      expires_at: expiresAt,
      recovered_at: null,
      auth_provider: authProvider,
    })
    .execute()
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const wallet = await readWallet(db, userId, deviceHash)
  const userName = await readUserName(db, userId, authProvider)
  return { userId, answer: { userId, email, authProvider, userName, token, expiresAt, wallet } }
}

async function prolong(db: Database, session: Session, now: number): Promise<Session> {
  const expiresAt = Math.min(now + IDLE_MS, session.createdAt + LIFE_MS)
  if (expiresAt - session.expiresAt < PROLONGED_EVERY_MS) return session
  await db
    .updateTable('sessions')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', session.tokenHash)
    .execute()
  return { ...session, expiresAt }
}

/** Finds a token's session and prolongs it; null if it has expired or never existed. */
export async function findSession(
  db: Database,
  token: string,
  now: number,
): Promise<Session | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['token_hash', 'user_id', 'device_hash', 'users.email', 'users.language'])
    .select(['sessions.created_at', 'expires_at', 'auth_provider'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const session: Session = {
    tokenHash: row.token_hash,
    userId: row.user_id,
    deviceHash: row.device_hash,
    email: row.email,
    authProvider: row.auth_provider,
    language: row.language,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
  return prolong(db, session, now)
}

/** The response of `GET /api/session`. */
export async function describeSession(
  db: Database,
  session: Session,
  token: string,
): Promise<SessionAnswer> {
  const { userId, email, authProvider, expiresAt } = session
  const wallet = await readWallet(db, userId, session.deviceHash)
  const userName = await readUserName(db, userId, authProvider)
  return { userId, email, authProvider, userName, token, expiresAt, wallet }
}

/** Ends a session, if it exists. */
export async function endSession(db: Database, token: string): Promise<Session['userId'] | null> {
  const row = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', hashToken(token))
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}
