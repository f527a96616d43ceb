import type { LeadChange } from '#contracts/leads.ts'
import type { NewAuditEntry } from '#server/admin/audit-log.ts'
import type { LeadRow } from '#server/forms/upsert-lead.ts'

/** What a change does to the lead as it was. Setting what's already set does nothing, but the response shows the lead. */
export function auditEntriesOf(before: LeadRow, change: LeadChange): NewAuditEntry[] {
  const leadId = before.id
  const { status, answered, followUp, verdict } = change
  const entries: NewAuditEntry[] = []
  if (status !== undefined && status !== before.status)
    entries.push({ action: 'lead.status', leadId, details: { from: before.status, to: status } })
  if (answered === true && before.answered_at === null && before.due_at !== null)
    entries.push({ action: 'lead.answered', leadId })
  if (answered === false && before.answered_at !== null) entries.push({ action: 'lead.reopened', leadId })
  if (followUp && (followUp.on !== before.follow_up_on || followUp.note !== before.follow_up_note))
    entries.push({ action: 'follow-up.set', leadId })
  if (followUp === null && before.follow_up_on !== null) entries.push({ action: 'follow-up.removed', leadId })
  if (verdict === 'spam' && before.spam_at === null) entries.push({ action: 'lead.spam', leadId })
  if (verdict === 'person' && (before.spam_at ?? before.bot_check) !== null)
    entries.push({ action: 'lead.person', leadId })
  return entries.length > 0 ? entries : [{ action: 'lead.viewed', leadId }]
}
