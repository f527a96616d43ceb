import { type Kysely, SqliteAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  for (const statement of [...statements, ...(isSqlite ? sqliteTriggers : postgresTriggers)])
    await sql.raw(statement).execute(db)
}

const statements = [
  `create table settings (
    name text primary key,
    value text not null,
    changed_at text not null
  )`,
  'alter table admin_sessions add column id text',
  'alter table admin_sessions add column device text',
  'alter table admin_sessions add column address text',
  'alter table admin_sessions add column passkey_id text',
  "update admin_sessions set id = 'earlier-' || substr(token_hash, 1, 16)",
  'create unique index admin_sessions_id on admin_sessions (id)',
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
  `create table used_challenges (
    challenge_hash text primary key,
    expires_at text not null
  )`,
  `create table audit_log (
    id text primary key,
    at text not null,
    action text not null,
    lead_id text,
    session_id text,
    device text,
    address text,
    details text not null
  )`,
  'create index audit_log_list on audit_log (at, id)',
  'create index audit_log_action on audit_log (action, at, id)',
  'create index audit_log_lead on audit_log (lead_id, at, id) where lead_id is not null',
]

// Entries are never changed. They're deleted only once the purge has stored from when on they're kept.
const keptFrom = "coalesce((select value from settings where name = 'audit_log_kept_from'), '')"
const refusal = 'The audit log is append-only.'

const sqliteTriggers = [
  `create trigger audit_log_update before update on audit_log begin select raise(abort, '${refusal}'); end`,
  `create trigger audit_log_delete before delete on audit_log when old.at >= ${keptFrom}
    begin select raise(abort, '${refusal}'); end`,
]

const postgresTriggers = [
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
