import { createGrants } from './migrations/0006-grants'
import { addLanguages } from './migrations/0007-languages'
import { createEmailChanges } from './migrations/0004-email-changes'
import { identities } from './migrations/identities'
import { addRecovery } from './migrations/recovery'
import type { Kysely, Migration } from 'kysely'
import { createAccountTables } from './migrations/accountTables'

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('email', 'text', c => c.notNull().unique())
    .addColumn('created_at', 'bigint', c => c.notNull())
    .addColumn('eip155_address', 'text')
    .addColumn('solana_address', 'text')
    .execute()
  await db.schema
    .createTable('devices')
    .addColumn('user_id', 'text', c => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('device_hash', 'text', c => c.notNull())
    .addColumn('known_since', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('devices_key', ['user_id', 'device_hash'])
    .execute()
  await db.schema
    .createTable('logins')
    .addColumn('id_hash', 'text', c => c.primaryKey())
    .addColumn('email', 'text', c => c.notNull())
    .addColumn('device_hash', 'text', c => c.notNull())
    .addColumn('host_origin', 'text', c => c.notNull())
    .addColumn('device_name', 'text', c => c.notNull())
    .addColumn('created_at', 'bigint', c => c.notNull())
    .addColumn('device_state', 'text', c => c.notNull())
    .addColumn('link_hash', 'text', c => c.unique())
    .addColumn('link_expires_at', 'bigint', c => c.notNull())
    .addColumn('code_hash', 'text')
    .addColumn('code_expires_at', 'bigint', c => c.notNull())
    .addColumn('tries', 'integer', c => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema.createIndex('logins_email').on('logins').column('email').execute()
  await db.schema.createIndex('logins_age').on('logins').column('created_at').execute()
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', c => c.primaryKey())
    .addColumn('user_id', 'text', c => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('device_hash', 'text', c => c.notNull())
    .addColumn('created_at', 'bigint', c => c.notNull())
    .addColumn('expires_at', 'bigint', c => c.notNull())
    .addColumn('recovered_at', 'bigint')
    .execute()
  await db.schema.createIndex('sessions_end').on('sessions').column('expires_at').execute()
  await db.schema
    .createTable('shares')
    .addColumn('user_id', 'text', c => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('device_hash', 'text', c => c.notNull())
    .addColumn('login_share', 'text', c => c.notNull())
    .addColumn('recovery_share_sealed', 'text', c => c.notNull())
    .addColumn('key_id', 'text', c => c.notNull())
    .addColumn('split_at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('shares_key', ['user_id', 'device_hash'])
    .execute()
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('host_origin', 'text')
    .addColumn('method', 'text')
    .execute()
  await db.schema.createIndex('audit_age').on('audit').column('at').execute()
  await db.schema
    .createTable('rate_limits')
    .addColumn('bucket', 'text', c => c.primaryKey())
    .addColumn('used', 'integer', c => c.notNull())
    .addColumn('expires_at', 'bigint', c => c.notNull())
    .execute()
}

/** By name, in the order they run. Never change a released one: add another. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': { up: createTables },
  '0002-identities': identities,
  '0003-recovery': { up: addRecovery },
  '0004-email-changes': { up: createEmailChanges },
  '0005-accounts': { up: createAccountTables },
  '0006-grants': { up: createGrants },
  '0007-languages': { up: addLanguages },
}
