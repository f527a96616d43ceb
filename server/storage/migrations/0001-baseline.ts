import { type Kysely, SqliteAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const created = Object.entries(tables).map(([table, columns]) => createTable(table, columns, isSqlite))
  for (const statement of [...created, ...indexes, ...(isSqlite ? sqliteOnly : postgresOnly)])
    await sql.raw(statement).execute(db)
}

/**
 * Postgres sorts `collate "C"` as SQLite does, in any language that its server is set up for. Indexes also stay valid: the
 * rules of a language change with an update of its operating system.
 */
function createTable(table: string, columns: Readonly<Record<string, string>>, isSqlite: boolean) {
  const definitions = Object.entries(columns).map(([name, definition]) =>
    [`"${name}"`, isSqlite ? definition : definition.replace('text', 'text collate "C"')].join(' '),
  )
  return `create table ${table} (${definitions.join(', ')})`
}

/** Times are ISO text in UTC, keys are text, booleans are 0 or 1: the same in both databases. */
export const tables = {
  admin_sessions: {
    /** Keyed with the password: a new password ends every session. */
    token_hash: 'text primary key',
    created_at: 'text not null',
    last_used_at: 'text not null',
    remembered: 'integer not null',
    /** For lists and the audit log, where the hash would say too much. */
    id: 'text not null unique',
    /** Such as "Chrome on Android", from the User-Agent header. */
    device: 'text',
    /** The IP address it was last used from. */
    address: 'text',
    /** Null if they logged in with the password. */
    passkey_id: 'text',
  },
  /** What the administrator changes in the admin area, and what the server has to remember. */
  settings: {
    name: 'text primary key',
    /** JSON. */
    value: 'text not null',
    changed_at: 'text not null',
  },
  passkeys: {
    id: 'text primary key',
    /** The browser's id of it, base64url. */
    credential_id: 'text not null unique',
    name: 'text not null',
    /** COSE, base64url. */
    public_key: 'text not null',
    /** As text: it can be larger than a Postgres integer. */
    sign_count: 'text not null',
    /** The host name that it works on. */
    rp_id: 'text not null',
    /** Whether it's copied to the person's other devices. */
    is_synced: 'integer not null',
    created_at: 'text not null',
    last_used_at: 'text',
  },
  /** Where the administrators are notified, for as long as the admin session lasts. */
  push_devices: {
    session_id: 'text primary key',
    /** Keyed with the password, like the session's own. */
    session_mac: 'text not null',
    /** The browser's push service, and what encrypts a message for this browser. */
    endpoint: 'text not null',
    p256dh: 'text not null',
    auth: 'text not null',
    /** Whether notifications name people. */
    shows_names: 'integer not null',
  },
  /** Issued and not used yet. Each works once. */
  passkey_challenges: {
    /** SHA-256. */
    challenge_hash: 'text primary key',
    /** A login, or adding a passkey in one admin session. */
    purpose: 'text not null',
    expires_at: 'text not null',
  },
  /** What the administrator did. Append-only: triggers refuse changes. Only the lead's id says whose data it was. */
  audit_log: {
    id: 'text primary key',
    at: 'text not null',
    /** Of the action: what the list can be narrowed to. */
    group: 'text not null',
    action: 'text not null',
    /** Stays after an erasure, when it no longer leads anywhere. */
    lead_id: 'text',
    /** Of the admin session. Null for failed logins and for commands on the server. */
    session_id: 'text',
    device: 'text',
    address: 'text',
    /** JSON, without anything that a visitor or the administrator typed. */
    details: 'text not null',
  },
  forms: {
    id: 'text primary key',
    kind: 'text not null',
    variant: 'text',
    name: 'text',
    email: 'text not null',
    /** Lower-case address: one per lead. */
    email_key: 'text not null',
    phone: 'text',
    business_name: 'text',
    /** JSON: everything except the contact details. */
    answers: 'text not null',
    /** JSON: what the visitor agreed to, in the words they saw. */
    consents: 'text not null',
    submitted_at: 'text not null',
    /** Why this may be a bot; null for people. */
    bot_check: 'text',
    first_page: 'text',
    referrer_host: 'text',
    /** JSON: campaign parameters. */
    utm: 'text',
    /** The start of the campaign's name, as visits are counted by it. */
    campaign: 'text',
    /** The analytics session that this survey completed. */
    session_id: 'text',
    search_text: 'text not null',
    /** SHA-256 of the kind and the request's key. */
    idempotency_key: 'text unique',
    body_hash: 'text',
  },
  /** The links with which visitors open their answers again. A form has one for each time its email was composed. */
  plan_links: {
    /** SHA-256. */
    token_hash: 'text primary key',
    form_id: 'text not null',
    created_at: 'text not null',
    expires_at: 'text not null',
  },
  /** Consents of purged forms, which are kept longer than the forms. */
  consents: {
    id: 'text primary key',
    email: 'text not null',
    email_key: 'text not null',
    consents: 'text not null',
    submitted_at: 'text not null',
  },
  leads: {
    id: 'text primary key',
    email_key: 'text not null unique',
    /** From the latest form that has it, like the next three columns. */
    email: 'text not null',
    name: 'text',
    business_name: 'text',
    phone: 'text',
    /** Folded: contact details and what their forms say. Notes have their own. */
    search_text: 'text not null',
    first_submitted_at: 'text not null',
    last_submitted_at: 'text not null',
    /** From the first form. */
    first_page: 'text',
    referrer_host: 'text',
    campaign: 'text',
    /** Exit, optimize, quiz, beta or added. Booking if they sent none before they booked a call. */
    first_form: 'text',
    /** Null as soon as one of their forms passes the check. */
    bot_check: 'text',
    /** When the administrator marked them as spam: they're only in the list of spam, and in no count. */
    spam_at: 'text',
    status: 'text not null',
    /** Who set it, like a note's author. */
    status_by: 'text',
    /** When the first reply that's still owed is due. Null if no form promised one, and no call was canceled. */
    due_at: 'text',
    answered_at: 'text',
    /** Like a note's author. */
    answered_by: 'text',
    /** YYYY-MM-DD in the company's time zone. */
    follow_up_on: 'text',
    follow_up_note: 'text not null',
    /** How someone the owner added came to us. Null for those who sent a form or booked a call. */
    added_from: 'text',
    /** On what grounds the owner may email them. */
    may_write: 'text',
  },
  lead_notes: {
    id: 'text primary key',
    lead_id: 'text not null',
    text: 'text not null',
    search_text: 'text not null',
    created_at: 'text not null',
    edited_at: 'text',
    /** The name of the passkey they were logged in with. */
    author: 'text',
  },
  /** Calls that leads booked in the owner's calendar service. */
  bookings: {
    id: 'text primary key',
    lead_id: 'text not null',
    /** The service's id of the call. */
    external_id: 'text not null unique',
    title: 'text',
    starts_at: 'text not null',
    ends_at: 'text not null',
    booked_at: 'text not null',
    canceled_at: 'text',
    /** Canceled because they chose another time. */
    is_rescheduled: 'integer not null',
  },
  analytics_sessions: {
    /** Random: anyone who has it can write to the session. */
    id: 'text primary key',
    survey_type: 'text not null',
    email_hash: 'text',
    is_completed: 'integer not null',
    toolkit_opt_in: 'integer not null',
    started_at: 'text not null',
    /** YYYY-MM-DD in the company's time zone. */
    started_day: 'text not null',
    /** Only the stored survey completes it. */
    awaits_survey: 'integer not null',
    completed_at: 'text',
    last_step: 'integer not null',
    furthest_step: 'integer not null',
  },
  analytics_events: {
    id: 'text primary key',
    session_id: 'text not null',
    /** question_viewed, or other. */
    event_type: 'text not null',
    /** Null if it isn't a survey's. */
    question_id: 'text',
    step_index: 'text',
    payload: 'text',
    created_at: 'text not null',
  },
  /** Of a day. Nothing in them is about a person. */
  visit_totals: {
    /** YYYY-MM-DD in the company's time zone. */
    day: 'text not null',
    /** Visits, reads or missing; or of forms: opened, started, or completed, also by a possible bot. */
    measure: 'text not null',
    /**
     * Page (the first of the visit), form, missing, an assistant's name, or where visits came from: search, assistant,
     * campaign, website or direct.
     */
    kind: 'text not null',
    /** Empty if unknown or direct. "(other)" for all that may be a person's, and for those beyond a day's limit. */
    name: 'text not null',
    total: 'integer not null',
  },
  /** Of past days, made when they're first asked for. A trigger deletes those that a change makes wrong. */
  day_totals: {
    day: 'text primary key',
    /** JSON. */
    totals: 'text not null',
  },
  outbox: {
    id: 'text primary key',
    channel: 'text not null',
    /** An email template or a webhook event. */
    template: 'text not null',
    form_id: 'text',
    /** Also of a form's messages. */
    lead_id: 'text',
    /** JSON, for emails that aren't about a form. */
    payload: 'text',
    /** Unique, so that several servers queue the same message only once. */
    dedupe_key: 'text',
    /** Null for the team and for webhooks. */
    recipient: 'text',
    /** Without tags such as +news: the daily limit counts inboxes. */
    inbox_key: 'text',
    unsubscribe_token: 'text',
    status: 'text not null',
    attempts: 'integer not null default 0',
    next_attempt_at: 'text not null',
    /** Until then, only one process may send it. */
    leased_until: 'text',
    last_error: 'text',
    created_at: 'text not null',
    sent_at: 'text',
  },
  /** What's wrong with the installation right now. */
  troubles: {
    /** Of the check that found it. */
    id: 'text primary key',
    title: 'text not null',
    detail: 'text not null',
    what_to_do: 'text not null',
    opened_at: 'text not null',
    /** By any server. It's over when none has seen it for a while. */
    seen_at: 'text not null',
  },
  suppressions: {
    /** SHA-256 of the inbox: it outlives the erasure of everything else. */
    address_hash: 'text primary key',
    suppressed_at: 'text not null',
  },
  /** The owner's changes of the website's words, as published. Here and in drafts and history, words are JSON. */
  word_changes: {
    /** Of a text, such as "home/faq". */
    path: 'text primary key',
    value: 'text not null',
  },
  word_drafts: {
    path: 'text primary key',
    /** Null: back to the release's words. */
    value: 'text',
    edited_at: 'text not null',
    device: 'text',
  },
  /** One for each time the owner published, and for each saved reply. */
  word_versions: {
    version: 'integer primary key',
    published_at: 'text not null',
    session_id: 'text',
    device: 'text',
  },
  word_history: {
    version: 'integer not null',
    path: 'text not null',
    /** What visitors saw, the owner's words or the release's. Null: there was no such text. */
    before_value: 'text',
    after_value: 'text',
    /** In `word_changes` since then. Null: the release's words. */
    change_value: 'text',
  },
  /** The day on which the owner last changed a page's words. */
  word_page_dates: {
    page: 'text primary key',
    /** YYYY-MM-DD in the company's time zone. */
    updated: 'text not null',
  },
  /** Pages whose drafts can be seen by a link. */
  word_shares: {
    page: 'text primary key',
    /** 128 random bits, from which the link is made. */
    id: 'text not null',
    expires_at: 'text not null',
  },
  /** The owner's, in base64. */
  pictures: {
    /** SHA-256 of the bytes, base64url, and ".jpg". */
    id: 'text primary key',
    body: 'text not null',
    alt: 'text not null',
    created_at: 'text not null',
  },
} as const

// Each index on a random key costs every form a page write, so there's one only where a query needs it.
const indexes = [
  'create index audit_log_list on audit_log (at, id)',
  'create index audit_log_group on audit_log ("group", at, id)',
  'create index audit_log_lead on audit_log (lead_id, at, id) where lead_id is not null',
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
  'create index bookings_lead on bookings (lead_id)',
  'create index bookings_start on bookings (starts_at)',
  'create index analytics_sessions_lead on analytics_sessions (email_hash)',
  'create index analytics_sessions_time on analytics_sessions (started_at, id)',
  // Counts of a day read nothing but this index.
  `create index analytics_sessions_days on analytics_sessions
    (started_day, is_completed, toolkit_opt_in, last_step, furthest_step, survey_type)`,
  'create index analytics_events_session on analytics_events (session_id)',
  'create index analytics_events_created on analytics_events (created_at)',
  'create unique index visit_totals_key on visit_totals (day, measure, kind, name)',
  'create unique index word_history_key on word_history (version, path)',
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
