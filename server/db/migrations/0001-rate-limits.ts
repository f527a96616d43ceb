import type { Kysely } from 'kysely'

// Migrations describe an older schema, so they can't use the current table types.
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', column => column.primaryKey())
    .addColumn('uses', 'integer', column => column.notNull())
    .addColumn('window_ends_at', 'text', column => column.notNull())
    .execute()
  await db.schema.createIndex('rate_limits_window').on('rate_limits').column('window_ends_at').execute()
}
