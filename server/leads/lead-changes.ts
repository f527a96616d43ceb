import { sql } from 'kysely'
import type { LeadChange } from '#contracts/leads.ts'
import type { Actor, NewAuditEntry } from '#server/admin/audit-log.ts'
import { companyDay } from '#server/calendar/company-time.ts'
import type { LeadRow } from '#server/forms/upsert-lead.ts'
import { PublicError } from '#server/http/errors.ts'
import { dismissEmails, releaseEmails } from '#server/messages/held-emails.ts'
import type { Handle } from '#server/storage/database.ts'
import { leadIsGone } from './lead-queries.ts'

/** Who is to be followed up isn't closed. */
const statusAfter = (before: LeadRow, { status, followUp }: LeadChange) =>
  status ?? (followUp && before.status === 'closed' ? 'contacted' : undefined)

/** Any status but new marks the lead as answered, and the first answer counts. Going back to new reopens it. */
export async function updateLead(
  transaction: Handle,
  before: LeadRow,
  change: LeadChange,
  { at: now, person = null }: Actor,
) {
  const { id } = before
  const { answered, followUp } = change
  const status = statusAfter(before, change)
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

/** What a change does to the lead as it was. Setting what's already set does nothing, but the response shows the lead. */
export function auditEntriesOf(before: LeadRow, change: LeadChange): NewAuditEntry[] {
  const leadId = before.id
  const { answered, followUp, verdict } = change
  const status = statusAfter(before, change)
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
