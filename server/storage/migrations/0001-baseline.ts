import { type Kysely, SqliteAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  }
  await run(tables)
  if (!isSqlite) await sortByCodePoint(db)
  await run([...indexes, ...(isSqlite ? sqliteOnly : postgresOnly)])
}

const tables = [
  `create table admin_sessions (
    token_hash text primary key,
    created_at text not null,
    last_used_at text not null,
    remembered integer not null,
    id text not null unique,
    device text,
    address text,
    passkey_id text
  )`,
  `create table settings (
    name text primary key,
    value text not null,
    changed_at text not null
  )`,
  `create table passkeys (
    id text primary key,
    credential_id text not null unique,
    name text not null,
    public_key text not null,
    sign_count text not null,
    transports text not null,
    rp_id text not null,
    is_synced integer not null,
    created_at text not null,
    last_used_at text
  )`,
  `create table push_devices (
    session_id text primary key,
    session_mac text not null,
    endpoint text not null,
    p256dh text not null,
    auth text not null,
    shows_names integer not null
  )`,
  `create table passkey_challenges (
    challenge_hash text primary key,
    purpose text not null,
    expires_at text not null
  )`,
  `create table audit_log (
    id text primary key,
    at text not null,
    "group" text not null,
    action text not null,
    lead_id text,
    session_id text,
    device text,
    address text,
    details text not null
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
    campaign text,
    session_id text,
    search_text text not null,
    idempotency_key text unique,
    body_hash text,
    response text
  )`,
  `create table plan_links (
    token_hash text primary key,
    form_id text not null,
    created_at text not null,
    expires_at text not null
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
    campaign text,
    first_form text,
    bot_check text,
    spam_at text,
    status text not null,
    status_by text,
    due_at text,
    due_soon_reminded_for text,
    overdue_reminded_for text,
    answered_at text,
    answered_by text,
    follow_up_on text,
    follow_up_note text not null,
    added_from text,
    may_write text
  )`,
  `create table lead_notes (
    id text primary key,
    lead_id text not null,
    text text not null,
    search_text text not null,
    created_at text not null,
    edited_at text,
    author text
  )`,
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
  `create table erased_calls (
    call_hash text primary key,
    erased_at text not null
  )`,
  `create table analytics_sessions (
    id text primary key,
    survey_type text not null,
    email_hash text,
    is_completed integer not null,
    toolkit_opt_in integer not null,
    started_at text not null,
    started_day text not null,
    awaits_survey integer not null,
    completed_at text,
    last_step integer not null,
    furthest_step integer not null
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
  `create table visit_totals (
    day text not null,
    measure text not null,
    kind text not null,
    name text not null,
    total integer not null,
    primary key (day, measure, kind, name)
  )`,
  `create table day_totals (
    day text primary key,
    totals text not null
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
    unsubscribe_token text,
    status text not null,
    attempts integer not null default 0,
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
  `create table troubles (
    id text primary key,
    title text not null,
    detail text not null,
    what_to_do text not null,
    opened_at text not null,
    seen_at text not null,
    last_emailed_on text
  )`,
  `create table word_changes (
    path text primary key,
    value text not null
  )`,
  `create table word_drafts (
    path text primary key,
    value text,
    edited_at text not null,
    device text
  )`,
  `create table word_versions (
    version integer primary key,
    published_at text not null,
    session_id text,
    device text
  )`,
  `create table word_history (
    version integer not null,
    path text not null,
    before_value text,
    after_value text,
    change_value text,
    primary key (version, path)
  )`,
  `create table word_page_dates (
    page text primary key,
    updated text not null
  )`,
  `create table word_shares (
    page text primary key,
    id text not null,
    expires_at text not null
  )`,
  `create table pictures (
    id text primary key,
    body text not null,
    alt text not null,
    created_at text not null
  )`,
]

// Each index on a random key costs every form a page write, so there's one only where a query needs it.
const indexes = [
  'create index audit_log_list on audit_log (at, id)',
  'create index audit_log_group on audit_log ("group", at, id)',
  'create index audit_log_lead on audit_log (lead_id, at, id) where lead_id is not null',
  'create index forms_keys on forms (submitted_at) where idempotency_key is not null',
  'create index forms_lead on forms (email_key, submitted_at)',
  'create index forms_time on forms (submitted_at)',
  'create index forms_possible_bots on forms (id) where bot_check is not null',
  'create index plan_links_form on plan_links (form_id)',
  // With what the list filters by, so that the index alone finds the ids.
  `create index leads_list on leads
    (last_submitted_at, id, status, bot_check, spam_at, answered_at, due_at, follow_up_on)`,
  `create index leads_waiting on leads (due_at, id)
    where answered_at is null and due_at is not null and bot_check is null and spam_at is null`,
  'create index leads_follow_up on leads (follow_up_on, id) where follow_up_on is not null',
  'create index leads_first on leads (first_submitted_at, bot_check, spam_at)',
  'create index leads_spam on leads (email_key) where spam_at is not null',
  'create index leads_added on leads (id) where added_from is not null',
  'create index lead_notes_lead on lead_notes (lead_id)',
  'create unique index bookings_external on bookings (service, external_id)',
  'create index bookings_replaces on bookings (service, replaces) where replaces is not null',
  'create index bookings_lead on bookings (lead_id)',
  'create index bookings_start on bookings (starts_at)',
  'create index bookings_updated on bookings (updated_at)',
  'create index analytics_sessions_lead on analytics_sessions (email_hash)',
  'create index analytics_sessions_time on analytics_sessions (started_at, id)',
  // Counts of a day read nothing but this index.
  `create index analytics_sessions_days on analytics_sessions
    (started_day, is_completed, toolkit_opt_in, last_step, furthest_step, survey_type)`,
  'create index analytics_events_session on analytics_events (session_id)',
  'create index analytics_events_created on analytics_events (created_at)',
  'create index outbox_due on outbox (status, next_attempt_at)',
  'create index outbox_form on outbox (form_id)',
  'create index outbox_lead on outbox (lead_id) where lead_id is not null',
  'create index outbox_created on outbox (created_at)',
  'create index outbox_inbox on outbox (inbox_key, created_at) where inbox_key is not null',
  'create unique index outbox_unsubscribe_token on outbox (unsubscribe_token) where unsubscribe_token is not null',
  'create unique index outbox_dedupe_key on outbox (dedupe_key) where dedupe_key is not null',
]

// Entries are never changed. They're deleted only once the purge has stored from when on they're kept.
const keptFrom = "coalesce((select value from settings where name = 'audit_log_kept_from'), '')"
const refusal = 'The audit log is append-only.'

// Totals of a day go when something they count changes, whoever changes it. The day that a lead counts for starts at
// midnight in the company's time zone, which is on the same day in UTC, or on one beside it.
const leadDays = {
  sqlite: (row: string) =>
    `day between date(${row}.first_submitted_at, '-1 day') and date(${row}.first_submitted_at, '+1 day')`,
  // No time may be so odd that its lead can't be stored.
  postgres: (row: string) => {
    const beside = (change: string) =>
      `case when ${row}.first_submitted_at ~ '^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T'
        then (left(${row}.first_submitted_at, 10)::date ${change})::text else '' end`
    return `day between ${beside('- 1')} and ${beside('+ 1')}`
  },
}

type Condition = (row: string, kind: keyof typeof leadDays) => string

const counted: ReadonlyArray<{ table: string; columns: string; condition: Condition }> = [
  {
    table: 'analytics_sessions',
    columns: 'started_day, survey_type, is_completed, toolkit_opt_in, last_step, furthest_step',
    condition: row => `day = ${row}.started_day`,
  },
  {
    table: 'leads',
    columns: 'first_submitted_at, first_form, first_page, referrer_host, campaign, status, bot_check, spam_at',
    condition: (row, kind) => leadDays[kind](row),
  },
  {
    table: 'bookings',
    columns: 'lead_id, canceled_at',
    condition: (row, kind) =>
      `exists (select 1 from leads where leads.id = ${row}.lead_id and ${leadDays[kind]('leads')})`,
  },
]

const totalsTriggers = (kind: 'sqlite' | 'postgres') =>
  counted.flatMap(({ table, columns, condition }) =>
    [
      { event: 'insert', when: 'insert', rows: ['new'] },
      { event: 'update', when: `update of ${columns}`, rows: ['old', 'new'] },
      { event: 'delete', when: 'delete', rows: ['old'] },
    ].flatMap(({ event, when, rows }) => {
      const name = `${table}_${event}_totals`
      const trigger = `create trigger ${name} after ${when} on ${table}`
      const forget = rows.map(row => `delete from day_totals where ${condition(row, kind)};`).join(' ')
      return kind === 'sqlite'
        ? [`${trigger} begin ${forget} end`]
        : [
            `create function ${name}() returns trigger language plpgsql as $$ begin ${forget} return null; end $$`,
            `${trigger} for each row execute function ${name}()`,
          ]
    }),
  )

const sqliteOnly = [
  ...totalsTriggers('sqlite'),
  // Has all that a search reads, so that it doesn't read whole rows. Postgres refuses entries of this length.
  'create index forms_list on forms (kind, submitted_at, id, search_text)',
  `create trigger audit_log_update before update on audit_log begin select raise(abort, '${refusal}'); end`,
  `create trigger audit_log_delete before delete on audit_log when old.at >= ${keptFrom}
    begin select raise(abort, '${refusal}'); end`,
]

const postgresOnly = [
  ...totalsTriggers('postgres'),
  'create index forms_list on forms (kind, submitted_at, id)',
  // Otherwise rows of more than 2 KB are compressed, and a search takes twice as long.
  'alter table leads set (toast_tuple_target = 8160)',
  `create function refuse_audit_log_change() returns trigger language plpgsql as
    $$ begin raise exception '${refusal}'; end $$`,
  `create function refuse_audit_log_delete() returns trigger language plpgsql as
    $$ begin
      if old.at >= ${keptFrom} then raise exception '${refusal}'; end if;
      return old;
    end $$`,
  'create trigger audit_log_update before update on audit_log for each row execute function refuse_audit_log_change()',
  'create trigger audit_log_delete before delete on audit_log for each row execute function refuse_audit_log_delete()',
  'create trigger audit_log_truncate before truncate on audit_log execute function refuse_audit_log_change()',
]

/**
 * Postgres then sorts text as SQLite does, in any language that its server is set up for. Indexes also stay valid: the
 * rules of a language change with an update of its operating system. A later migration has to say `collate "C"` itself.
 */
async function sortByCodePoint(db: Kysely<unknown>) {
  const { rows } = await sql<{ table: string; column: string }>`
    select columns.table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and data_type = 'text'`.execute(db)
  for (const [table, columns] of Map.groupBy(rows, row => row.table)) {
    const changes = columns.map(({ column }) => sql`alter column ${sql.ref(column)} type text collate "C"`)
    await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db)
  }
}
