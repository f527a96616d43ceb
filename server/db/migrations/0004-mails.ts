import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('lead_id', 'text', column => column.notNull())
    .addColumn('template', 'text', column => column.notNull())
    .addColumn('data', 'text', column => column.notNull())
    .addColumn('recipient', 'text')
    .addColumn('recipient_key', 'text')
    .addColumn('message_id', 'text', column => column.notNull())
    .addColumn('unsubscribe_token', 'text', column => column.unique())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('attempts', 'integer', column => column.notNull())
    .addColumn('next_try_at', 'text', column => column.notNull())
    .addColumn('leased_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('sent_at', 'text')
    .execute()
  await db.schema.createIndex('mails_due').on('mails').columns(['status', 'next_try_at']).execute()
  await db.schema.createIndex('mails_recipient').on('mails').columns(['recipient_key', 'created_at']).execute()
  await db.schema.createIndex('mails_lead').on('mails').column('lead_id').execute()
  await db.schema
    .createTable('suppressions')
    .addColumn('address_hash', 'text', column => column.primaryKey())
    .addColumn('suppressed_at', 'text', column => column.notNull())
    .execute()
}
