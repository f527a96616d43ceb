import type { Words } from '#content/all-words.ts'
import { fillIn } from '#content/fill-in.ts'
import { greeting, sender } from '#content/greeting.ts'
import type { ReplyTemplate } from '#content/reply-templates.ts'
import type { Site } from '#content/site.ts'
import type { CallSheet, CallSheetPoint, Lead, TimelineEntry } from '#contracts/leads.ts'
import type { Plan } from '#contracts/plan.ts'
import type { CallSheetPart, Form } from '#server/forms/form.ts'
import { formsOfLead } from '#server/forms/form-repository.ts'
import { consentRecordsOf, formRecordOf, formTypeOf } from '#server/forms/form-types.ts'
import { bookingLink } from '#server/forms/survey-answers.ts'
import type { LeadRow } from '#server/forms/upsert-lead.ts'
import { messagesAbout } from '#server/messages/message-repository.ts'
import type { Outbox } from '#server/messages/outbox.ts'
import { hasUnsubscribed } from '#server/messages/unsubscribe.ts'
import type { PublishedWords } from '#server/site/published-words.ts'
import type { Handle } from '#server/storage/database.ts'
import { leadsWithPhone } from './added-leads.ts'
import { bookingsOf } from './bookings.ts'
import { notesOf } from './lead-notes.ts'
import { summariesOf } from './lead-queries.ts'

/** Forms and messages. A bot can send thousands of forms under one address, and the page must still open. */
const maxShown = 200

type LeadViewParts = { recordOf: Outbox['recordOf']; published: PublishedWords; siteUrl: string }

export async function viewLead(
  read: Handle,
  row: LeadRow,
  { recordOf, published, siteUrl }: LeadViewParts,
  now: string,
): Promise<Lead> {
  const { email_key: emailKey, email } = row
  const [summaryOf, forms, unsubscribed, messages, notesBy, bookingsBy] = await Promise.all([
    summariesOf(read, [row], now),
    formsOfLead(read, emailKey, maxShown),
    hasUnsubscribed(read, email),
    messagesAbout(read, row.id, maxShown),
    notesOf(read, [row.id]),
    bookingsOf(read, [row.id]),
  ])
  const { words } = published
  const timeline: TimelineEntry[] = [
    ...forms.map(form => ({ kind: 'form' as const, at: form.submittedAt, record: formRecordOf(form, words) })),
    ...bookingsBy(row.id).map(record => ({ kind: 'booking' as const, at: record.bookedAt, record })),
  ]
  return {
    ...summaryOf(row),
    notes: notesBy(row.id),
    answeredBy: row.answered_by,
    statusBy: row.status_by,
    unsubscribed,
    consents: forms.flatMap(consentRecordsOf),
    messages: messages.map(recordOf),
    timeline: timeline.toSorted((a, b) => b.at.localeCompare(a.at)),
    samePhone: await leadsWithPhone(read, row),
    callSheet: buildCallSheet(forms, words),
    plan: latestPlan(forms, words),
    replies: repliesTo(row, forms, siteUrl, words),
  }
}

/** What they saw after their latest form that gives a plan. `forms` is sorted, newest first. */
function latestPlan(forms: readonly Form[], words: Words): Plan | null {
  const form = forms.find(({ kind }) => formTypeOf(kind)?.plan)
  return (form && formTypeOf(form.kind)?.plan?.(form, words)) ?? null
}

export const planOfLead = async (read: Handle, emailKey: string, words: Words) =>
  latestPlan(await formsOfLead(read, emailKey, maxShown), words)

type Recipient = { name: string | null; email: string }

/** To their latest form that anyone replies to. `forms` is sorted, newest first. */
function repliesTo(lead: Recipient, forms: readonly Form[], siteUrl: string, words: Words): Lead['replies'] {
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

const maxToStartWith = 5
const maxToAsk = 5

/** From a lead's latest form of each kind. `forms` is sorted, newest first. */
export function buildCallSheet(forms: readonly Form[], words: Words): CallSheet {
  const parts = firstOfEach(forms, ({ kind, variant }) => `${kind} ${variant}`).flatMap(
    form => formTypeOf(form.kind)?.callSheet?.(form, words) ?? [],
  )
  const seen = new Set<string>()
  const pointsIn = (section: Exclude<keyof CallSheetPart, 'own'>) =>
    parts.flatMap(part => part[section]).filter(point => isNew(point, seen))
  const [first, ask, said] = [pointsIn('startHere'), pointsIn('thenAsk'), pointsIn('alsoSaid')]
  const next = [...first.slice(maxToStartWith), ...ask]
  const rest = next.slice(maxToAsk).map(({ label, answer }): CallSheetPoint => ({ label, answer }))
  const sections = [
    { title: 'Then ask', points: next.slice(0, maxToAsk) },
    { title: 'Also said', points: [...rest, ...said] },
    ...parts.flatMap(({ own }) => own),
  ]
  return { startHere: first.slice(0, maxToStartWith), sections: sections.filter(({ points }) => points.length > 0) }
}

/** The two surveys share some questions, so the same answer can occur twice. */
function isNew({ label, answer }: CallSheetPoint, seen: Set<string>) {
  const key = `${label}: ${answer}`
  if (seen.has(key)) return false
  seen.add(key)
  return true
}

const firstOfEach = <Item>(items: readonly Item[], keyOf: (item: Item) => string) =>
  Object.values(Object.groupBy(items, keyOf)).flatMap(group => group?.slice(0, 1) ?? [])
