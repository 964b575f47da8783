import { PGlite } from '@electric-sql/pglite'
import { Kysely, Migrator, PostgresDialect } from 'kysely'
import { PGliteDialect } from 'kysely-pglite-dialect'
import pg from 'pg'
import { MIGRATIONS } from './migrations'
import type { Dialect } from 'kysely'
import type { Tables } from './tables'

export type Database = Kysely<Tables>

const POOL_SIZE = 10

/**
 * Times are the only 64-bit numbers here and fit a JavaScript number; the driver would return
 * strings.
 */
function numbersAsNumbers() {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  return types
}

async function dialectFor({ databaseUrl, dataFolder, log }: DatabasePlace): Promise<Dialect> {
  if (databaseUrl === undefined) return new PGliteDialect(await PGlite.create(dataFolder))
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    types: numbersAsNumbers(),
  })
  // Without a listener, losing an idle connection would end the process.
  pool.on('error', () => log('a connection to the database was lost'))
  return new PostgresDialect({ pool })
}

/** The location of the database: a server, a folder, or neither for in-memory. */
export interface DatabasePlace {
  readonly databaseUrl?: string | undefined
  readonly dataFolder?: string | undefined
  log(line: string): void
}

/**
 * Opens the database and migrates its tables.
 *
 * @throws {Error} when it cannot be reached, or a migration fails
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: await dialectFor(place) })
  const provider = { getMigrations: async () => MIGRATIONS }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error === undefined) return db
  await db.destroy()
  throw error instanceof Error ? error : new Error('the tables could not be brought up to date')
}
