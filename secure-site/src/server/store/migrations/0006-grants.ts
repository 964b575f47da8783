import type { Kysely } from 'kysely'

/** See `AccountGrantTable`. */
export async function createGrants(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_grants')
    .addColumn('user_id', 'text', c => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('caip_network_id', 'text', c => c.notNull())
    .addColumn('grant_id', 'text', c => c.notNull())
    .addColumn('project_id', 'text', c => c.notNull())
    .addColumn('host_origin', 'text', c => c.notNull())
    .addColumn('call_data', 'text', c => c.notNull())
    .addColumn('created_at', 'bigint', c => c.notNull())
    .addColumn('expires_at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('account_grants_key', ['user_id', 'caip_network_id', 'grant_id'])
    .execute()
  await db.schema
    .createIndex('account_grants_end')
    .on('account_grants')
    .column('expires_at')
    .execute()
}
