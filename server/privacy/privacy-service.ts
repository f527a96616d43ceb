import { hash } from 'node:crypto'
import { retention } from '#content/retention.ts'
import type { Database } from '#server/db/database.ts'
import { consentPersonalData } from '#server/leads/consent-repository.ts'
import { leadIdsOf } from '#server/leads/forms-of-person.ts'
import { lockPeople, peoplePersonalData } from '#server/leads/people-personal-data.ts'
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
 * Takes the person out of every table, in one transaction. What stays: anonymous counts, and the hash of an address
 * that has unsubscribed, because it must not be mailed again.
 */
export async function erasePerson(database: Database, email: string) {
  const erased = await database.write(async transaction => {
    // A form that is being sent at this moment is waited for, or would be left without its person.
    await lockPeople(transaction, addressKey(email))
    const person = await findPerson(transaction, email)
    const counts: Record<string, number> = {}
    for (const { table, erase } of personalData) counts[table] = await erase(transaction, person)
    return counts
  })
  await database.clearLog()
  return erased
}

/** Removes what is older than the periods that the privacy policy states. */
export async function purgeOld(database: Database, now: Date) {
  const before = {
    leads: monthsBefore(now, retention.leadMonths),
    analytics: monthsBefore(now, retention.analyticsMonths),
    submissionKeys: new Date(now.getTime() - retention.submissionKeyDays * 86_400_000).toISOString(),
  }
  const purged = await database.write(async transaction => {
    const counts: Record<string, number> = {}
    for (const { table, purge } of personalData) counts[table] = await purge(transaction, before)
    return counts
  })
  await database.clearLog()
  return purged
}

function monthsBefore(now: Date, months: number) {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString()
}
