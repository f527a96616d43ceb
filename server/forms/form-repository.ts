import { sql } from 'kysely'
import { campaignName } from '#contracts/form-extras.ts'
import { addressKey } from '#server/email-address.ts'
import { NotWanted } from '#server/messages/channel.ts'
import { heldAsSpam } from '#server/messages/held-emails.ts'
import { builtOnce } from '#server/storage/built-query.ts'
import type { Handle } from '#server/storage/database.ts'
import { searchTextOf } from '#server/storage/sorted-rows.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Form } from './form.ts'

type Row = Tables['forms']

export type Idempotency = { key: string; bodyHash: string }

export const formOf = (row: Row): Form => ({
  id: row.id,
  kind: row.kind,
  variant: row.variant,
  contact: { name: row.name, email: row.email, phone: row.phone, businessName: row.business_name },
  answers: JSON.parse(row.answers),
  consents: JSON.parse(row.consents),
  submittedAt: row.submitted_at,
  botCheck: row.bot_check,
  source: {
    firstPage: row.first_page,
    referrerHost: row.referrer_host,
    campaign: JSON.parse(row.utm ?? '{}'),
  },
})

const rowOf = ({ contact, source, ...form }: Form, idempotency?: Idempotency): Row => ({
  id: form.id,
  kind: form.kind,
  variant: form.variant,
  name: contact.name,
  email: contact.email,
  email_key: addressKey(contact.email),
  phone: contact.phone,
  business_name: contact.businessName,
  answers: JSON.stringify(form.answers),
  consents: JSON.stringify(form.consents),
  submitted_at: form.submittedAt,
  bot_check: form.botCheck,
  first_page: source.firstPage,
  referrer_host: source.referrerHost,
  utm: Object.keys(source.campaign).length > 0 ? JSON.stringify(source.campaign) : null,
  campaign: campaignName(source.campaign) || null,
  session_id: null,
  search_text: searchTextOf(form.variant, contact.name, contact.email, contact.businessName),
  idempotency_key: idempotency?.key ?? null,
  body_hash: idempotency?.bodyHash ?? null,
})

/** False if there's one with its idempotency key. */
export async function insertForm(transaction: Handle, form: Form, idempotency?: Idempotency) {
  const { numAffectedRows } = await insert(transaction, rowOf(form, idempotency))
  return numAffectedRows === 1n
}

const insert = builtOnce((handle, rows: readonly Row[]) =>
  handle
    .insertInto('forms')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .compile(),
)

export const findByKey = (read: Handle, key: string) =>
  read
    .selectFrom('forms')
    .select(['id', 'body_hash', 'submitted_at', 'bot_check'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

export async function findForm(read: Handle, id: string) {
  const row = await read.selectFrom('forms').selectAll().where('id', '=', id).executeTakeFirst()
  return row && formOf(row)
}

export async function findFormToEmail(read: Handle, id: string) {
  const row = await read
    .selectFrom('forms')
    .innerJoin('leads', 'leads.email_key', 'forms.email_key')
    .selectAll('forms')
    .select(['leads.id as leadId', 'leads.spam_at'])
    .where('forms.id', '=', id)
    .executeTakeFirst()
  // One that was being sent when the lead became spam can't be stopped, but it isn't retried.
  if (row?.spam_at) throw new NotWanted(heldAsSpam)
  return row && { ...formOf(row), leadId: row.leadId }
}

/** By email key: the latest form of each kind. */
export async function latestForms(read: Handle, emailKeys: readonly string[]) {
  if (emailKeys.length === 0) return () => []
  const { rows } = await sql<Row>`
    select * from (
      select *, row_number() over (partition by email_key, kind order by submitted_at desc, id desc) as newest
      from forms where email_key in (${sql.join(emailKeys)})
    ) as numbered where newest = 1`.execute(read)
  const byLead = Map.groupBy(rows, row => row.email_key)
  return (emailKey: string) => (byLead.get(emailKey) ?? []).map(formOf)
}

export async function formsOfLead(read: Handle, emailKey: string, limit: number) {
  const rows = await read
    .selectFrom('forms')
    .selectAll()
    .where('email_key', '=', emailKey)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(formOf)
}
