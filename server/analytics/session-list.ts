import { sql } from 'kysely'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import type { SessionRecord } from '#contracts/analytics-stats.ts'
import type { Database } from '#server/storage/database.ts'
import type { Cursor } from '#server/storage/sorted-rows.ts'
import { contains, type Listed, newestFirst, searchRows, sortedRows } from '#server/storage/sorted-rows.ts'
import type { Tables } from '#server/storage/tables.ts'
import { readDays, type TotalsSource } from './day-totals.ts'
import { summaryOf } from './report.ts'

type Session = Tables['analytics_sessions']

type PageRequest = { q: string | undefined; after: Cursor | undefined; limit: number }

export async function sessionPage(source: TotalsSource, { q, after, limit }: PageRequest) {
  const { database } = source
  const list: Listed<'analytics_sessions'> = {
    table: 'analytics_sessions',
    order: newestFirst('started_at'),
    where: q ? [matches(database, q.toLowerCase())] : [],
  }
  if (q) {
    const { page, next, total } = await searchRows(database, list, after, limit)
    return { items: page.map(toRecord), next, total }
  }
  // The total comes from the days, because counting a million rows takes a while.
  const [{ page, next }, days] = await Promise.all([
    sortedRows(database, list, after, limit),
    readDays(source, { days: 'all' }),
  ])
  return { items: page.map(toRecord), next, total: summaryOf(days).totalSessions }
}

/** By survey type or hash. */
function matches(database: Database, text: string) {
  const types = surveys.filter(({ type }) => type.includes(text)).map(({ type }) => sql`survey_type = ${type}`)
  return sql`(${sql.join([...types, contains(database, 'email_hash', text)], sql` or `)})`
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
