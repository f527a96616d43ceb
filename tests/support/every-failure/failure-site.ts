import type { InjectOptions } from 'fastify'
import { onTestFinished } from 'vitest'
import { openDatabase } from '#server/storage/open-database.ts'
import { logIn } from '#tests/support/admin.ts'
import { bookingSecret } from '#tests/support/booking-events.ts'
import { type DatabaseKind, migratedDatabaseSettings } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { type Form, formParts, newForm } from '#tests/support/forms.ts'
import { quickRenderer } from '#tests/support/quick-renderer.ts'
import { testApp } from '#tests/support/test-app.ts'
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts'
import type { Answer, Operation } from './fail-each.ts'
import { failingDatabase } from './failing-database.ts'

export type FailureSite = Awaited<ReturnType<typeof failureSite>>

export type SiteOperation = Operation<FailureSite>

let visitors = 0

/** For what's limited per IP address. */
export function newAddress() {
  visitors += 1
  return { 'x-forwarded-for': `10.9.${visitors >> 8}.${visitors & 255}` }
}

export async function openForTest(settings: Awaited<ReturnType<typeof migratedDatabaseSettings>>) {
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  return database
}

/** The whole server, with everything that an operation can also change turned on: emails, webhooks and bookings. */
export async function failureSite(kind: DatabaseKind, { sendsEmails = false }: { sendsEmails?: boolean }) {
  const settings = await migratedDatabaseSettings(kind)
  const database = failingDatabase(await openForTest(settings))
  // With its own connections, because the server's are broken at times.
  const plain = await openForTest(settings)
  const receiver = await startWebhookReceiver()
  const env = {
    ...(sendsEmails && { SMTP_URL: (await startEmailServer()).url }),
    ...receiver.env,
    BOOKING_WEBHOOK_SECRET: bookingSecret,
    TRUST_PROXY: '1',
    NOTICES_PER_HOUR: '100000',
    CONFIRMATIONS_PER_HOUR: '100000',
  }
  // What isn't sent at once isn't sent at all, so that nothing else happens at the same time.
  const site = await testApp({ database, env, renderer: quickRenderer, outboxTiming: { pollMs: 60 * 60_000 } })
  await site.app.ready()
  const headers = await logIn(site.app)

  async function send(request: InjectOptions): Promise<Answer> {
    const { statusCode, headers, body } = await site.app.inject(request)
    const retryAfter = headers['retry-after']
    return { status: statusCode, retryAfter: retryAfter === undefined ? undefined : String(retryAfter), body }
  }
  const asAdmin = (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    send({ method, url: `/api/admin${path}`, headers, ...(payload && { payload }) })
  const sendForm = ({ kind, body, headers }: Form, extras: object = {}) =>
    send({ method: 'POST', url: formParts[kind].path, headers, payload: { ...body, ...extras } })

  /** Returns the id of someone who has just sent a survey. */
  async function newLead(extras: object = {}) {
    const form = newForm('survey')
    const { status } = await sendForm(form, extras)
    if (status !== 200) throw new Error(`The survey wasn't stored: ${status}`)
    const { id } = await plain.read
      .selectFrom('leads')
      .select('id')
      .where('email_key', '=', form.email)
      .executeTakeFirstOrThrow()
    return { id, email: form.email }
  }

  const emailTo = (recipient: string) =>
    plain.read.selectFrom('outbox').selectAll().where('recipient', '=', recipient).executeTakeFirstOrThrow()

  return { ...site, kind, plain, headers, send, asAdmin, sendForm, newLead, emailTo }
}

/** An operation that's one call of the administrator. */
export const adminOperation = (
  name: string,
  prepare: (site: FailureSite) => Promise<Parameters<FailureSite['asAdmin']>>,
  rest: Partial<SiteOperation> = {},
): SiteOperation => ({
  name,
  async prepare(site) {
    const request = await prepare(site)
    return () => site.asAdmin(...request)
  },
  ...rest,
})
