import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table word_changes (
    path text primary key,
    original text not null,
    value text not null
  )`,
  `create table word_drafts (
    path text primary key,
    original text not null,
    value text,
    revision text not null,
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
    original text not null,
    before_value text,
    after_value text,
    primary key (version, path)
  )`,
  `create table word_page_dates (
    page text primary key,
    updated text not null
  )`,
  `create table photos (
    id text primary key,
    jpeg text not null,
    created_at text not null
  )`,
]
