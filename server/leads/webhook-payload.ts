import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Words } from '#content/all-words.ts'
import { findForm } from '#server/forms/form-repository.ts'
import { formRecordOf } from '#server/forms/form-types.ts'
import { NotWanted } from '#server/messages/channel.ts'
import type { StoredMessage } from '#server/messages/message-repository.ts'
import type { Handle } from '#server/storage/database.ts'
import { bookingsOf } from './bookings.ts'
import { notesOf } from './lead-notes.ts'
import { summariesOf } from './lead-queries.ts'

/** Composed when they're sent, so the outbox has no copy of anyone's data. docs/webhooks.md has an example of each. */
export const leadWebhooks = fastifyPlugin(async ({ outbox, database, published, clock }: FastifyInstance) => {
  outbox.writeWebhooks(async message => ({
    type: message.template,
    timestamp: message.created_at,
    data: await dataOf(database.read, message, { words: published.words, now: clock.now() }),
  }))
})

type Context = { words: Words; now: Date }

async function dataOf(read: Handle, { template, form_id, lead_id, payload }: StoredMessage, { words, now }: Context) {
  if (template === 'trouble') return JSON.parse(payload ?? '{}')
  if (template === 'lead.erased') return { lead: { id: lead_id } }
  const lead = await leadOf(read, lead_id ?? '', now)
  if (form_id === null) return { lead }
  const form = await findForm(read, form_id)
  if (!form) throw new NotWanted('The form no longer exists.')
  const { title, facts } = formRecordOf(form, words)
  return {
    form: {
      id: form.id,
      kind: form.kind,
      variant: form.variant,
      title,
      submittedAt: form.submittedAt,
      contact: form.contact,
      answers: facts.map(({ id, label, value }) => ({ id, question: label, answer: value })),
      consents: form.consents,
      source: form.source,
      botCheck: form.botCheck,
    },
    lead,
  }
}

async function leadOf(read: Handle, id: string, now: Date) {
  const row = await read.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotWanted('The lead no longer exists.')
  const [summaryOf, notesBy, bookingsBy] = await Promise.all([
    summariesOf(read, [row], now.toISOString()),
    notesOf(read, [id]),
    bookingsOf(read, [id]),
  ])
  return { ...summaryOf(row), notes: notesBy(id), calls: bookingsBy(id) }
}
