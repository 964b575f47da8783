import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

type Row = Record<string, unknown>

const NAMES = `select table_name as name from information_schema.tables where table_schema = 'public'`

async function readWith(query: (statement: string) => Promise<readonly Row[]>) {
  const tables: Record<string, readonly Row[]> = {}
  for (const { name } of await query(NAMES)) {
    tables[String(name)] = await query(`select * from "${String(name)}"`)
  }
  return tables
}

/**
 * Returns every row of every table, as a thief of the database would see them.
 *
 * @param place - a `postgres://` URL, or the folder of PGlite
 * @param stop - stops the site: only one process may have the folder open
 */
export async function readAllTables(
  place: string,
  stop: () => Promise<void>,
): Promise<Record<string, readonly Row[]>> {
  await stop()
  if (!place.startsWith('postgres:')) {
    const db = await PGlite.create(place)
    try {
      return await readWith(async statement => (await db.query<Row>(statement)).rows)
    } finally {
      await db.close()
    }
  }
  const client = new pg.Client({ connectionString: place })
  await client.connect()
  try {
    return await readWith(async statement => (await client.query<Row>(statement)).rows)
  } finally {
    await client.end()
  }
}
