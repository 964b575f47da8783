import type { Database } from '../store/openDatabase'

/** The address of an account; null for one that has none. */
export async function readEmail(db: Database, userId: string): Promise<string | null> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return email
}
