import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { NewEvent, NewSession } from '#contracts/analytics.ts'
import { companyDay } from '#server/calendar/company-time.ts'
import type { Handle } from '#server/storage/database.ts'

export async function insertSession(handle: Handle, { surveyType, emailHash, awaitsSurvey }: NewSession, now: string) {
  const session = {
    id: randomBytes(24).toString('base64url'),
    survey_type: surveyType,
    email_hash: emailHash ?? null,
    is_completed: 0,
    toolkit_opt_in: 0,
    started_at: now,
    started_day: companyDay(now).toString(),
    awaits_survey: awaitsSurvey ? 1 : 0,
    completed_at: null,
    last_step: 0,
    furthest_step: 0,
  }
  await handle.insertInto('analytics_sessions').values(session).execute()
  return session.id
}

/** A visitor who corrects their address continues in the same session. Returns its id if it's still open. */
export async function changeAddress(handle: Handle, { sessionId, surveyType, emailHash }: NewSession) {
  const session = await handle
    .updateTable('analytics_sessions')
    .set({ email_hash: emailHash ?? null })
    .where('id', '=', sessionId ?? '')
    .where('survey_type', '=', surveyType)
    .where('is_completed', '=', 0)
    .returning('id')
    .executeTakeFirst()
  return session?.id
}

const viewed = 'question_viewed'
const questionIds: ReadonlySet<string> = new Set(surveys.flatMap(({ questions }) => questions.map(({ id }) => id)))

/** Anyone can report anything, so other types and questions than our own aren't stored as they were sent. */
export async function insertEvent(transaction: Handle, event: NewEvent, now: string) {
  const { sessionId, stepIndex = null } = event
  const eventType = event.eventType === viewed ? viewed : 'other'
  const questionId = event.questionId !== undefined && questionIds.has(event.questionId) ? event.questionId : null
  const payload = event.payload === undefined ? null : JSON.stringify(event.payload)
  const { numAffectedRows = 0n } = await sql`
    insert into analytics_events (id, session_id, event_type, question_id, step_index, payload, created_at)
    select ${randomUUIDv7()}, id, ${eventType}, ${questionId}, ${stepIndex}, ${payload}, ${now}
    from analytics_sessions where id = ${sessionId}`.execute(transaction)
  if (numAffectedRows === 0n) return false
  if (eventType === viewed && stepIndex !== null) await viewStep(transaction, sessionId, Number(stepIndex))
  return true
}

/** Ignores steps that the survey doesn't have: anyone can report any number. */
async function viewStep(transaction: Handle, id: string, step: number) {
  const types = surveys.filter(({ questions }) => step < questions.length).map(({ type }) => type)
  if (types.length === 0) return
  await transaction
    .updateTable('analytics_sessions')
    .set({
      last_step: step,
      furthest_step: sql<number>`case when furthest_step < ${step} then ${step} else furthest_step end`,
    })
    .where('id', '=', id)
    .where('survey_type', 'in', types)
    .execute()
}

/** Returns false if there's no such session. One that awaits its survey stays open. */
export async function reportCompleted(handle: Handle, id: string, toolkitOptIn: boolean, now: string) {
  const stored = (column: string, value: string | number) =>
    sql<never>`case when awaits_survey = 1 then ${sql.ref(column)} else ${value} end`
  const { numUpdatedRows } = await handle
    .updateTable('analytics_sessions')
    .set({
      is_completed: stored('is_completed', 1),
      toolkit_opt_in: stored('toolkit_opt_in', toolkitOptIn ? 1 : 0),
      completed_at: sql<string>`case when awaits_survey = 1 then completed_at else coalesce(completed_at, ${now}) end`,
    })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type StoredSurvey = {
  formId: string
  surveyType: string
  sessionId: string
  toolkitOptIn: boolean
  submittedAt: string
}

/** In the transaction of the survey. A session that another survey has completed stays as it is. */
export async function completeSession(transaction: Handle, survey: StoredSurvey) {
  const { formId, surveyType, sessionId, toolkitOptIn, submittedAt } = survey
  const session = await transaction
    .updateTable('analytics_sessions')
    .set({ is_completed: 1, toolkit_opt_in: toolkitOptIn ? 1 : 0, completed_at: submittedAt })
    .where('id', '=', sessionId)
    .where('survey_type', '=', surveyType)
    .where('is_completed', '=', 0)
    .returning('id')
    .executeTakeFirst()
  if (session) await transaction.updateTable('forms').set({ session_id: session.id }).where('id', '=', formId).execute()
}
