import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { SessionRecord } from '#contracts/analytics-figures.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { type Place, pageOf } from '#server/lists/list-page.ts'
import { olderThan } from '#server/lists/older-than.ts'
import { readCounts } from './analytics-counts.ts'
import { sessionsIn } from './analytics-figures.ts'
import { type ExportedSession, sessionRecordOf } from './session-records.ts'
import { matches, type SessionSearch, searchFor } from './session-search.ts'

type Session = Tables['analytics_sessions']
type Slice = { search: SessionSearch; after: Place | undefined; limit: number }

/** So many digits are in one hash of a thousand; fewer are in so many that a page is full after a short walk. */
const rarePartLength = 4
const exportedAtOnce = 1000

/** One page of the list, and how many there are in all. */
export async function sessionPage(database: Database, q: string | undefined, after: Place | undefined, limit: number) {
  const slice = { search: searchFor(q), after, limit }
  const { rows, total } = isRare(slice.search)
    ? await collect(database, slice)
    : { rows: await walk(database, slice), total: await count(database, slice.search) }
  return { ...asPage(rows, limit), total }
}

/** The same list for a file, which needs no total. */
export async function sessionsAfter(database: Database, q: string | undefined, after: Place | undefined) {
  const rows = await walk(database, { search: searchFor(q), after, limit: exportedAtOnce })
  const { items, next } = asPage(rows, exportedAtOnce)
  return { items: items.map(({ id: _id, ...session }): ExportedSession => session), next }
}

/** What one person did, newest first. */
export async function sessionRecordsOf(
  read: Kysely<Tables>,
  hashes: readonly string[],
  most: number,
): Promise<SessionRecord[]> {
  if (hashes.length === 0) return []
  const rows = await read
    .selectFrom('analytics_sessions')
    .selectAll()
    .where('email_hash', 'in', hashes)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(sessionRecordOf)
}

function asPage(rows: Session[], limit: number) {
  const { page, next } = pageOf(rows, limit, ({ started_at }) => started_at)
  return { items: page.map(sessionRecordOf), next }
}

const isRare = (search: SessionSearch) => 'hashPart' in search && search.hashPart.length >= rarePartLength

/** From the newest on, looking at each until there are enough. */
const walk = (database: Database, { search, after, limit }: Slice): Promise<Session[]> =>
  database.search
    .selectFrom('analytics_sessions')
    .selectAll()
    .where(olderThan(after, 'started_at'))
    .where(matches(database.kind, search))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()

async function count(database: Database, search: SessionSearch) {
  if ('types' in search)
    return sessionsIn((await readCounts(database.read)).filter(({ survey_type }) => search.types.includes(survey_type)))
  const totals = await Promise.all(
    halvesOn(database).map(async half => {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from (select 1 ${half(matches(database.kind, search))}) as found`.execute(
        database.search,
      )
      return rows[0]?.total ?? 0
    }),
  )
  return totals.reduce((sum, total) => sum + total, 0)
}

type Found = Session & { total: number }

/** Nothing helps in looking for a part of a hash but looking at all of them: once, to find and count in one go. */
async function collect(database: Database, slice: Slice) {
  const halves = await Promise.all(halvesOn(database).map(half => collectFrom(database, half, slice)))
  const rows = halves.flat().sort(newestFirst)
  const total = halves.reduce((sum, [first]) => sum + (first?.total ?? 0), 0)
  // A half whose sessions all lie before the page says nothing of them.
  const isWhole = slice.after === undefined || halves.every(half => half.length > 0)
  return {
    rows: rows.slice(0, slice.limit + 1),
    total: isWhole ? total : await count(database, slice.search),
  }
}

async function collectFrom({ search: handle, kind }: Database, half: Half, slice: Slice) {
  const matching = half(matches(kind, slice.search))
  const found = kind === 'sqlite' ? foundByIndex(matching) : foundByTable(matching)
  const { rows } = await sql<Found>`
    select * from ${found} as found where ${olderThan(slice.after, 'started_at')}
    order by started_at desc, id desc limit ${slice.limit + 1}`.execute(handle)
  return rows
}

/** The hashes are looked at in their index, without the rest; only what was found is read. */
const foundByIndex = (matching: RawBuilder<unknown>) => sql`(
  with places as materialized (select rowid as place ${matching})
  select analytics_sessions.*, (select count(*) from places) as total
  from analytics_sessions where rowid in (select place from places))`

/** Postgres goes through the whole table, with several processes, which it does for no part of a query that has a name. */
const foundByTable = (matching: RawBuilder<unknown>) => sql`(select *, count(*) over () as total ${matching})`

/** Of all hashes a little less than half are below it. */
const middleHash = sql.lit('7c')

type Half = (isFound: RawBuilder<boolean>) => RawBuilder<unknown>

/**
 * SQLite searches in two threads. The lower half is gone through from its upper end, because each hash would be compared
 * with that end otherwise, a tenth of the time; it is still the slower one, and so a little less than half.
 * Without a limit SQLite would leave the order out.
 */
const halvesOn = ({ kind }: Database): Half[] =>
  kind === 'sqlite'
    ? [
        isFound =>
          sql`from analytics_sessions where email_hash < ${middleHash} and ${isFound} order by email_hash desc limit -1`,
        isFound => sql`from analytics_sessions where email_hash >= ${middleHash} and ${isFound}`,
      ]
    : [isFound => sql`from analytics_sessions where email_hash is not null and ${isFound}`]

const newestFirst = (a: Session, b: Session) =>
  a.started_at < b.started_at || (a.started_at === b.started_at && a.id < b.id) ? 1 : -1
