import type { LeadSummary } from '#contracts/leads.ts'
import type { Handle } from '#server/db/database.ts'
import { formTypes } from '#server/forms/form-types.ts'
import { type LeadNote, notesOf } from './lead-notes.ts'
import type { LeadRow } from './lead-repository.ts'
import { leadSummaries } from './lead-summary.ts'

type ExportedLead = LeadSummary & { notes: LeadNote[] }
type Column = readonly [title: string, cellOf: (lead: ExportedLead) => string | number | null]

export async function exportedLeads(read: Handle, rows: readonly LeadRow[], now: string): Promise<ExportedLead[]> {
  const [summaries, notesBy] = await Promise.all([
    leadSummaries(read, rows, now),
    notesOf(
      read,
      rows.map(({ id }) => id),
    ),
  ])
  return summaries.map(summary => ({ ...summary, notes: notesBy(summary.id) }))
}

export const leadColumns: readonly Column[] = [
  ['Name', row => row.name],
  ['Business name', row => row.businessName],
  ['Email', row => row.email],
  ['Phone', row => row.phone],
  ['Status', row => row.status],
  ['Notes', row => row.notes.map(({ text }) => text).join('\n')],
  ['First form', row => row.firstSubmittedAt],
  ['Latest form', row => row.lastSubmittedAt],
  ...formTypes.map(({ kind, label }): Column => [label, row => row.sent.find(form => form.kind === kind)?.count ?? 0]),
  ['Reply', row => row.dueDate?.state ?? null],
  ['Due at', row => row.dueDate?.dueAt ?? null],
  ['Answered at', row => row.dueDate?.answeredAt ?? null],
  ['Possible bot', row => row.botCheck],
]
