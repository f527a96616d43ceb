import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { trouble as troubleFound } from '#server/checks/finding.ts'
import { watchForTroubles } from '#server/checks/trouble-watch.ts'
import type { WebhookEvent } from '#server/messages/webhooks.ts'
import { logIn } from '#tests/support/admin.ts'
import { calendly } from '#tests/support/booking-events.ts'
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts'
import { readCalendlyEvent } from './booking-routes.ts'
import { type BookingEvent, storeBooking } from './bookings.ts'
import { saveNote } from './lead-notes.ts'

const strategyCall = readCalendlyEvent(
  calendly.booked({
    id: 'one',
    startsAt: '2099-01-01T16:00:00.000Z',
    at: '2026-11-17T15:20:08.000Z',
  })[0],
) as BookingEvent

const guide = readFileSync(join(import.meta.dirname, '../../docs/webhooks.md'), 'utf8')
const examples = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json))

/** Field names and types, so that the example may have other values. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])]
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, field]) => [name, shapeOf(field)])
      .sort(),
  )
}

test('docs/webhooks.md lists each event in its table and has a current example of it', async () => {
  const { env, received } = await startWebhookReceiver()
  const { app, database } = await testApp({ env })
  const headers = await logIn(app)
  const leadId = async () => {
    const [{ id }] = (await app.inject({ url: '/api/admin/leads?show=all', headers })).json()
    return id as string
  }
  const visit = { firstPage: '/winnipeg', referrerHost: 'www.google.com', utmSource: 'newsletter' }
  /** What causes each event, in an order that works. */
  const causes: Record<WebhookEvent['type'], () => Promise<unknown>> = {
    'form.received': () => app.inject({ method: 'POST', url: '/api/survey/submit', payload: { ...exitSurvey, visit } }),
    'lead.updated': async () => {
      const id = await leadId()
      // Not through the API, which would report it as a change of its own.
      await database.write(async transaction => {
        const note = { leadId: id, noteId: randomUUID(), text: 'Likes mornings', author: "Tom's phone" }
        await saveNote(transaction, note, new Date().toISOString())
        await storeBooking(transaction, strategyCall, new Date().toISOString())
      })
      const payload = { status: 'contacted', answered: true, followUp: { on: '2099-01-01', note: 'Call back' } }
      return app.inject({ method: 'PATCH', url: `/api/admin/leads/${id}`, headers, payload })
    },
    'lead.erased': async () => app.inject({ method: 'DELETE', url: `/api/admin/leads/${await leadId()}`, headers }),
    trouble: () => {
      const trouble = { title: 'The disk is full', detail: 'Only 5 MB are free.', whatToDo: 'Delete something.' }
      const checks = [{ id: 'disk', name: 'Disk', about: 'Space', run: () => troubleFound(trouble) }]
      return watchForTroubles(app, checks, new Date())
    },
  }
  for (const [index, cause] of Object.values(causes).entries()) {
    await cause()
    await vi.waitFor(() => expect(received).toHaveLength(index + 1), 30_000)
  }
  const types = Object.keys(causes)
  expect(received.map(({ type }) => type)).toEqual(types)
  for (const type of types) {
    const { id: _, ...sent } = received.find(event => event.type === type) ?? {}
    const example = examples.find(candidate => candidate.type === type)
    expect(shapeOf(example), `the example of ${type} in docs/webhooks.md`).toEqual(shapeOf(sent))
    expect(guide, `the row of ${type} in the table of docs/webhooks.md`).toContain(`| \`${type}\` |`)
  }
})
