import type { Kysely } from 'kysely'
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
const walk = ({ read, kind }: Database, { search, after, limit }: Slice): Promise<Session[]> =>
  read
    .selectFrom('analytics_sessions')
    .selectAll()
    .where(olderThan(after, 'started_at'))
    .where(matches(kind, search))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()

async function count({ read, kind }: Database, search: SessionSearch) {
  if ('types' in search)
    return sessionsIn((await readCounts(read)).filter(({ survey_type }) => search.types.includes(survey_type)))
  const { total } = await read
    .selectFrom('analytics_sessions')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(matches(kind, search))
    .executeTakeFirstOrThrow()
  return total
}

/** Nothing helps in looking for a part of a hash but looking at all of them: once, to find and count in one go. */
async function collect(database: Database, { search, after, limit }: Slice) {
  const rows = await database.read
    .selectFrom(({ selectFrom }) =>
      selectFrom('analytics_sessions')
        .selectAll()
        .select(({ fn }) => fn.countAll<number>().over().as('total'))
        // True of every hash; it makes SQLite go through their index and not through the whole table.
        .where('email_hash', '>', '')
        .where(matches(database.kind, search))
        .as('found'),
    )
    .selectAll()
    .where(olderThan(after, 'started_at'))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  // Only a page behind the end says nothing of what comes before it.
  return { rows, total: rows[0]?.total ?? (after ? await count(database, search) : 0) }
}
