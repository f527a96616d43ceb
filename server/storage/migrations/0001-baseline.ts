import { type Kysely, SqliteAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  for (const statement of [...tables, ...indexes, ...(isSqlite ? sqliteOnly : postgresOnly)])
    await sql.raw(statement).execute(db)
}

const tables = [
  `create table rate_limits (
    key text primary key,
    uses integer not null,
    window_ends_at text not null
  )`,
  `create table admin_sessions (
    token_hash text primary key,
    created_at text not null,
    last_used_at text not null
  )`,
  `create table forms (
    id text primary key,
    kind text not null,
    variant text,
    name text,
    email text not null,
    email_key text not null,
    phone text,
    business_name text,
    answers text not null,
    consents text not null,
    submitted_at text not null,
    bot_check text,
    first_page text,
    referrer_host text,
    utm text,
    search_text text not null,
    idempotency_key text,
    body_hash text,
    response text
  )`,
  `create table consents (
    id text primary key,
    email text not null,
    email_key text not null,
    consents text not null,
    submitted_at text not null
  )`,
  `create table leads (
    id text primary key,
    email_key text not null unique,
    email text not null,
    name text,
    business_name text,
    phone text,
    search_text text not null,
    first_submitted_at text not null,
    last_submitted_at text not null,
    first_page text,
    referrer_host text,
    bot_check text,
    status text not null,
    due_at text,
    due_soon_reminded_for text,
    overdue_reminded_for text,
    answered_at text,
    note text not null
  )`,
  `create table analytics_sessions (
    id text primary key,
    survey_type text not null,
    email_hash text,
    is_completed integer not null,
    toolkit_opt_in integer not null,
    started_at text not null,
    completed_at text,
    last_step integer not null,
    furthest_step integer not null,
    first_page text
  )`,
  `create table analytics_events (
    id text primary key,
    session_id text not null,
    event_type text not null,
    question_id text,
    step_index text,
    payload text,
    created_at text not null
  )`,
  `create table page_visits (
    day text not null,
    page text not null,
    views integer not null,
    visits integer not null,
    surveys_started integer not null,
    surveys_completed integer not null,
    primary key (day, page)
  )`,
  `create table visit_sources (
    day text not null,
    kind text not null,
    name text not null,
    visits integer not null,
    primary key (day, kind, name)
  )`,
  `create table outbox (
    id text primary key,
    channel text not null,
    template text not null,
    form_id text,
    lead_id text,
    payload text,
    dedupe_key text,
    recipient text,
    inbox_key text,
    message_id text,
    unsubscribe_token text,
    status text not null,
    attempts integer not null,
    next_attempt_at text not null,
    leased_until text,
    last_error text,
    created_at text not null,
    sent_at text
  )`,
  `create table suppressions (
    address_hash text primary key,
    suppressed_at text not null
  )`,
]

// Each index on a random key costs every form a page write, so there's one only where a query needs it.
const indexes = [
  'create index rate_limits_window on rate_limits (window_ends_at)',
  'create unique index forms_idempotency on forms (idempotency_key)',
  'create index forms_keys on forms (submitted_at) where idempotency_key is not null',
  'create index forms_lead on forms (email_key, submitted_at)',
  'create index forms_time on forms (submitted_at)',
  'create index leads_open on leads (answered_at, due_at)',
  'create index leads_source on leads (first_submitted_at, first_page, referrer_host)',
  'create index analytics_sessions_lead on analytics_sessions (email_hash)',
  'create index analytics_sessions_time on analytics_sessions (started_at, id)',
  // Survey type last: if it were first, SQLite would use this index for lists by survey and sort all rows.
  `create index analytics_sessions_counts
    on analytics_sessions (is_completed, toolkit_opt_in, last_step, furthest_step, survey_type)`,
  'create index analytics_events_session on analytics_events (session_id)',
  'create index analytics_events_created on analytics_events (created_at)',
  'create index outbox_due on outbox (status, next_attempt_at)',
  'create index outbox_form on outbox (form_id)',
  'create index outbox_lead on outbox (lead_id) where lead_id is not null',
  'create index outbox_created on outbox (created_at)',
  'create index outbox_inbox on outbox (inbox_key, created_at) where inbox_key is not null',
  "create index outbox_notices on outbox (created_at) where channel = 'email' and recipient is null",
  'create unique index outbox_unsubscribe_token on outbox (unsubscribe_token) where unsubscribe_token is not null',
  'create unique index outbox_dedupe_key on outbox (dedupe_key) where dedupe_key is not null',
]

/** Covering indexes, so that searches don't read whole rows. Postgres refuses entries of this length. */
const sqliteOnly = [
  'create index forms_list on forms (kind, submitted_at, id, search_text)',
  'create index leads_list on leads (last_submitted_at, id, search_text)',
]

const postgresOnly = [
  'create index forms_list on forms (kind, submitted_at, id)',
  'create index leads_list on leads (last_submitted_at, id)',
  // Limits may reset after a crash, so no visitor has to wait for the disk.
  'alter table rate_limits set unlogged',
]
