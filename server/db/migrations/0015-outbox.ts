import { type Kysely, sql } from 'kysely'

/** One outbox for emails and webhooks. A new table, because SQLite can't make `form_id` nullable. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('channel', 'text', column => column.notNull())
    .addColumn('template', 'text', column => column.notNull())
    .addColumn('form_id', 'text')
    .addColumn('person_id', 'text')
    .addColumn('payload', 'text')
    .addColumn('dedupe_key', 'text')
    .addColumn('recipient', 'text')
    .addColumn('inbox_key', 'text')
    .addColumn('message_id', 'text')
    .addColumn('unsubscribe_token', 'text')
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('attempts', 'integer', column => column.notNull())
    .addColumn('next_attempt_at', 'text', column => column.notNull())
    .addColumn('leased_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('sent_at', 'text')
    .execute()
  const columns = sql.raw(
    'id, template, form_id, recipient, inbox_key, message_id, unsubscribe_token, status, attempts, next_attempt_at, leased_until, last_error, created_at, sent_at',
  )
  await sql`insert into outbox (channel, ${columns}) select 'email', ${columns} from emails`.execute(db)
  await db.schema.dropTable('emails').execute()

  const indexes = {
    outbox_due: '(status, next_attempt_at)',
    outbox_form: '(form_id)',
    outbox_created: '(created_at)',
    outbox_person: '(person_id) where person_id is not null',
    outbox_inbox: '(inbox_key, created_at) where inbox_key is not null',
    outbox_notices: "(created_at) where channel = 'email' and recipient is null and form_id is not null",
  }
  for (const [name, on] of Object.entries(indexes)) await sql.raw(`create index ${name} on outbox ${on}`).execute(db)
  for (const column of ['unsubscribe_token', 'dedupe_key'])
    await sql.raw(`create unique index outbox_${column} on outbox (${column}) where ${column} is not null`).execute(db)

  for (const column of ['due_soon_reminded_for', 'overdue_reminded_for'])
    await db.schema.alterTable('people').addColumn(column, 'text').execute()
  // Otherwise the first reminder after an upgrade would be about every lead that was ever overdue.
  await sql`update people set overdue_reminded_for = due_at where due_at < ${new Date().toISOString()}`.execute(db)
}
