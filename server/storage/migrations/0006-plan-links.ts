import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table plan_links (
    token_hash text primary key,
    form_id text not null,
    created_at text not null,
    expires_at text not null
  )`,
  'create index plan_links_form on plan_links (form_id)',
  `create table plan_uses (
    day text not null,
    use text not null,
    count integer not null,
    primary key (day, use)
  )`,
]
