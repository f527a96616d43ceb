import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { NewEvent, NewSession } from '#contracts/analytics.ts'
import type { Tables } from '#server/db/tables.ts'
import { type PersonalData, rowsRemoved } from '#server/privacy/personal-data.ts'

type Handle = Kysely<Tables>

export async function insertSession(transaction: Handle, { surveyType, emailHash }: NewSession, now: string) {
  const id = randomBytes(24).toString('base64url')
  await transaction
    .insertInto('analytics_sessions')
    .values({
      id,
      survey_type: surveyType,
      email_hash: emailHash ?? null,
      is_completed: 0,
      toolkit_opt_in: 0,
      started_at: now,
      completed_at: null,
      // A session begins when the contact step is left.
      last_step: 0,
      furthest_step: 0,
    })
    .execute()
  return id
}

/** Says whether there was such a session. */
export async function insertEvent(transaction: Handle, event: NewEvent, now: string) {
  const step = event.stepIndex === undefined ? undefined : Number(event.stepIndex)
  const session = await transaction
    .updateTable('analytics_sessions')
    .set(
      event.eventType === 'question_viewed' && step !== undefined
        ? {
            last_step: step,
            furthest_step: sql<number>`case when furthest_step < ${sql.lit(step)} then ${sql.lit(step)} else furthest_step end`,
          }
        : { id: event.sessionId },
    )
    .where('id', '=', event.sessionId)
    .returning('id')
    .executeTakeFirst()
  if (!session) return false
  await transaction
    .insertInto('analytics_events')
    .values({
      id: randomUUIDv7(),
      session_id: event.sessionId,
      event_type: event.eventType,
      question_id: event.questionId ?? null,
      step_index: event.stepIndex ?? null,
      payload: event.payload === undefined ? null : JSON.stringify(event.payload),
      created_at: now,
    })
    .execute()
  return true
}

/** Says whether there was such a session. Completing it again changes the toolkit choice, not the time. */
export async function completeSession(transaction: Handle, id: string, toolkitOptIn: boolean, now: string) {
  const session = await transaction
    .updateTable('analytics_sessions')
    .set({
      is_completed: 1,
      toolkit_opt_in: toolkitOptIn ? 1 : 0,
      completed_at: sql<string>`coalesce(completed_at, ${now})`,
    })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return session !== undefined
}

const ofPerson = (read: Handle, hashes: readonly string[]) =>
  read.selectFrom('analytics_sessions').select('id').where('email_hash', 'in', hashes)

/** Erasing takes away what points to the person and leaves the row: how many came, and how far, stays true. */
export const sessionPersonalData: PersonalData = {
  table: 'analytics_sessions',
  find: (read, { emailHashes }) =>
    read.selectFrom('analytics_sessions').selectAll().where('email_hash', 'in', emailHashes).execute(),
  async erase(transaction, { emailHashes }) {
    const { numUpdatedRows } = await transaction
      .updateTable('analytics_sessions')
      .set({ email_hash: null })
      .where('email_hash', 'in', emailHashes)
      .executeTakeFirst()
    return Number(numUpdatedRows)
  },
  purge: (transaction, { analytics }) =>
    rowsRemoved(transaction.deleteFrom('analytics_sessions').where('started_at', '<', analytics)),
}

export const eventPersonalData: PersonalData = {
  table: 'analytics_events',
  find: (read, { emailHashes }) =>
    read.selectFrom('analytics_events').selectAll().where('session_id', 'in', ofPerson(read, emailHashes)).execute(),
  async erase(transaction, { emailHashes }) {
    const { numUpdatedRows } = await transaction
      .updateTable('analytics_events')
      .set({ payload: null })
      .where('session_id', 'in', ofPerson(transaction, emailHashes))
      .executeTakeFirst()
    return Number(numUpdatedRows)
  },
  purge: (transaction, { analytics }) =>
    rowsRemoved(transaction.deleteFrom('analytics_events').where('created_at', '<', analytics)),
}
