import { sql } from 'kysely'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import type { SessionRecord } from '#contracts/analytics-stats.ts'
import type { Handle } from '#server/storage/database.ts'
import type { Cursor } from '#server/storage/sorted-rows.ts'
import { countRows, type Listed, newestFirst, searchRows, sortedRows } from '#server/storage/sorted-rows.ts'
import type { Tables } from '#server/storage/tables.ts'
import { readDays, type TotalsSource } from './day-totals.ts'

type Session = Tables['analytics_sessions']

const surveyTypes = surveys.map(({ type }) => type)
const hashLength = 64
/** One hash in a thousand contains a given part of this length. */
const rarePartLength = 4

type PageRequest = { q: string | undefined; after: Cursor | undefined; limit: number }

export async function sessionPage(source: TotalsSource, { q, after, limit }: PageRequest) {
  const { database } = source
  const { types, hashPart } = parseSearch(q)
  if (hashPart && hashPart.length >= rarePartLength) {
    const { page, next, total } = await searchRows(database, listQuery(q), after, limit)
    return { items: page.map(toRecord), next, total }
  }
  const [{ page, next }, total] = await Promise.all([
    sortedRows(database, listQuery(q), after, limit),
    hashPart ? countRows(database, listQuery(q)) : countByType(source, types),
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

/** Text in a survey type is in all of them or not hexadecimal (a test checks), so no hash is missed. */
function parseSearch(q = '') {
  const text = q.toLowerCase()
  const types = surveyTypes.filter(type => type.includes(text))
  return types.length === 0 && /^[0-9a-f]+$/.test(text) ? { types, hashPart: text } : { types }
}

function listQuery(q: string | undefined): Listed<'analytics_sessions'> {
  const { types, hashPart } = parseSearch(q)
  const isOfType = types.length === 0 ? sql`false` : sql`survey_type in (${sql.join(types)})`
  return {
    table: 'analytics_sessions',
    order: newestFirst('started_at'),
    where: [hashPart ? hasHashPart(hashPart) : isOfType],
  }
}

const hasHashPart = (part: string) =>
  part.length >= hashLength ? sql<boolean>`email_hash = ${part}` : sql<boolean>`email_hash like ${`%${part}%`}`

async function countByType(source: TotalsSource, types: readonly string[]) {
  if (types.length === 0) return 0
  const days = await readDays(source, { days: 'all' })
  return days
    .flatMap(({ surveys }) => types.map(type => surveys[type]?.started ?? 0))
    .reduce((sum, count) => sum + count, 0)
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
