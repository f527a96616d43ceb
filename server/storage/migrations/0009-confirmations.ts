import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table leads add column confirmed_at text',
  'alter table suppressions add column asked_at text',
  `create table confirm_links (
    token_hash text primary key,
    email_id text not null,
    created_at text not null,
    expires_at text not null
  )`,
  'create index confirm_links_email on confirm_links (email_id)',
  // Only what was sent or will be. "Not in", because SQLite prefers its index by status for "in".
  `create index outbox_confirmations on outbox (created_at)
    where recipient is not null and status not in ('failed', 'held', 'suppressed', 'dismissed')`,
  "create index outbox_held on outbox (last_error, created_at) where status = 'held'",
]
