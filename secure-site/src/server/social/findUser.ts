import { randomUUID } from 'node:crypto'
import type { AuthProvider } from '../../shared/social'
import type { Database } from '../store/openDatabase'
import type { Profile } from './profiles'

type Identified = { readonly provider: Exclude<AuthProvider, 'email'>; readonly profile: Profile }

async function addUser(db: Database, email: string | null, now: number): Promise<string | null> {
  const row = await db
    .insertInto('users')
    .values({
      id: randomUUID(),
      email,
      created_at: now,
      eip155_address: null,
      solana_address: null,
      language: null,
    })
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Returns the user of a verified address, created if necessary; always a new user if no address is
 * verified.
 */
async function userFor(db: Database, email: string | null, now: number) {
  const added = await addUser(db, email, now)
  if (added !== null) return { userId: added, isNewUser: true }
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { userId: id, isNewUser: false }
}

/**
 * Adds an address that the provider verified later, unless another user has it: keys can't be
 * merged.
 */
async function learnEmail(db: Database, userId: string, email: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ email })
    .where('id', '=', userId)
    .where('email', 'is', null)
    .where(eb =>
      eb.not(
        eb.exists(
          eb.selectFrom('users as other').select('other.id').where('other.email', '=', email),
        ),
      ),
    )
    .execute()
}

/** The user of a provider's account. */
export interface FoundUser {
  readonly userId: string
  /** Whether the provider's account was unknown before. */
  readonly isNewIdentity: boolean
  /** Whether its address had no user either. */
  readonly isNewUser: boolean
}

/**
 * Finds the user of a provider's account: first by the provider's id, so that users keep their
 * account if the address changes; then by a verified address; else creates one.
 */
export async function findUser(
  db: Database,
  { provider, profile }: Identified,
  now: number,
): Promise<FoundUser> {
  const { subject, email, userName } = profile
  const known = await db
    .updateTable('identities')
    // Apple sends the name only once.
    .set(eb => ({ user_name: userName ?? eb.ref('user_name') }))
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .returning('user_id')
    .executeTakeFirst()
  if (known) {
    if (email !== null) await learnEmail(db, known.user_id, email)
    return { userId: known.user_id, isNewIdentity: false, isNewUser: false }
  }
  const { userId, isNewUser } = await userFor(db, email, now)
  await db
    .insertInto('identities')
    .values({ provider, subject, user_id: userId, user_name: userName, created_at: now })
    .execute()
  return { userId, isNewIdentity: true, isNewUser }
}
