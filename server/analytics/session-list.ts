import { type RawBuilder, sql } from 'kysely'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import type { SessionRecord } from '#contracts/analytics-stats.ts'
import type { Handle } from '#server/storage/database.ts'
import type { Cursor } from '#server/storage/sorted-rows.ts'
import { contains, type Listed, newestFirst, searchRows, sortedRows } from '#server/storage/sorted-rows.ts'
import type { Tables } from '#server/storage/tables.ts'
import { readDays, type TotalsSource, totalsOf } from './day-totals.ts'

type Session = Tables['analytics_sessions']

const surveyTypes = surveys.map(({ type }) => type)

type PageRequest = { q: string | undefined; after: Cursor | undefined; limit: number }

/** Text in a survey type is in all of them or not hexadecimal (a test checks), so no hash is missed. */
export async function sessionPage(source: TotalsSource, { q = '', after, limit }: PageRequest) {
  const { database } = source
  const text = q.toLowerCase()
  const types = surveyTypes.filter(type => type.includes(text))
  const list = (where: RawBuilder<unknown>): Listed<'analytics_sessions'> => ({
    table: 'analytics_sessions',
    order: newestFirst('started_at'),
    where: [where],
  })
  if (types.length === 0) {
    const { page, next, total } = await searchRows(database, list(contains(database, 'email_hash', text)), after, limit)
    return { items: page.map(toRecord), next, total }
  }
  const [{ page, next }, total] = await Promise.all([
    sortedRows(database, list(sql`survey_type in (${sql.join(types)})`), after, limit),
    countByType(source, types),
  ])
  return { items: page.map(toRecord), next, total }
}

export async function sessionRecordsOf(read: Handle, hashes: readonly string[], limit: number) {
  if (hashes.length === 0) return []
  const rows = await read
    .selectFrom('analytics_sessions')
    .selectAll()
    .where('email_hash', 'in', hashes)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toRecord)
}

/** From the totals, because counting a million rows takes a while. */
async function countByType(source: TotalsSource, types: readonly string[]) {
  const totals = totalsOf(await readDays(source, { days: 'all' }))
  return totals
    .filter(({ measure, kind }) => measure === 'sessions' && types.includes(kind))
    .reduce((sum, { total }) => sum + total, 0)
}

const toRecord = (row: Session): SessionRecord => ({
  id: row.id,
  surveyType: row.survey_type as SurveyType,
  isCompleted: row.is_completed === 1 ? 'true' : 'false',
  toolkitOptIn: row.toolkit_opt_in === 1 ? 'true' : 'false',
  startedAt: row.started_at,
  completedAt: row.completed_at,
  emailHash: row.email_hash,
  lastStep: row.last_step,
  furthestStep: row.furthest_step,
})
