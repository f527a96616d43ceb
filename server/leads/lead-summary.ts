import type { LeadStatus } from '#contracts/constants.ts'
import type { LeadSummary } from '#contracts/leads.ts'
import { companyDay } from '#server/calendar/company-days.ts'
import { countForms } from '#server/forms/form-records.ts'
import type { LeadRow } from '#server/forms/upsert-lead.ts'
import type { Handle } from '#server/storage/database.ts'
import { callsOf } from './bookings/booking-repository.ts'

export function leadSummaryOf(
  row: LeadRow,
  { sent, calls }: Pick<LeadSummary, 'sent' | 'calls'>,
  now: string,
): LeadSummary {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    businessName: row.business_name,
    phone: row.phone,
    sent,
    calls,
    firstSubmittedAt: row.first_submitted_at,
    lastSubmittedAt: row.last_submitted_at,
    botCheck: row.bot_check,
    status: row.status as LeadStatus,
    dueDate: dueDateOf(row, now),
    followUp: followUpOf(row, now),
    isSpam: row.spam_at !== null,
  }
}

export async function leadSummaries(read: Handle, rows: readonly LeadRow[], now: string) {
  const [sentBy, callsBy] = await Promise.all([
    countForms(
      read,
      rows.map(row => row.email_key),
    ),
    callsOf(
      read,
      rows.map(row => row.id),
      now,
    ),
  ])
  return rows.map(row => leadSummaryOf(row, { sent: sentBy(row.email_key), calls: callsBy(row.id) }, now))
}

/** Most have none, so the day isn't computed for each row. */
const followUpOf = ({ follow_up_on: on, follow_up_note: note }: LeadRow, now: string) =>
  on === null ? null : { on, note, isDue: on <= companyDay(now).toString() }

/** Compares ISO strings, which sort chronologically. */
export function dueDateOf(
  { due_at: dueAt, answered_at: answeredAt }: Pick<LeadRow, 'due_at' | 'answered_at'>,
  now: string,
) {
  if (dueAt === null) return null
  const open = now <= dueAt ? 'due' : 'overdue'
  const answered = answeredAt !== null && answeredAt <= dueAt ? 'on-time' : 'late'
  return { state: answeredAt === null ? open : answered, dueAt, answeredAt } as const
}
