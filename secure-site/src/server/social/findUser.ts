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

/** The user of a verified address, made where there is none; a user of their own where no address is verified. */
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

/** An address that the provider came to vouch for later, unless it is another user's: keys can't be merged. */
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

/** Whose account at a provider it is. */
export interface FoundUser {
  readonly userId: string
  /** The account at the provider was not known before. */
  readonly isNewIdentity: boolean
  /** Nor was there a user of its address. */
  readonly isNewUser: boolean
}

/**
 * The one user of an account at a provider. Known by the provider's id first, so that a user keeps their account whatever becomes
 * of the address; then by a verified address; else new.
 */
export async function findUser(
  db: Database,
  { provider, profile }: Identified,
  now: number,
): Promise<FoundUser> {
  const { subject, email, userName } = profile
  const known = await db
    .updateTable('identities')
    // Apple tells the name only once.
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
