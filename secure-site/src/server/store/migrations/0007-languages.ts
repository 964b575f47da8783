import type { Kysely } from 'kysely'

/** The user's language: see `UserTable`, `LoginTable` and `OutsideLoginTable`. */
export async function addLanguages(db: Kysely<unknown>): Promise<void> {
  for (const table of ['users', 'logins', 'outside_logins'])
    await db.schema.alterTable(table).addColumn('language', 'text').execute()
}
