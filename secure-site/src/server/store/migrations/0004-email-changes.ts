import type { Kysely } from 'kysely'

/** See `EmailChangeTable`. */
export async function createEmailChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_changes')
    .addColumn('id_hash', 'text', c => c.primaryKey())
    .addColumn('user_id', 'text', c => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('session_hash', 'text', c => c.notNull())
    .addColumn('host_origin', 'text', c => c.notNull())
    .addColumn('old_email', 'text')
    .addColumn('new_email', 'text', c => c.notNull())
    .addColumn('step', 'text', c => c.notNull())
    .addColumn('created_at', 'bigint', c => c.notNull())
    .addColumn('code_hash', 'text')
    .addColumn('code_expires_at', 'bigint', c => c.notNull())
    .addColumn('tries', 'integer', c => c.notNull())
    .addColumn('changed_at', 'bigint')
    .execute()
  await db.schema.createIndex('email_changes_user').on('email_changes').column('user_id').execute()
  await db.schema
    .createIndex('email_changes_age')
    .on('email_changes')
    .column('created_at')
    .execute()
}
