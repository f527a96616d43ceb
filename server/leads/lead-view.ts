import type { Lead, TimelineEntry } from '#contracts/leads.ts'
import { sessionRecordsOf } from '#server/analytics/session-list.ts'
import { emailHashesOf } from '#server/email-address.ts'
import { consentRecordsOf, countForms, formRecordOf } from '#server/forms/form-records.ts'
import { formsOfLead, sessionsOfForms } from '#server/forms/form-repository.ts'
import type { LeadRow } from '#server/forms/upsert-lead.ts'
import { messagesAbout } from '#server/messages/message-repository.ts'
import type { Outbox } from '#server/messages/outbox.ts'
import { hasUnsubscribed } from '#server/messages/unsubscribe.ts'
import type { PublishedWords } from '#server/site/published-words.ts'
import type { Handle } from '#server/storage/database.ts'
import { bookingsOf, callsOf } from './bookings/booking-repository.ts'
import { buildCallSheet } from './call-sheet.ts'
import { notesOf } from './lead-notes.ts'
import { latestPlan } from './lead-plan.ts'
import { leadSummaryOf } from './lead-summary.ts'
import { repliesTo } from './replies.ts'

/** Per kind of record. A bot can send thousands of forms under one address, and the page must still open. */
const maxShown = 200

export type LeadViewParts = { recordOf: Outbox['recordOf']; published: PublishedWords; siteUrl: string }

export async function viewLead(
  read: Handle,
  row: LeadRow,
  { recordOf, published, siteUrl }: LeadViewParts,
  now: string,
): Promise<Lead> {
  const { email_key: emailKey, email } = row
  const [forms, sentBy, unsubscribed, messages, notesBy, bookingsBy, callsBy] = await Promise.all([
    formsOfLead(read, emailKey, maxShown),
    countForms(read, [emailKey]),
    hasUnsubscribed(read, email),
    messagesAbout(read, row, maxShown),
    notesOf(read, [row.id], maxShown),
    bookingsOf(read, [row.id], maxShown),
    callsOf(read, [row.id], now),
  ])
  const hashes = emailHashesOf([emailKey, email, ...forms.map(({ contact }) => contact.email)])
  const sessions = await sessionRecordsOf(read, hashes, maxShown)
  const verified = await sessionsOfForms(
    read,
    emailKey,
    sessions.map(({ id }) => id),
  )
  const { words } = published
  const timeline: TimelineEntry[] = [
    ...forms.map(form => ({ kind: 'form' as const, at: form.submittedAt, record: formRecordOf(form, words) })),
    ...sessions.map(record => ({
      kind: 'session' as const,
      at: record.startedAt,
      record,
      isVerified: verified.has(record.id),
    })),
    ...bookingsBy(row.id).map(record => ({ kind: 'booking' as const, at: record.bookedAt, record })),
  ]
  return {
    ...leadSummaryOf(row, { sent: sentBy(emailKey), calls: callsBy(row.id) }, now),
    notes: notesBy(row.id),
    unsubscribed,
    consents: forms.flatMap(consentRecordsOf),
    messages: messages.map(recordOf),
    timeline: timeline.toSorted((a, b) => b.at.localeCompare(a.at)),
    callSheet: buildCallSheet(forms, words),
    plan: latestPlan(forms, words),
    replies: repliesTo(row, forms, siteUrl, words),
  }
}
