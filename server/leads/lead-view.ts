import type { Words } from '#content/all-words.ts'
import { fillIn } from '#content/fill-in.ts'
import { greeting, sender } from '#content/greeting.ts'
import type { ReplyTemplate } from '#content/reply-templates.ts'
import type { Site } from '#content/site.ts'
import type { Lead, TimelineEntry } from '#contracts/leads.ts'
import type { Plan } from '#contracts/plan.ts'
import { sessionRecordsOf } from '#server/analytics/session-list.ts'
import { emailHashesOf } from '#server/email-address.ts'
import { bookingLink } from '#server/forms/booking-link.ts'
import type { Form } from '#server/forms/form.ts'
import { consentRecordsOf, countForms, formRecordOf } from '#server/forms/form-records.ts'
import { formsOfLead, sessionsOfForms } from '#server/forms/form-repository.ts'
import { formTypeOf } from '#server/forms/form-types.ts'
import type { LeadRow } from '#server/forms/upsert-lead.ts'
import { messagesAbout } from '#server/messages/message-repository.ts'
import type { Outbox } from '#server/messages/outbox.ts'
import { hasUnsubscribed } from '#server/messages/unsubscribe.ts'
import type { PublishedWords } from '#server/site/published-words.ts'
import type { Handle } from '#server/storage/database.ts'
import { bookingsOf, callsOf } from './bookings.ts'
import { buildCallSheet } from './call-sheet.ts'
import { notesOf } from './lead-notes.ts'
import { leadSummaryOf } from './lead-queries.ts'

/** Per kind of record. A bot can send thousands of forms under one address, and the page must still open. */
const maxShown = 200

type LeadViewParts = { recordOf: Outbox['recordOf']; published: PublishedWords; siteUrl: string }

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

/** What they saw after their latest form that gives a plan. `forms` is sorted, newest first. */
export function latestPlan(forms: readonly Form[], words: Words): Plan | null {
  const form = forms.find(({ kind, answers }) => answers !== null && formTypeOf(kind)?.plan)
  return (form && formTypeOf(form.kind)?.plan?.(form, words)) ?? null
}

const maxForms = 200

export const planOfLead = async (read: Handle, emailKey: string, words: Words) =>
  latestPlan(await formsOfLead(read, emailKey, maxForms), words)

type Recipient = { name: string | null; email: string }

/** To their latest form that anyone replies to. `forms` is sorted, newest first. */
export function repliesTo(lead: Recipient, forms: readonly Form[], siteUrl: string, words: Words): Lead['replies'] {
  const templates = forms.map(({ kind }) => formTypeOf(kind)?.replies(words) ?? []).find(({ length }) => length > 0)
  return templates?.map(template => writeReply(template, lead, siteUrl, words.site)) ?? []
}

export function writeReply(
  { label, subject, paragraphs }: ReplyTemplate,
  lead: Recipient,
  siteUrl: string,
  site: Site,
) {
  const values = {
    booking: bookingLink(site.links.booking, lead),
    assessment: `${siteUrl}/`,
    articles: `${siteUrl}/articles`,
    places: site.betaPlaces,
  }
  const text = paragraphs.map(paragraph => fillIn(paragraph, values))
  return { label, subject, message: [greeting(lead.name), ...text, sender(site)].join('\n\n') }
}
