import type { Kysely } from 'kysely'

/** Batches that the relayer sends for smart accounts. */
export async function createAccountTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_batches')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('user_id', 'text', c => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('project_id', 'text', c => c.notNull())
    .addColumn('caip_network_id', 'text', c => c.notNull())
    .addColumn('digest', 'text', c => c.notNull().unique())
    .addColumn('relayer_nonce', 'integer')
    .addColumn('is_sponsored', 'boolean', c => c.notNull())
    .addColumn('state', 'text', c => c.notNull())
    .addColumn('transaction_hash', 'text')
    .addColumn('created_at', 'bigint', c => c.notNull())
    .addColumn('cost', 'text')
    .addUniqueConstraint('account_batches_nonce', ['caip_network_id', 'relayer_nonce'])
    .execute()
  await db.schema
    .createIndex('account_batches_user')
    .on('account_batches')
    .columns(['user_id', 'created_at'])
    .execute()
  await db.schema
    .createIndex('account_batches_age')
    .on('account_batches')
    .column('created_at')
    .execute()
}
