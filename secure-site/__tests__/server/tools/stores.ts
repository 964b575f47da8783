import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A kind of database that the site supports. */
export interface Store {
  readonly name: string
  /** Creates an empty database; `databaseUrl` is undefined for one in memory. */
  create(): Promise<{ readonly databaseUrl?: string; drop(): Promise<void> }>
}

const pglite: Store = {
  name: 'PGlite',
  create: async () => ({ drop: async () => undefined }),
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const postgres = (url: string): Store => ({
  name: 'PostgreSQL',
  async create() {
    const name = `secure_site_${randomUUID().replaceAll('-', '')}`
    await administer(url, `create database ${name}`)
    const own = new URL(url)
    own.pathname = `/${name}`
    return {
      databaseUrl: own.href,
      drop: () => administer(url, `drop database ${name} with (force)`),
    }
  },
})

const url = process.env['TEST_DATABASE_URL']

/** Every test of stored data runs on each of these. */
export const STORES: readonly Store[] = url ? [pglite, postgres(url)] : [pglite]
