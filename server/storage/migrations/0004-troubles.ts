import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table troubles (
    id text primary key,
    title text not null,
    detail text not null,
    what_to_do text not null,
    opened_at text not null,
    seen_at text not null,
    last_emailed_on text
  )`,
]
