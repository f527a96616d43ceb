import { type FormKind, formKinds, formLabels, type LeadStatus } from '#contracts/constants.ts'
import type { PersonSummary } from '#contracts/people.ts'
import { dueDateState } from './due-date.ts'
import type { PersonRow } from './people-repository.ts'

export function summaryOf(row: PersonRow, counts: Partial<Record<FormKind, number>> = {}, now: string): PersonSummary {
  const dueDate = { dueAt: row.due_at, answeredAt: row.answered_at }
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    businessName: row.business_name,
    phone: row.phone,
    sent: Object.fromEntries(formKinds.map(kind => [kind, counts[kind] ?? 0])) as PersonSummary['sent'],
    firstSubmittedAt: row.first_submitted_at,
    lastSubmittedAt: row.last_submitted_at,
    botCheck: row.bot_check,
    status: row.status as LeadStatus,
    dueDate: { ...dueDate, state: dueDateState(dueDate, now) },
  }
}

type Row = PersonSummary & { note: string }
type Column = readonly [title: string, cellOf: (row: Row) => string | number | null]

export const peopleColumns: readonly Column[] = [
  ['Name', row => row.name],
  ['Business name', row => row.businessName],
  ['Email', row => row.email],
  ['Phone', row => row.phone],
  ['Status', row => row.status],
  ['Note', row => row.note],
  ['First form', row => row.firstSubmittedAt],
  ['Latest form', row => row.lastSubmittedAt],
  ...formKinds.map((kind): Column => [formLabels[kind], row => row.sent[kind]]),
  ['Reply', row => row.dueDate.state],
  ['Due at', row => row.dueDate.dueAt],
  ['Answered at', row => row.dueDate.answeredAt],
  ['Possible bot', row => row.botCheck],
]
