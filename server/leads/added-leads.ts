import { sql } from 'kysely'
import { maxLengths } from '#contracts/constants.ts'
import type { AddedLead } from '#contracts/leads.ts'
import type { Actor } from '#server/admin/audit-log.ts'
import { companyDay } from '#server/calendar/company-time.ts'
import { addressKey, isSingleAddress } from '#server/email-address.ts'
import { type LeadRow, leadSearchText, newLead } from '#server/forms/upsert-lead.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Handle } from '#server/storage/database.ts'
import { saveNote } from './lead-notes.ts'

/** Someone who phoned, was recommended or left a card. False if they were added before, by the same request. */
export async function insertAddedLead(transaction: Handle, added: AddedLead, { at: now, person }: Actor) {
  const { id, note, from, mayWrite, followUpOn } = added
  const [name, phone, businessName] = [added.name, added.phone, added.businessName].map(text => text.trim() || null)
  const email = added.email.trim()
  if (email && !isSingleAddress(email)) throw new PublicError(400, "This isn't a valid email address.")
  if (followUpOn && followUpOn < companyDay(now).toString())
    throw new PublicError(400, "The follow-up date can't be in the past.")
  const contact = { name: name ?? null, phone: phone ?? null, businessName: businessName ?? null, email }
  const lead: LeadRow = {
    ...newLead(
      { contact, submittedAt: now, botCheck: null, source: { firstPage: null, referrerHost: null }, kind: 'added' },
      null,
    ),
    id,
    // Everyone has a key, and no address looks like this one.
    email_key: email ? addressKey(email) : `added:${id}`,
    status: 'contacted',
    follow_up_on: followUpOn || null,
    added_from: from,
    may_write: mayWrite,
  }
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('leads')
    .values(lead)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) {
    const known = await transaction.selectFrom('leads').select('id').where('id', '=', id).executeTakeFirst()
    if (known) return false
    throw new PublicError(409, 'Somebody with this email address is already a lead. Search for them in the list.')
  }
  if (note.trim()) await saveNote(transaction, { leadId: id, noteId: id, text: note.trim(), author: person }, now)
  return true
}

const minDigits = 7

/** Without a country code, which few people write. Undefined if it's too short to tell people apart. */
function lastDigits(phone: string | null) {
  const digits = (phone ?? '').replace(/\D/g, '').slice(-10)
  return digits.length < minDigits ? undefined : digits
}

/** Others who can be joined with this one. Only the owner knows if it's one person. */
export async function leadsWithPhone(read: Handle, { id, email, phone }: LeadRow) {
  const digits = lastDigits(phone)
  if (!digits) return []
  const rows = await read
    .selectFrom('leads')
    .select(['id', 'name', 'email', 'phone'])
    .where('id', '!=', id)
    .where('spam_at', 'is', null)
    .where('phone', 'is not', null)
    // One of the two was added without an address.
    .$if(email !== '', others => others.where('added_from', 'is not', null).where('email', '=', ''))
    .where('search_text', 'like', `%${digits}%`)
    .limit(5)
    .execute()
  return rows
    .filter(row => lastDigits(row.phone) === digits)
    .map(row => ({ id: row.id, name: row.name?.trim() || row.email || row.phone || 'Unknown' }))
}

/** Moves what's known of `other`, who was added by hand and sent nothing, to `lead`. */
export async function joinLeads(transaction: Handle, lead: LeadRow, other: LeadRow) {
  if (other.added_from === null || other.email !== '' || other.id === lead.id)
    throw new PublicError(409, 'Only someone you added without an email address can be joined.')
  await transaction.updateTable('lead_notes').set({ lead_id: lead.id }).where('lead_id', '=', other.id).execute()
  await transaction.updateTable('outbox').set({ lead_id: lead.id }).where('lead_id', '=', other.id).execute()
  await transaction.deleteFrom('leads').where('id', '=', other.id).execute()
  const name = lead.name ?? other.name
  const business_name = lead.business_name ?? other.business_name
  await transaction
    .updateTable('leads')
    .set({
      name,
      business_name,
      search_text: leadSearchText({ ...lead, name, business_name }, [], lead.search_text),
      first_submitted_at: sql`case when first_submitted_at < ${other.first_submitted_at} then first_submitted_at else ${other.first_submitted_at} end`,
      added_from: other.added_from,
      may_write: other.may_write,
      ...(lead.status === 'new' && other.status !== 'closed' && { status: other.status, status_by: other.status_by }),
      ...followUpOf([lead, other]),
    })
    .where('id', '=', lead.id)
    .execute()
}

/** The earlier day, with what to do of both. */
function followUpOf(leads: readonly LeadRow[]) {
  const planned = leads.filter(({ follow_up_on }) => follow_up_on !== null)
  const [first = null] = planned.map(({ follow_up_on }) => follow_up_on).toSorted()
  const notes = new Set(planned.map(({ follow_up_note }) => follow_up_note).filter(Boolean))
  return { follow_up_on: first, follow_up_note: [...notes].join('; ').slice(0, maxLengths.followUp) }
}
