import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type { Kysely } from 'kysely'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { NewEvent, NewSession } from '#contracts/analytics.ts'
import type { Tables } from '#server/db/tables.ts'
import { type PersonalData, removeOlder } from '#server/privacy/personal-data.ts'
import { changeCounts, countKinds } from './analytics-counts.ts'

/** Both databases bound how many values a statement may have. */
const insertedAtOnce = 2000

type Handle = Kysely<Tables>
type Session = Tables['analytics_sessions']

export async function insertSession(transaction: Handle, { surveyType, emailHash }: NewSession, now: string) {
  const id = randomBytes(24).toString('base64url')
  const session = {
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
  }
  await insertSessions(transaction, [session])
  return id
}

export async function insertSessions(transaction: Handle, sessions: readonly Session[]) {
  for (let from = 0; from < sessions.length; from += insertedAtOnce)
    await transaction
      .insertInto('analytics_sessions')
      .values(sessions.slice(from, from + insertedAtOnce))
      .execute()
  await changeCounts(transaction, countKinds(sessions))
}

/** Says whether there was such a session. */
export async function insertEvent(transaction: Handle, event: NewEvent, now: string) {
  const session = await lockSession(transaction, event.sessionId)
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
  const step = stepSeen(session, event)
  if (step !== undefined && step !== session.last_step)
    await changeSession(transaction, session, {
      last_step: step,
      furthest_step: Math.max(step, session.furthest_step),
    })
  return true
}

/** Only a step that the survey has: anyone can report any number, and each would be a kind of its own to count. */
function stepSeen({ survey_type }: Session, { eventType, stepIndex }: NewEvent) {
  const steps = surveys.find(({ type }) => type === survey_type)?.questions.length ?? 0
  const step = Number(stepIndex)
  return eventType === 'question_viewed' && step < steps ? step : undefined
}

/** Says whether there was such a session. Completing it again changes the toolkit choice, not the time. */
export async function completeSession(transaction: Handle, id: string, toolkitOptIn: boolean, now: string) {
  const session = await lockSession(transaction, id)
  if (!session) return false
  await changeSession(transaction, session, {
    is_completed: 1,
    toolkit_opt_in: toolkitOptIn ? 1 : 0,
    completed_at: session.completed_at ?? now,
  })
  return true
}

/**
 * The session as it is, and nobody else changes it before this transaction ends: what is counted is what was there.
 * An update that changes nothing, because SQLite has no other words for it.
 */
const lockSession = (transaction: Handle, id: string): Promise<Session | undefined> =>
  transaction
    .updateTable('analytics_sessions')
    .set(({ ref }) => ({ last_step: ref('last_step') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

async function changeSession(transaction: Handle, session: Session, change: Partial<Session>) {
  await transaction.updateTable('analytics_sessions').set(change).where('id', '=', session.id).execute()
  await changeCounts(transaction, [...countKinds([session], -1), ...countKinds([{ ...session, ...change }])])
}

async function removeSessions(transaction: Handle, before: string, most: number) {
  const sessions = await transaction
    .deleteFrom('analytics_sessions')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('analytics_sessions').select('id').where('started_at', '<', before).orderBy('started_at').limit(most),
    )
    .returningAll()
    .execute()
  await changeCounts(transaction, countKinds(sessions, -1))
  return sessions.length
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
  purge: (transaction, { analytics }, most) => removeSessions(transaction, analytics, most),
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
  purge: (transaction, { analytics }, most) =>
    removeOlder(transaction, { table: 'analytics_events', column: 'created_at', before: analytics, most }),
}
