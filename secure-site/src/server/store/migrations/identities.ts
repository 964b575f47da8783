import type { Kysely, Migration } from 'kysely'

/** Logins through other providers, some of which return no email address. */
async function addIdentities(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .alterColumn('email', c => c.dropNotNull())
    .execute()
  await db.schema
    .alterTable('sessions')
    .addColumn('auth_provider', 'text', c => c.notNull().defaultTo('email'))
    .execute()
  await db.schema
    .createTable('identities')
    .addColumn('provider', 'text', c => c.notNull())
    .addColumn('subject', 'text', c => c.notNull())
    .addColumn('user_id', 'text', c => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('user_name', 'text')
    .addColumn('created_at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('identities_key', ['provider', 'subject'])
    .execute()
  await db.schema.createIndex('identities_user').on('identities').column('user_id').execute()
  await db.schema
    .createTable('outside_logins')
    .addColumn('state_hash', 'text', c => c.primaryKey())
    .addColumn('provider', 'text', c => c.notNull())
    .addColumn('device_hash', 'text', c => c.notNull())
    .addColumn('host_origin', 'text', c => c.notNull())
    .addColumn('created_at', 'bigint', c => c.notNull())
    .addColumn('returned_at', 'bigint')
    .addColumn('user_id', 'text', c => c.references('users.id').onDelete('cascade'))
    .addColumn('result_hash', 'text', c => c.unique())
    .addColumn('result_expires_at', 'bigint', c => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('outside_logins_age')
    .on('outside_logins')
    .column('created_at')
    .execute()
}

export const identities: Migration = { up: addIdentities }
