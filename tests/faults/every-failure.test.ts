import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/storage/open-database.ts'
import { logIn } from '#tests/support/admin.ts'
import { bookingRequest, bookingSecret, calendly } from '#tests/support/booking-events.ts'
import { type DatabaseKind, describeOnEachDatabase, migratedDatabaseSettings } from '#tests/support/databases.ts'
import { type Answer, failEach, failingDatabase, type Operation } from '#tests/support/fail-each.ts'
import { type Form, formParts, newForm } from '#tests/support/forms.ts'
import { smallBuild } from '#tests/support/small-build.ts'
import { testApp, testPasswords } from '#tests/support/test-app.ts'
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts'

type Site = Awaited<ReturnType<typeof openSite>>

/** Emails are only queued, so that nothing else happens at the same time. */
async function openSite(kind: DatabaseKind) {
  const settings = await migratedDatabaseSettings(kind)
  const plain = await openDatabase(settings)
  onTestFinished(() => plain.close())
  const env = {
    ...(await startWebhookReceiver()).env,
    BOOKING_WEBHOOK_SECRET: bookingSecret,
    TRUST_PROXY: '1',
    NOTICES_PER_HOUR: '100000',
    CONFIRMATIONS_PER_HOUR: '100000',
  }
  const { app } = await testApp({
    database: failingDatabase(plain),
    build: smallBuild,
    env,
    outboxTiming: { pollMs: 60 * 60_000 },
  })
  const headers = await logIn(app)

  async function send(request: InjectOptions): Promise<Answer> {
    const { statusCode, headers, body } = await app.inject(request)
    const retryAfter = headers['retry-after']
    return { status: statusCode, retryAfter: retryAfter === undefined ? undefined : String(retryAfter), body }
  }
  const asAdmin = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    send({ method, url: `/api/admin${path}`, headers, ...(payload && { payload }) })
  const sendForm = ({ kind, body, headers }: Form) =>
    send({ method: 'POST', url: formParts[kind].path, headers, payload: body })

  async function newLead() {
    const form = newForm('survey')
    const { status, body } = await sendForm(form)
    if (status !== 200) throw new Error(`The survey wasn't stored: ${status} ${body}`)
    const leads = plain.read.selectFrom('leads').select('id').where('email_key', '=', form.email)
    return { id: (await leads.executeTakeFirstOrThrow()).id, email: form.email }
  }
  return { plain, send, asAdmin, sendForm, newLead }
}

const operations: ReadonlyArray<Operation<Site>> = [
  {
    name: 'a survey',
    async prepare({ sendForm }) {
      const form = newForm('survey')
      return () => sendForm(form)
    },
  },
  {
    name: 'unsubscribing',
    async prepare({ newLead, plain, send }) {
      const { email } = await newLead()
      const emails = plain.read.selectFrom('outbox').select('unsubscribe_token').where('recipient', '=', email)
      const { unsubscribe_token } = await emails.executeTakeFirstOrThrow()
      const payload = { 'List-Unsubscribe': 'One-Click' }
      return () => send({ method: 'POST', url: `/unsubscribe?token=${unsubscribe_token}`, payload })
    },
  },
  {
    name: 'a booked call',
    async prepare({ newLead, send }) {
      const { email } = await newLead()
      const at = new Date().toISOString()
      const startsAt = new Date(Date.now() + 86_400_000).toISOString()
      const [event] = calendly.booked({ id: randomUUID(), email, startsAt, at })
      const request = bookingRequest(event ?? {})
      return () => send({ method: 'POST', url: '/api/bookings', ...request })
    },
  },
  {
    name: 'a login',
    async prepare({ send }) {
      const headers = {
        'x-forwarded-for': `10.9.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
      }
      const payload = { password: testPasswords.admin.value }
      return () => send({ method: 'POST', url: '/api/admin/login', headers, payload })
    },
    addsAnother: true,
  },
  {
    name: 'a note',
    async prepare({ newLead, asAdmin }) {
      const { id } = await newLead()
      const noteId = randomUUID()
      return () => asAdmin('PUT', `/leads/${id}/notes/${noteId}`, { text: 'Call after ten.' })
    },
  },
  {
    name: 'a status',
    async prepare({ newLead, asAdmin }) {
      const { id } = await newLead()
      return () => asAdmin('PATCH', `/leads/${id}`, { status: 'contacted' })
    },
  },
  {
    name: 'an erasure',
    async prepare({ newLead, asAdmin }) {
      const { id } = await newLead()
      return () => asAdmin('DELETE', `/leads/${id}`)
    },
    whenDone: 404,
  },
  {
    name: 'a publication',
    async prepare({ asAdmin }) {
      const read = async (path: string) => JSON.parse((await asAdmin('GET', `/words${path}`)).body ?? '')
      const [{ revision }] = await read('/texts?path=about/mission')
      const draft = { path: 'about/mission', value: `We fix Mondays: ${randomUUID()}.`, revision }
      await asAdmin('PATCH', '/words/drafts', draft)
      const { draftsRevision } = await read('')
      return () => asAdmin('POST', '/words/publish', { revision: draftsRevision })
    },
    whenDone: 409,
  },
]

describeOnEachDatabase('whichever statement fails, this is done or not done, and a repeat finishes it:', kind => {
  test.each(operations)('$name', async operation => {
    const site = await openSite(kind)
    const { problems, failures } = await failEach(operation, site, site.plain)
    console.info(`${operation.name} (${kind}): ${failures} failures`)
    expect(problems).toEqual([])
    // More than its begin and its commit.
    expect(failures).toBeGreaterThan(7)
  })
})
