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
  `create index outbox_confirmations on outbox (created_at)
    where recipient is not null and status in ('sent', 'waiting')`,
]
