import type { Words } from '#content/all-words.ts'
import type { BookingRecord } from '#contracts/bookings.ts'
import type { LeadSummary } from '#contracts/leads.ts'
import { companyCity, companyTimeText } from '#server/calendar/company-time.ts'
import type { Form } from '#server/forms/form.ts'
import { latestForms } from '#server/forms/form-repository.ts'
import { formRecordOf, formTypes } from '#server/forms/form-types.ts'
import type { LeadRow } from '#server/forms/upsert-lead.ts'
import type { Handle } from '#server/storage/database.ts'
import { bookingsOf } from './bookings.ts'
import { type LeadNote, notesOf } from './lead-notes.ts'
import { summariesOf } from './lead-queries.ts'

type ExportedLead = LeadSummary & {
  notes: LeadNote[]
  bookings: BookingRecord[]
  row: LeadRow
  /** By kind, from their latest form of each. */
  answers: Record<string, string>
}

export async function exportedLeads(
  read: Handle,
  rows: readonly LeadRow[],
  now: string,
  words: Words,
): Promise<ExportedLead[]> {
  const ids = rows.map(({ id }) => id)
  const emailKeys = rows.map(({ email_key }) => email_key)
  const [summaryOf, notesBy, bookingsBy, formsBy] = await Promise.all([
    summariesOf(read, rows, now),
    notesOf(read, ids),
    bookingsOf(read, ids),
    latestForms(read, emailKeys),
  ])
  return rows.map(row => ({
    ...summaryOf(row),
    row,
    notes: notesBy(row.id),
    bookings: bookingsBy(row.id),
    answers: Object.fromEntries(formsBy(row.email_key).map(form => [form.kind, answersIn(form, words)])),
  }))
}

const answersIn = (form: Form, words: Words) =>
  formRecordOf(form, words)
    .facts.map(({ label, value }) => `${label}: ${value}`)
    .join('\n')

type Column = readonly [title: string, cellOf: (lead: ExportedLead) => string | number | null]

const callText = ({ startsAt, canceledAt, isRescheduled }: BookingRecord) =>
  companyTimeText(startsAt) + (canceledAt ? ` (${isRescheduled ? 'rescheduled' : 'canceled'})` : '')

const timeColumn = (title: string, timeOf: (lead: ExportedLead) => string | null | undefined): Column => [
  `${title} (${companyCity} time)`,
  lead => {
    const time = timeOf(lead)
    return time ? companyTimeText(time) : null
  },
]

/** A spreadsheet would read "+1-204-555-0123" as a formula. Other countries keep their code, with an apostrophe. */
const nationalNumber = (phone: string | null) => phone?.replace(/^\s*\+1[\s.-]*(?=\(?\d{3}\)?[\s.-]*\d{3})/, '') ?? null

export const leadColumns: readonly Column[] = [
  ['Name', lead => lead.name],
  ['Business name', lead => lead.businessName],
  ['Email', lead => lead.email],
  ['Phone', lead => nationalNumber(lead.phone)],
  ['Status', lead => lead.status],
  [
    `Notes (${companyCity} time)`,
    lead => lead.notes.map(({ text, createdAt }) => `${companyTimeText(createdAt)}: ${text}`).join('\n'),
  ],
  ['Follow-up', lead => lead.followUp?.on ?? null],
  ['Follow-up note', lead => lead.followUp?.note ?? null],
  [`Calls (${companyCity} time)`, lead => lead.bookings.map(callText).join('\n')],
  timeColumn('First form', lead => lead.firstSubmittedAt),
  timeColumn('Latest form', lead => lead.lastSubmittedAt),
  ...formTypes.map(
    ({ kind, label }): Column => [label, lead => lead.sent.find(form => form.kind === kind)?.count ?? 0],
  ),
  ['Reply', lead => lead.dueDate?.state ?? null],
  ['Due by', lead => lead.dueDate?.by ?? null],
  timeColumn('Answered at', lead => lead.dueDate?.answeredAt),
  ['First page', ({ row }) => row.first_page],
  ['Came from', ({ row }) => row.referrer_host ?? (row.first_form === 'booking' ? 'booking' : row.added_from)],
  ['Campaign', ({ row }) => row.campaign],
  ['Why you may email them', lead => lead.added?.mayWrite ?? null],
  ...formTypes.map(({ kind, label }): Column => [`${label}: answers`, lead => lead.answers[kind] ?? null]),
  ['Possible bot', lead => lead.botCheck],
  ['Spam', lead => (lead.isSpam ? 'Yes' : null)],
]
