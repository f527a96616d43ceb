import type { Handle } from '#server/db/database.ts'
import { addressKey } from '#server/email/addresses.ts'
import { formRecordOf } from '#server/forms/form-records.ts'
import { findForm } from '#server/forms/form-repository.ts'
import { NotWanted } from '#server/outbox/channel.ts'
import type { StoredMessage } from '#server/outbox/message-repository.ts'
import { countForms } from '#server/people/people-queries.ts'
import { summaryOf } from '#server/people/person-summary.ts'

export const webhookTitles = [
  { name: 'form.received', title: 'Webhook: form received' },
  { name: 'lead.updated', title: 'Webhook: lead updated' },
  { name: 'lead.erased', title: 'Webhook: lead erased' },
]

/** Composed when it's sent, so the outbox has no copy of anyone's data. docs/webhooks.md shows each event. */
export const webhookPayload = async (read: Handle, message: StoredMessage) => ({
  type: message.template,
  timestamp: message.created_at,
  data: await dataOf(read, message),
})

async function dataOf(read: Handle, { template, form_id, person_id }: StoredMessage) {
  if (template === 'lead.erased') return { lead: { id: person_id } }
  if (form_id === null) return { lead: await leadOf(read, 'id', person_id ?? '') }
  const form = await findForm(read, form_id)
  if (!form) throw new NotWanted('The form no longer exists.')
  const { facts, answers: _, ...record } = formRecordOf(form)
  return {
    form: { ...record, answers: facts.map(([question, answer]) => ({ question, answer })), consents: form.consents },
    lead: await leadOf(read, 'email_key', addressKey(form.contact.email)),
  }
}

async function leadOf(read: Handle, column: 'id' | 'email_key', value: string) {
  const row = await read.selectFrom('people').selectAll().where(column, '=', value).executeTakeFirst()
  if (!row) throw new NotWanted('The lead no longer exists.')
  const counts = await countForms(read, [row.email_key])
  return { ...summaryOf(row, counts.get(row.email_key), new Date().toISOString()), note: row.note }
}
