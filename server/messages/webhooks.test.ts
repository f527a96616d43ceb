import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import type { Lead } from '#contracts/leads.ts'
import type { Overview } from '#contracts/overview.ts'
import { logIn } from '#tests/support/admin.ts'
import { type DatabaseKind, describeOnEachDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { anna, application, exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { respondWith, startWebhookReceiver } from '#tests/support/webhook-receiver.ts'

const fastTiming = { pollMs: 20, backoffMs: [20, 20] }
const patiently = { timeout: 30_000 }

type Options = { kind?: DatabaseKind; env?: Record<string, string> }

async function startSite({ kind = 'sqlite', env = {} }: Options = {}) {
  const receiver = await startWebhookReceiver()
  const site = await testApp({ kind, env: { ...receiver.env, ...env }, outboxTiming: fastTiming })
  const headers = await logIn(site.app)
  const { state, received } = receiver
  return {
    ...site,
    receiver,
    state,
    received,
    async submit(payload: object = exitSurvey, headers = {}) {
      const response = await site.app.inject({ method: 'POST', url: '/api/survey/submit', payload, headers })
      expect(response.statusCode).toBe(200)
    },
    send: (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
      site.app.inject({ method, url, headers, ...(payload && { payload }) }),
    async lead(): Promise<Lead> {
      const [{ id }] = (await site.app.inject({ url: '/api/admin/leads', headers })).json()
      return (await site.app.inject({ url: `/api/admin/leads/${id}`, headers })).json()
    },
    overview: async (): Promise<Overview> => (await site.app.inject({ url: '/api/admin/overview', headers })).json(),
    waitFor: (...types: string[]) =>
      vi.waitFor(() => expect(received.map(({ type }) => type)).toEqual(types), patiently),
  }
}

describe('webhooks', () => {
  test('report each form once, signed, with its answers, the lead and the consents', async () => {
    const { app, submit, received, waitFor } = await startSite()
    const key = { 'idempotency-key': randomUUID() }
    await submit(exitSurvey, key)
    await submit(exitSurvey, key)
    await app.inject({ method: 'POST', url: '/api/quiz/submit', payload: quiz })
    await app.inject({ method: 'POST', url: '/api/beta/apply', payload: application })
    await waitFor('form.received', 'form.received', 'form.received')
    const survey = received.find(({ data }) => data.form.kind === 'survey')
    expect(survey).toMatchObject({
      timestamp: expect.stringMatching(/Z$/),
      data: {
        form: {
          variant: 'exit',
          contact: anna,
          answers: expect.arrayContaining([
            { id: 'exit-timeline', question: expect.stringMatching(/\?$/), answer: '1-2 years' },
          ]),
          consents: [{ purpose: 'contact' }, { purpose: 'toolkit' }],
          source: { firstPage: null, referrerHost: null, campaign: {} },
          botCheck: null,
        },
        lead: { name: anna.name, status: 'new', notes: [], isSpam: false, dueDate: { state: 'due' } },
      },
    })
    expect(new Set(received.map(({ id }) => id)).size).toBe(3)
  })

  test('report a change to a lead, and its erasure without any personal data', async () => {
    const { submit, send, lead, received, waitFor } = await startSite()
    await submit()
    const { id } = await lead()
    await waitFor('form.received')
    await send('PATCH', `/api/admin/leads/${id}`, { status: 'booked' })
    await waitFor('form.received', 'lead.updated')
    expect(received[1]?.data).toMatchObject({ lead: { id, status: 'booked', dueDate: { state: 'on-time' } } })
    await send('PUT', `/api/admin/leads/${id}/notes/${randomUUID()}`, { text: 'Call on Friday' })
    await waitFor('form.received', 'lead.updated', 'lead.updated')
    expect(received[2]?.data).toMatchObject({ lead: { id, notes: [{ text: 'Call on Friday' }] } })
    expect((await send('DELETE', `/api/admin/leads/${id}`)).statusCode).toBe(200)
    await waitFor('form.received', 'lead.updated', 'lead.updated', 'lead.erased')
    expect(received[3]?.data).toEqual({ lead: { id } })
    expect((await send('PATCH', `/api/admin/leads/${id}`, { status: 'won' })).statusCode).toBe(404)
  })

  test('are retried with the same id, then listed as not delivered and resent by the administrator', async () => {
    const { submit, send, lead, overview, received, state } = await startSite()
    state.respond = respondWith(500)
    await submit()
    await vi.waitFor(
      async () => expect((await overview()).outbox.list.map(({ status }) => status)).toContain('failed'),
      patiently,
    )
    expect(received).toHaveLength(3)
    expect(new Set(received.map(({ id }) => id)).size).toBe(1)
    const { outbox } = await overview()
    const webhook = outbox.list.find(({ channel }) => channel === 'webhook')
    expect(webhook).toMatchObject({
      title: 'Webhook: form received',
      recipient: null,
      reason: 'Gave up after 3 attempts: The receiver responded with 500.',
      leadName: anna.name,
      canBeResent: true,
    })
    state.respond = respondWith(200)
    const resent = await send('POST', `/api/admin/outbox/${webhook?.id}/resend`)
    expect(resent.json()).toEqual({ status: 'sent', reason: null })
    expect((await lead()).messages.filter(({ channel }) => channel === 'webhook')).toMatchObject([{ status: 'sent' }])
  })
})

describeOnEachDatabase('webhooks', kind => {
  test('about an erased lead are dropped, and only the erasure is reported', async () => {
    const { submit, send, lead, received, state, database } = await startSite({ kind })
    state.respond = respondWith(500)
    await submit()
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(0), patiently)
    const { id } = await lead()
    await send('DELETE', `/api/admin/leads/${id}`)
    const left = await database.read.selectFrom('outbox').select(['channel', 'template']).execute()
    expect(left).toEqual([{ channel: 'webhook', template: 'lead.erased' }])
  })
})

test("a receiver that doesn't respond holds up neither the form nor its emails", async () => {
  const smtp = await startEmailServer()
  const { app, state, received } = await startSite({ env: { SMTP_URL: smtp.url } })
  const held: ServerResponse[] = []
  state.respond = response => held.push(response)
  for (let count = 1; count <= 8; count += 1) {
    const contactInfo = { ...anna, email: `visitor-${count}@example.com` }
    const response = await app.inject({
      method: 'POST',
      url: '/api/survey/submit',
      payload: { ...exitSurvey, contactInfo },
    })
    expect(response.json().emailStatus).toEqual({ adminEmailSent: true, userEmailSent: true })
  }
  expect(received.length).toBeLessThan(8)
  for (const response of held) response.destroy()
})

test('without WEBHOOK_URL, nothing is queued', async () => {
  const { app, database } = await testApp()
  await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })
  const rows = await database.read.selectFrom('outbox').select('channel').execute()
  expect(rows).toEqual([{ channel: 'email' }, { channel: 'email' }])
})
