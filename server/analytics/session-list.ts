import { sql } from 'kysely'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import type { SessionRecord } from '#contracts/analytics-stats.ts'
import type { Database, Handle } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Cursor } from '#server/lists/list-page.ts'
import { countRows, type Listed, newestRows, searchRows } from '#server/lists/newest-rows.ts'
import { type SessionCounts, sessionsIn } from './session-counts.ts'

type Session = Tables['analytics_sessions']

const surveyTypes = surveys.map(({ type }) => type)
const hashLength = 64
/** One hash in a thousand contains a given part of this length. */
const rarePartLength = 4
const exportBatchSize = 1000

type PageRequest = { q: string | undefined; after: Cursor | undefined; limit: number }

export async function sessionPage(database: Database, counts: SessionCounts, { q, after, limit }: PageRequest) {
  const { types, hashPart } = searchedFor(q)
  if (hashPart && hashPart.length >= rarePartLength) {
    const { page, next, total } = await searchRows(database, listed(q), after, limit)
    return { items: page.map(toRecord), next, total }
  }
  const [{ page, next }, total] = await Promise.all([
    newestRows(database, listed(q), after, limit),
    hashPart ? countRows(database, listed(q)) : countOfTypes(counts, types),
  ])
  return { items: page.map(toRecord), next, total }
}

/** Files are passed on: the id is left out, because anyone who has it can write to the session. */
type ExportedSession = Omit<SessionRecord, 'id'>

export async function sessionsAfter(database: Database, q: string | undefined, after: Cursor | undefined) {
  const { page, next } = await newestRows(database, listed(q), after, exportBatchSize)
  return { items: page.map(toRecord).map(({ id: _id, ...session }): ExportedSession => session), next }
}

export async function sessionRecordsOf(read: Handle, hashes: readonly string[], most: number) {
  if (hashes.length === 0) return []
  const rows = await read
    .selectFrom('analytics_sessions')
    .selectAll()
    .where('email_hash', 'in', hashes)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(toRecord)
}

/**
 * Sessions are found by their survey or by part of their hash. Text that's part of a survey's name is part of all the
 * names or of no hash (a test checks this), so it's always one or the other.
 */
function searchedFor(q = '') {
  const text = q.toLowerCase()
  const types = surveyTypes.filter(type => type.includes(text))
  return types.length === 0 && /^[0-9a-f]+$/.test(text) ? { types, hashPart: text } : { types }
}

function listed(q: string | undefined): Listed<'analytics_sessions'> {
  const { types, hashPart } = searchedFor(q)
  const isOfType = types.length === 0 ? sql`false` : sql`survey_type in (${sql.join(types)})`
  return { table: 'analytics_sessions', time: 'started_at', where: [hashPart ? hasHashPart(hashPart) : isOfType] }
}

/** Hexadecimal digits only: nothing to escape. */
const hasHashPart = (part: string) =>
  part.length >= hashLength ? sql<boolean>`email_hash = ${part}` : sql<boolean>`email_hash like ${`%${part}%`}`

const countOfTypes = async (counts: SessionCounts, types: readonly string[]) =>
  types.length === 0 ? 0 : sessionsIn((await counts.read()).filter(({ survey_type }) => types.includes(survey_type)))

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

const yesOrNo = (value: SessionRecord['isCompleted']) => (value === 'true' ? 'Yes' : 'No')

/** Questions count from 1, as the visitor saw them. */
export const sessionColumns: ReadonlyArray<readonly [string, (record: ExportedSession) => string | number | null]> = [
  ['Started at', ({ startedAt }) => startedAt],
  ['Completed at', ({ completedAt }) => completedAt],
  ['Survey', ({ surveyType }) => surveyType],
  ['Completed', ({ isCompleted }) => yesOrNo(isCompleted)],
  ['Toolkit', ({ toolkitOptIn }) => yesOrNo(toolkitOptIn)],
  ['Last question', ({ lastStep }) => lastStep + 1],
  ['Furthest question', ({ furthestStep }) => furthestStep + 1],
  ['Email hash', ({ emailHash }) => emailHash],
]
