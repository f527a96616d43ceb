import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { logIn } from '#tests/support/admin.ts'
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts'

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

test('docs/webhooks.md has a current example of each event', async () => {
  const { env, received } = await startWebhookReceiver()
  const { app } = await testApp({ env })
  const headers = await logIn(app)
  const visit = { firstPage: '/winnipeg', referrerHost: 'www.google.com', utmSource: 'newsletter' }
  await app.inject({ method: 'POST', url: '/api/survey/submit', payload: { ...exitSurvey, visit } })
  const [{ id }] = (await app.inject({ url: '/api/admin/leads', headers })).json()
  const url = `/api/admin/leads/${id}`
  await vi.waitFor(() => expect(received).toHaveLength(1), 30_000)
  await app.inject({ method: 'PATCH', url, headers, payload: { status: 'contacted', note: 'Call back' } })
  await vi.waitFor(() => expect(received).toHaveLength(2), 30_000)
  await app.inject({ method: 'DELETE', url, headers })
  await vi.waitFor(() => expect(received).toHaveLength(3), 30_000)
  const sent = received.map(({ id: _id, ...event }) => event)
  expect(examples.map(({ type }) => type)).toEqual(sent.map(({ type }) => type))
  expect(examples.map(shapeOf)).toEqual(sent.map(shapeOf))
})
