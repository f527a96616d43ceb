import type { LeadStatus } from '#contracts/constants.ts'
import type { LeadSummary } from '#contracts/leads.ts'
import { formTypes } from '#server/forms/form-types.ts'
import type { LeadRow } from './lead-repository.ts'

export function leadSummaryOf(row: LeadRow, sent: LeadSummary['sent'], now: string): LeadSummary {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    businessName: row.business_name,
    phone: row.phone,
    sent,
    firstSubmittedAt: row.first_submitted_at,
    lastSubmittedAt: row.last_submitted_at,
    botCheck: row.bot_check,
    status: row.status as LeadStatus,
    dueDate: dueDateOf(row, now),
  }
}

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

type Row = LeadSummary & { note: string }
type Column = readonly [title: string, cellOf: (row: Row) => string | number | null]

export const leadColumns: readonly Column[] = [
  ['Name', row => row.name],
  ['Business name', row => row.businessName],
  ['Email', row => row.email],
  ['Phone', row => row.phone],
  ['Status', row => row.status],
  ['Note', row => row.note],
  ['First form', row => row.firstSubmittedAt],
  ['Latest form', row => row.lastSubmittedAt],
  ...formTypes.map(({ kind, label }): Column => [label, row => row.sent.find(form => form.kind === kind)?.count ?? 0]),
  ['Reply', row => row.dueDate?.state ?? null],
  ['Due at', row => row.dueDate?.dueAt ?? null],
  ['Answered at', row => row.dueDate?.answeredAt ?? null],
  ['Possible bot', row => row.botCheck],
]
