import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table bookings (
    id text primary key,
    lead_id text not null,
    service text not null,
    external_id text not null,
    replaces text,
    title text,
    starts_at text not null,
    ends_at text not null,
    booked_at text not null,
    canceled_at text,
    is_rescheduled integer not null,
    updated_at text not null
  )`,
  'create unique index bookings_external on bookings (service, external_id)',
  'create index bookings_replaces on bookings (service, replaces) where replaces is not null',
  'create index bookings_lead on bookings (lead_id)',
  'create index bookings_start on bookings (starts_at)',
  'create index bookings_updated on bookings (updated_at)',
]
