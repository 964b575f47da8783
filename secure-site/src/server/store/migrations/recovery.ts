import type { Kysely } from 'kysely'

/**
 * The owner's recovery method: its own split, and device splits without a share the server could
 * open.
 */
export async function addRecovery(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recoveries')
    .addColumn('user_id', 'text', c => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('method', 'text', c => c.notNull())
    .addColumn('seal', 'text', c => c.notNull())
    .addColumn('login_share', 'text', c => c.notNull())
    .addColumn('recovery_share_sealed', 'text', c => c.notNull())
    .addColumn('key_id', 'text', c => c.notNull())
    .addColumn('set_at', 'bigint', c => c.notNull())
    .execute()
  await db.schema
    .alterTable('shares')
    .alterColumn('recovery_share_sealed', c => c.dropNotNull())
    .execute()
  await db.schema
    .alterTable('shares')
    .alterColumn('key_id', c => c.dropNotNull())
    .execute()
}
