import { sql } from 'kysely'
import type { LeadChange } from '#contracts/leads.ts'
import type { Actor, NewAuditEntry } from '#server/admin/audit-log.ts'
import { companyDay } from '#server/calendar/company-time.ts'
import type { LeadRow } from '#server/forms/upsert-lead.ts'
import { PublicError } from '#server/http/errors.ts'
import { dismissEmails, releaseEmails } from '#server/messages/held-emails.ts'
import type { Handle } from '#server/storage/database.ts'
import { leadIsGone } from './lead-queries.ts'

/** Any status but new marks the lead as answered, and the first answer counts. Going back to new reopens it. */
export async function updateLead(
  transaction: Handle,
  before: LeadRow,
  change: LeadChange,
  { at: now, person = null }: Actor,
) {
  const { id } = before
  const { answered, followUp } = change
  // Who is to be followed up isn't closed.
  const status = change.status ?? (followUp && before.status === 'closed' ? 'contacted' : undefined)
  if (followUp && followUp.on < companyDay(now).toString())
    throw new PublicError(400, "The follow-up date can't be in the past.")
  const isAnswer = answered ?? (status === undefined ? undefined : status !== 'new')
  const { numUpdatedRows } = await transaction
    .updateTable('leads')
    .set({
      // An update needs at least one column.
      id,
      ...(status !== undefined && { status, status_by: person }),
      // Only a promised reply can be answered.
      ...(isAnswer === true && {
        answered_at: sql<string>`case when due_at is not null then coalesce(answered_at, ${now}) end`,
        answered_by: sql<string>`case when answered_at is null then ${person} else answered_by end`,
      }),
      ...(isAnswer === false && { answered_at: null, answered_by: null }),
      ...(followUp !== undefined && {
        follow_up_on: followUp?.on ?? null,
        follow_up_note: followUp?.note ?? '',
      }),
    })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw leadIsGone()
}

type Verdict = NonNullable<LeadChange['verdict']>

export async function applyVerdict(transaction: Handle, id: string, verdict: Verdict, now: string) {
  const isSpam = verdict === 'spam'
  const lead = await transaction
    .updateTable('leads')
    .set(isSpam ? { spam_at: sql`coalesce(spam_at, ${now})` } : { spam_at: null, bot_check: null })
    .where('id', '=', id)
    .returning('email_key')
    .executeTakeFirst()
  if (!lead) return
  if (isSpam) return dismissEmails(transaction, id, now)
  await releaseEmails(transaction, id, now)
  await transaction.updateTable('forms').set({ bot_check: null }).where('email_key', '=', lead.email_key).execute()
}

/** What has changed. Setting what's already set changes nothing. */
export function auditEntriesOf(before: LeadRow, after: LeadRow) {
  const leadId = before.id
  const isChanged = (column: keyof LeadRow) => before[column] !== after[column]
  const entries: NewAuditEntry[] = []
  if (isChanged('status'))
    entries.push({ action: 'lead.status', leadId, details: { from: before.status, to: after.status } })
  if (isChanged('answered_at'))
    entries.push({ action: after.answered_at === null ? 'lead.reopened' : 'lead.answered', leadId })
  if (isChanged('follow_up_on') || isChanged('follow_up_note'))
    entries.push({ action: after.follow_up_on === null ? 'follow-up.removed' : 'follow-up.set', leadId })
  if (isChanged('spam_at') || isChanged('bot_check'))
    entries.push({ action: after.spam_at === null ? 'lead.person' : 'lead.spam', leadId })
  return entries
}
