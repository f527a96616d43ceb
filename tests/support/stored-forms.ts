import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { securityEmail } from '#server/messages/security-emails.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type Form, type FormKind, formParts } from './forms.ts'

type StoredForm = { kind: string; consents: string[]; emails: string[]; key: string | null; lead: boolean }

const nameOf = (kind: string, email: string) => `${kind} of ${email.toLowerCase()}`

/** Checks the stored forms for incomplete ones, duplicates and orphaned rows. */
export async function readStoredForms(read: Kysely<Tables>, sent: readonly Form[]) {
  const [forms, emails, leads] = await Promise.all([
    read.selectFrom('forms').select(['id', 'kind', 'email_key', 'consents', 'idempotency_key']).execute(),
    read
      .selectFrom('outbox')
      .select(['form_id', 'template'])
      // The emails about logins.
      .where('template', '<>', securityEmail.name)
      .execute(),
    read.selectFrom('leads').select('email_key').execute(),
  ])
  const faults: string[] = []
  const stored = new Map<string, StoredForm>()
  const byId = new Map<string, StoredForm>()
  const known = new Set(leads.map(({ email_key }) => email_key))
  for (const { id, kind, email_key, consents, idempotency_key: key } of forms) {
    const name = nameOf(kind, email_key)
    if (stored.has(name)) faults.push(`${name} is stored twice`)
    const purposes = JSON.parse(consents).map(({ purpose }: { purpose: string }) => purpose)
    const form = { kind, consents: purposes, emails: [], key, lead: known.has(email_key) }
    stored.set(name, form)
    byId.set(id, form)
  }
  for (const { form_id, template } of emails) {
    const form = byId.get(form_id ?? '')
    if (form) form.emails.push(template)
    else faults.push(`an email (${template}) belongs to no form`)
  }
  const senders = new Set(forms.map(({ email_key }) => email_key))
  for (const email of known) if (!senders.has(email)) faults.push(`${email} sent no form`)
  const sentByName = new Map(sent.map(form => [nameOf(form.kind, form.email), form]))
  for (const [name, form] of stored) {
    const original = sentByName.get(name)
    if (!original) faults.push(`${name} was never sent`)
    else if (JSON.stringify({ ...form, emails: form.emails.toSorted() }) !== JSON.stringify(completeForm(original)))
      faults.push(`${name} is incomplete: ${JSON.stringify(form)}`)
  }
  const missingFrom = (expected: readonly Form[]) =>
    expected.map(({ kind, email }) => nameOf(kind, email)).filter(name => !stored.has(name))
  return { count: byId.size, faults, missingFrom }
}

const completeForm = ({ kind, key }: { kind: FormKind; key: string }): StoredForm => ({
  kind,
  consents: [...formParts[kind].consents],
  emails: [...formParts[kind].emails],
  key: createHash('sha256').update(`${kind} ${key}`).digest('hex'),
  lead: true,
})
