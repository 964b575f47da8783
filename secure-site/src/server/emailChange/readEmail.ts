import type { Database } from '../store/openDatabase'

/** Reads an account's email address; null if it has none. */
export async function readEmail(db: Database, userId: string): Promise<string | null> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return email
}
