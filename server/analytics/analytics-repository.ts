import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { isListedPage } from '#content/listed-pages.ts'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { NewEvent, NewSession } from '#contracts/analytics.ts'
import type { Handle } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** Both databases limit the parameters per statement. */
const rowsPerBatch = 2000

type Session = Tables['analytics_sessions']

export async function insertSession(handle: Handle, { surveyType, emailHash, firstPage }: NewSession, now: string) {
  const session = {
    id: randomBytes(24).toString('base64url'),
    survey_type: surveyType,
    email_hash: emailHash ?? null,
    is_completed: 0,
    toolkit_opt_in: 0,
    started_at: now,
    completed_at: null,
    last_step: 0,
    furthest_step: 0,
    first_page: isListedPage(firstPage) ? firstPage : null,
  }
  await insertSessions(handle, [session])
  return session
}

export async function insertSessions(handle: Handle, sessions: readonly Session[]) {
  for (let from = 0; from < sessions.length; from += rowsPerBatch)
    await handle
      .insertInto('analytics_sessions')
      .values(sessions.slice(from, from + rowsPerBatch))
      .execute()
}

export async function insertEvent(transaction: Handle, event: NewEvent, now: string) {
  const { sessionId, eventType, questionId = null, stepIndex = null } = event
  const payload = event.payload === undefined ? null : JSON.stringify(event.payload)
  const { numAffectedRows = 0n } = await sql`
    insert into analytics_events (id, session_id, event_type, question_id, step_index, payload, created_at)
    select ${randomUUIDv7()}, id, ${eventType}, ${questionId}, ${stepIndex}, ${payload}, ${now}
    from analytics_sessions where id = ${sessionId}`.execute(transaction)
  if (numAffectedRows === 0n) return false
  if (eventType === 'question_viewed' && stepIndex !== null) await viewStep(transaction, sessionId, Number(stepIndex))
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

/** Completing a session again changes the toolkit choice, not the time. */
export const markCompleted = (handle: Handle, id: string, toolkitOptIn: boolean, now: string) =>
  handle
    .updateTable('analytics_sessions')
    .set(({ fn, val }) => ({
      is_completed: 1,
      toolkit_opt_in: toolkitOptIn ? 1 : 0,
      completed_at: fn.coalesce('completed_at', val(now)),
    }))
    .where('id', '=', id)
    .returning(['first_page', 'started_at', 'completed_at'])
    .executeTakeFirst()
