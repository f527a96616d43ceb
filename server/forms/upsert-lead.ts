import { randomUUIDv7 } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { LeadStatus } from '#contracts/constants.ts'
import { campaignName } from '#contracts/form-extras.ts'
import { replyDueAt } from '#server/calendar/business-days.ts'
import { addressKey } from '#server/email-address.ts'
import { builtOnce } from '#server/storage/built-query.ts'
import type { Handle } from '#server/storage/database.ts'
import { foldText } from '#server/storage/sorted-rows.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Form } from './form.ts'

export type LeadRow = Selectable<Tables['leads']>

type SentForm = Pick<Form, 'contact' | 'submittedAt' | 'botCheck'> &
  Partial<Pick<Form, 'kind' | 'variant'>> & {
    source: Pick<Form['source'], 'firstPage' | 'referrerHost'> & Partial<Form['source']>
    /** The answers as text, for the search. */
    said?: readonly string[]
  }

export function newLead(
  { contact, submittedAt, botCheck, source, kind, variant, said = [] }: SentForm,
  replyWithinBusinessDays: number | null,
): LeadRow {
  const details = {
    email: contact.email,
    name: contact.name,
    business_name: contact.businessName,
    phone: contact.phone,
  }
  return {
    id: randomUUIDv7(),
    email_key: addressKey(contact.email),
    ...details,
    search_text: leadSearchText(details, said),
    first_submitted_at: submittedAt,
    last_submitted_at: submittedAt,
    first_page: source.firstPage,
    referrer_host: source.referrerHost,
    campaign: campaignName(source.campaign ?? {}) || null,
    first_form: variant ?? kind ?? null,
    bot_check: botCheck,
    spam_at: null,
    status: 'new' satisfies LeadStatus,
    status_by: null,
    due_at: replyDueAt(submittedAt, replyWithinBusinessDays),
    answered_at: null,
    answered_by: null,
    follow_up_on: null,
    follow_up_note: '',
    added_from: null,
    may_write: null,
  }
}

/** What a form doesn't ask for stays as it is. A form from a possible bot doesn't overwrite a lead's details. */
const latestKnown = (column: 'email' | 'name' | 'business_name' | 'phone') =>
  sql.raw<string>(`case when excluded.bot_check is not null and leads.bot_check is null then leads.${column}
    else coalesce(excluded.${column}, leads.${column}) end`)

const isReopened = "leads.status = 'closed' and excluded.due_at is not null"

/**
 * One form that passes the bot check clears the mark. A form that promises a reply reopens the lead, also a closed one; of
 * two promises, the earlier one counts. A form that promises none changes neither the due date nor the answer.
 */
const changes = {
  email: latestKnown('email'),
  name: latestKnown('name'),
  business_name: latestKnown('business_name'),
  phone: latestKnown('phone'),
  // The clock may have been set back, and a lead must not be purged before its newest form.
  last_submitted_at: sql.raw<string>(`case when leads.last_submitted_at > excluded.last_submitted_at
    then leads.last_submitted_at else excluded.last_submitted_at end`),
  bot_check: sql.raw<string>('case when leads.bot_check is null then null else excluded.bot_check end'),
  due_at: sql.raw<string>(`case
    when excluded.due_at is null or (leads.answered_at is null and leads.due_at < excluded.due_at) then leads.due_at
    else excluded.due_at end`),
  answered_at: sql.raw<string>('case when excluded.due_at is null then leads.answered_at else null end'),
  status: sql.raw<string>(`case when ${isReopened} then 'new' else leads.status end`),
  status_by: sql.raw<string>(`case when ${isReopened} then null else leads.status_by end`),
}

const firstKnown = (column: 'name' | 'phone') => sql.raw<string>(`coalesce(leads.${column}, excluded.${column})`)

/** Anyone can book a call under a lead's address. */
const changesByBooking = {
  last_submitted_at: changes.last_submitted_at,
  bot_check: changes.bot_check,
  name: firstKnown('name'),
  phone: firstKnown('phone'),
}

const upsertWith = (changesOfKnown: typeof changes | typeof changesByBooking) =>
  builtOnce((handle, leads: readonly LeadRow[]) =>
    handle
      .insertInto('leads')
      .values(leads)
      .onConflict(conflict => conflict.column('email_key').doUpdateSet(changesOfKnown))
      .returning(['id', 'email', 'name', 'business_name', 'phone', 'search_text', 'spam_at', 'status'])
      .compile(),
  )

const upsert = upsertWith(changes)
const upsertByBooking = upsertWith(changesByBooking)

/** Adds the form to its lead. Returns the lead, with the status and the verdict that the owner gave it. */
export async function upsertLead(transaction: Handle, form: SentForm, replyWithinBusinessDays: number | null) {
  const lead = newLead(form, replyWithinBusinessDays)
  const { rows } = await (form.kind === 'booking' ? upsertByBooking : upsert)(transaction, lead)
  const [stored] = rows
  if (!stored) throw new Error("The lead wasn't stored.")
  if (stored.id === lead.id) return stored
  // Not merged in SQL, because SQLite folds only ASCII.
  const search_text = leadSearchText(stored, form.said ?? [], stored.search_text)
  if (stored.search_text !== search_text)
    await transaction.updateTable('leads').set({ search_text }).where('id', '=', stored.id).execute()
  return stored
}

type Contact = { name: string | null; email: string; business_name: string | null; phone: string | null }

/** A bot can send thousands of forms under one address. */
const maxSearchText = 20_000

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** `before`: from earlier forms, which may have another phone number. The latest text comes first, so it's cut last. */
export function leadSearchText({ name, email, business_name, phone }: Contact, said: readonly string[], before = '') {
  const texts = [name, email, business_name, phone, digitsOf(phone ?? ''), ...said, before]
  const lines = foldText(texts.filter(Boolean).join('\n'))
    .split(/[\r\n]/)
    .map(line => line.trim())
    .filter(Boolean)
  return [...new Set(lines)].join('\n').slice(0, maxSearchText).toWellFormed()
}
