import type { Database } from '#server/db/database.ts'
import { type Place, pageOf } from '#server/lists/list-page.ts'
import { olderThan } from '#server/lists/older-than.ts'
import { contains, searchTextOf } from '#server/lists/search.ts'
import { surveyRecordOf } from './survey-records.ts'

const exportedAtOnce = 500

/** One page of the list, and how many there are in all. */
export async function surveyPage(database: Database, q: string | undefined, after: Place | undefined, limit: number) {
  const [{ total }, page] = await Promise.all([
    found(database, q)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    responsesAfter(database, q, after, limit),
  ])
  return { ...page, total }
}

/**
 * The page after a place, newest first. Which responses those are is found in the index that holds the searched text;
 * only then are they read, long as they are.
 */
export async function responsesAfter(
  database: Database,
  q: string | undefined,
  after: Place | undefined,
  limit = exportedAtOnce,
) {
  const ids = found(database, q)
    .select('id')
    .where(olderThan(after, 'submitted_at'))
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  const rows = await database.search
    .selectFrom('survey_responses')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const { page, next } = pageOf(rows, limit, ({ submitted_at }) => submitted_at)
  return { items: page.map(surveyRecordOf), next }
}

function found(database: Database, q = '') {
  const responses = database.search.selectFrom('survey_responses')
  return q === '' ? responses : responses.where(contains(database.kind, 'search_text', searchTextOf(q)))
}
