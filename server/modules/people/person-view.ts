import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { SessionRecord } from '#contracts/analytics-figures.ts'
import type { BetaRecord, QuizRecord, SurveyResponseRecord } from '#contracts/lead-records.ts'
import type { Person, TimelineEntry } from '#contracts/people.ts'
import type { Tables } from '#server/db/tables.ts'
import { consentsOfPerson } from '#server/leads/consent-repository.ts'
import { leadIdsOf } from '#server/leads/forms-of-person.ts'
import type { PersonRow } from '#server/leads/people-repository.ts'
import type { MailRecordOf } from '#server/mail/mail-records.ts'
import { isSuppressed, mailsAbout } from '#server/mail/mail-repository.ts'
import { summaryOf } from './person-summary.ts'

type Handle = Kysely<Tables>

/** What the other modules know of a person; they are passed in, because no module imports another. */
export type PersonRecords = {
  surveysOf(read: Handle, emailKey: string, most: number): Promise<SurveyResponseRecord[]>
  quizzesOf(read: Handle, emailKey: string, most: number): Promise<QuizRecord[]>
  applicationsOf(read: Handle, emailKey: string, most: number): Promise<BetaRecord[]>
  sessionsOf(read: Handle, emailHashes: readonly string[], most: number): Promise<SessionRecord[]>
  mailRecordOf: MailRecordOf
}

/** Of each kind. Somebody's program may send thousands in one name: the page must open, and an export has them all. */
const mostShown = 200

/** Everything the administrator sees about one person. */
export async function viewPerson(read: Handle, row: PersonRow, records: PersonRecords, now: string): Promise<Person> {
  const { email_key: emailKey, email } = row
  const [surveys, quizzes, applications, consents, unsubscribed] = await Promise.all([
    records.surveysOf(read, emailKey, mostShown),
    records.quizzesOf(read, emailKey, mostShown),
    records.applicationsOf(read, emailKey, mostShown),
    consentsOfPerson(read, emailKey, mostShown),
    isSuppressed(read, email),
  ])
  const contacts = [...surveys.map(({ responses }) => responses), ...quizzes, ...applications]
  // Sessions know only the hash of the address, as it was typed.
  const spellings = new Set([emailKey, ...contacts.map(({ contactInfo }) => contactInfo.email)])
  const [sessions, mails] = await Promise.all([
    records.sessionsOf(
      read,
      [...spellings].map(spelling => hash('sha256', spelling)),
      mostShown,
    ),
    mailsAbout(read, { emailKey, leadIds: leadIdsOf(emailKey) }, mostShown),
  ])
  const timeline: TimelineEntry[] = [
    ...surveys.map(record => ({ kind: 'survey' as const, at: record.completedAt, record })),
    ...quizzes.map(record => ({ kind: 'quiz' as const, at: record.completedAt, record })),
    ...applications.map(record => ({ kind: 'beta' as const, at: record.completedAt, record })),
    ...sessions.map(record => ({ kind: 'session' as const, at: record.startedAt, record })),
  ]
  return {
    ...summaryOf(row, now),
    note: row.note,
    unsubscribed,
    consents,
    mails: mails.map(records.mailRecordOf),
    timeline: timeline.toSorted((a, b) => b.at.localeCompare(a.at)),
  }
}
