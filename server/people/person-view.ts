import { hash } from 'node:crypto'
import type { SessionRecord } from '#contracts/analytics-stats.ts'
import type { FormRecord } from '#contracts/form-records.ts'
import type { Person, TimelineEntry } from '#contracts/people.ts'
import type { Handle } from '#server/db/database.ts'
import { isSuppressed } from '#server/email/suppressions.ts'
import type { MessageRecordOf } from '#server/outbox/message-records.ts'
import { messagesAbout } from '#server/outbox/message-repository.ts'
import { countForms } from './people-queries.ts'
import type { PersonRow } from './people-repository.ts'
import { summaryOf } from './person-summary.ts'

/** Injected by app.ts, because this folder must not import forms or analytics. */
export type PersonRecords = {
  formsOf(read: Handle, emailKey: string, limit: number): Promise<{ forms: FormRecord[]; consents: Person['consents'] }>
  sessionsOf(read: Handle, emailHashes: readonly string[], limit: number): Promise<SessionRecord[]>
  messageRecordOf: MessageRecordOf
}

/** Per kind of record. A bot can send thousands of forms under one address, and the page must still open. */
const maxShown = 200

export async function viewPerson(read: Handle, row: PersonRow, records: PersonRecords, now: string): Promise<Person> {
  const { email_key: emailKey, email } = row
  const [{ forms, consents }, counts, unsubscribed, messages] = await Promise.all([
    records.formsOf(read, emailKey, maxShown),
    countForms(read, [emailKey]),
    isSuppressed(read, email),
    messagesAbout(read, row, maxShown),
  ])
  // Sessions only have the hash of the email address as it was typed.
  const hashes = [...new Set([emailKey, ...forms.map(({ contact }) => contact.email)])].map(address =>
    hash('sha256', address),
  )
  const sessions = await records.sessionsOf(read, hashes, maxShown)
  const timeline: TimelineEntry[] = [
    ...forms.map(record => ({ kind: 'form' as const, at: record.submittedAt, record })),
    ...sessions.map(record => ({ kind: 'session' as const, at: record.startedAt, record })),
  ]
  return {
    ...summaryOf(row, counts.get(emailKey), now),
    note: row.note,
    unsubscribed,
    consents,
    messages: messages.map(records.messageRecordOf),
    timeline: timeline.toSorted((a, b) => b.at.localeCompare(a.at)),
  }
}
