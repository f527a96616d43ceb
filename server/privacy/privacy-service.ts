import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { retention } from '#content/retention.ts'
import type { Database } from '#server/db/database.ts'
import { consentPersonalData } from '#server/leads/consent-repository.ts'
import { leadIdsOf } from '#server/leads/forms-of-person.ts'
import { lockPerson, peoplePersonalData } from '#server/leads/people-personal-data.ts'
import { submissionPersonalData } from '#server/leads/submission-repository.ts'
import { addressKey } from '#server/mail/addresses.ts'
import { isSuppressed, mailPersonalData } from '#server/mail/mail-repository.ts'
import { eventPersonalData, sessionPersonalData } from '#server/modules/analytics/analytics-repository.ts'
import { betaPersonalData } from '#server/modules/beta/beta-repository.ts'
import { quizPersonalData } from '#server/modules/quiz/quiz-repository.ts'
import { surveyPersonalData } from '#server/modules/surveys/survey-repository.ts'
import type { Handle, Person, PersonalData } from './personal-data.ts'

/**
 * Every table that holds something about a person. What is found by a person's forms comes before them, events before
 * the sessions that lead to them, people after the forms they sent.
 */
export const personalData: readonly PersonalData[] = [
  consentPersonalData,
  mailPersonalData,
  submissionPersonalData,
  surveyPersonalData,
  quizPersonalData,
  betaPersonalData,
  peoplePersonalData,
  eventPersonalData,
  sessionPersonalData,
]

const leadTables = ['survey_responses', 'quiz_submissions', 'beta_applications'] as const

async function findPerson(read: Handle, email: string): Promise<Person> {
  const emailKey = addressKey(email)
  const leads = await Promise.all(
    leadTables.map(table =>
      read.selectFrom(table).select('email').distinct().where('email_key', '=', emailKey).execute(),
    ),
  )
  const spellings = new Set([email, email.trim(), emailKey, ...leads.flat().map(lead => lead.email)])
  return {
    emailKey,
    emailHashes: [...spellings].map(spelling => hash('sha256', spelling)),
    leadIds: leadIdsOf(emailKey),
  }
}

/** All that is stored about the person with this address, by table. */
export async function exportPerson({ search }: Database, email: string) {
  const person = await findPerson(search, email)
  const found = await Promise.all(
    personalData.map(async ({ table, find }) => [table, await find(search, person)] as const),
  )
  return { email: person.emailKey, unsubscribed: await isSuppressed(search, email), ...Object.fromEntries(found) }
}

/**
 * Removes the person from every table in one transaction. It's complete once the database's log is cleared too, which a
 * backup or an export delays. Anonymous counts stay, and so does the hash of an address that has unsubscribed, because it
 * must not be emailed again.
 */
export async function erasePerson(database: Database, email: string) {
  const rows = await database.write(async transaction => {
    // A form that is being sent at this moment is waited for, or would be left without its person.
    await lockPerson(transaction, addressKey(email))
    const person = await findPerson(transaction, email)
    const counts: Record<string, number> = {}
    for (const { table, erase } of personalData) counts[table] = await erase(transaction, person)
    return counts
  })
  return { rows, isComplete: await database.clearLog() }
}

/** An operator has to confirm this purge. The message says why. */
export class PurgeRefused extends Error {}

/** Small enough that no visitor waits for it, and a pause in which others write. */
const batchSize = 1000
const pauseMs = 20

/**
 * Removes what is older than the periods that the privacy policy states. A wrong clock would make every lead look old,
 * so what looks implausible is refused unless `confirmed`.
 */
export async function purgeOld(database: Database, now: Date, { confirmed = false } = {}) {
  const before = {
    leads: monthsBefore(now, retention.leadMonths),
    analytics: monthsBefore(now, retention.analyticsMonths),
    submissionKeys: new Date(now.getTime() - retention.submissionKeyDays * dayMs).toISOString(),
  }
  if (!confirmed) await requirePlausible(database.search, now, before.leads)
  const counts: Record<string, number> = {}
  for (const { table, purge } of personalData) {
    counts[table] = 0
    for (;;) {
      const removed = await database.write(transaction => purge(transaction, before, batchSize))
      if (removed === 0) break
      counts[table] += removed
      await sleep(pauseMs)
    }
  }
  if (Object.values(counts).some(Boolean)) await database.clearLog()
  return counts
}

const dayMs = 24 * 60 * 60 * 1000
/** A site that nobody has used for longer than this is rarer than a clock that's wrong. */
const longestSilenceDays = 60
/** A purge a day removes one lead in 700. */
const largestShare = 0.1
const fewLeads = 20

async function requirePlausible(read: Handle, now: Date, before: string) {
  const { rows } = await sql<{ newest: string | null }>`
    select max(newest) as newest from (
      select max(submitted_at) as newest from survey_responses
      union all select max(submitted_at) from quiz_submissions
      union all select max(submitted_at) from beta_applications
      union all select max(started_at) from analytics_sessions
    ) as records`.execute(read)
  const newest = rows[0]?.newest
  if (newest && now.getTime() - Date.parse(newest) > longestSilenceDays * dayMs)
    throw new PurgeRefused(`The newest record is from ${newest}, but the clock says ${now.toISOString()}.`)
  const [old, all] = [await countLeads(read, before), await countLeads(read)]
  const isMuch = old > fewLeads ? old > all * largestShare : old > all / 2
  if (isMuch) throw new PurgeRefused(`${old} of ${all} leads would be deleted.`)
}

async function countLeads(read: Handle, before?: string) {
  const counts = await Promise.all(
    leadTables.map(async table => {
      const { count } = await read
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .$if(before !== undefined, query => query.where('submitted_at', '<', before ?? ''))
        .executeTakeFirstOrThrow()
      return Number(count)
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

function monthsBefore(now: Date, months: number) {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString()
}
