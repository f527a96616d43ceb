import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Clock, systemClock } from '#server/clock.ts'
import type { Database } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { newDatabase } from '#tests/support/databases.ts'
import { startPostgresServer } from '#tests/support/embedded-postgres.ts'
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { type App, testApp, testAppWithEmail } from '#tests/support/test-app.ts'
import { startWebhookReceiver, webhookSecret } from '#tests/support/webhook-receiver.ts'
import { createFormRetries } from './form-retries.ts'

const submit = (app: App, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/survey/submit', headers, payload: exitSurvey })

const countRows = async ({ read }: Database, table: 'forms' | 'outbox' | 'leads') =>
  (await read.selectFrom(table).select('id').execute()).length

const waits = (logLines: readonly string[]) => logLines.some(line => line.includes('forms wait'))

test('a form that is sent while Postgres is down waits, and is stored when it is back', async () => {
  const postgres = await startPostgresServer()
  onTestFinished(() => postgres.remove())
  const database = await openDatabase({ dataDir: '', databaseUrl: `${postgres.url}/postgres` })
  onTestFinished(() => database.close())
  const { app, logLines } = await testApp({ database })
  const stopping = await testApp({ database })
  await Promise.all([app.ready(), stopping.app.ready()])
  await postgres.crash()
  const response = submit(app)
  await vi.waitUntil(() => waits(logLines), { timeout: 30_000 })
  // Everything else still fails at once.
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503)
  await postgres.start()
  expect((await response).statusCode).toBe(200)
  expect(await countRows(database, 'forms')).toBe(1)

  await postgres.crash()
  const held = submit(stopping.app)
  await vi.waitUntil(() => waits(stopping.logLines), { timeout: 30_000 })
  await stopping.app.close()
  expect((await held).statusCode).toBe(503)
})

/** The database commits the first write, but the connection breaks before it says so. */
const unconfirmed = (database: Database): Database => {
  let isFirst = true
  return {
    ...database,
    async write(work) {
      const value = await database.write(work)
      if (!isFirst) return value
      isFirst = false
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
    },
  }
}

test.each([{ 'idempotency-key': randomUUID() }, {}])(
  'a form whose commit was not confirmed is stored, counted and sent once (headers: %j)',
  async headers => {
    const database = await newDatabase('postgres')
    const webhook = await startWebhookReceiver()
    const env = { WEBHOOK_URL: webhook.url, WEBHOOK_SECRET: webhookSecret }
    const { app, smtp } = await testAppWithEmail({ database: unconfirmed(database), env })
    await app.ready()
    const response = await submit(app, headers)
    expect(response.json()).toMatchObject({ emailStatus: { adminEmailSent: true, userEmailSent: true } })
    await vi.waitUntil(() => webhook.received.length > 0, { timeout: 30_000 })
    expect(webhook.received).toHaveLength(1)
    expect(smtp.received).toHaveLength(2)
    expect([await countRows(database, 'forms'), await countRows(database, 'leads')]).toEqual([1, 1])
    expect(await countRows(database, 'outbox')).toBe(3)
    await app.close()
    expect(await database.read.selectFrom('form_visits').select('completed').execute()).toEqual([{ completed: 1 }])
  },
)

const log = pino({ level: 'silent' })
const refused = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))

/** Each sleep ends at once. */
function fastClock() {
  let elapsedMs = 0
  const timers: { at: number; work: () => unknown }[] = []
  const clock: Clock = {
    ...systemClock,
    after(ms, work) {
      timers.push({ at: elapsedMs + ms, work })
      return () => undefined
    },
    async sleep(ms, signal) {
      elapsedMs += ms
      for (const { at, work } of timers) if (at <= elapsedMs) work()
      signal?.throwIfAborted()
    },
  }
  return { clock, elapsedMs: () => elapsedMs }
}

test('a form fails after 35 seconds, and so does all that it does together', async () => {
  const { clock, elapsedMs } = fastClock()
  const retries = createFormRetries({ database: { kind: 'postgres' }, clock, log })
  const request = {}
  await expect(retries.run(request, refused)).rejects.toThrow('ECONNREFUSED')
  expect(elapsedMs()).toBeGreaterThanOrEqual(35_000)
  expect(elapsedMs()).toBeLessThan(36_000)
  const before = elapsedMs()
  await expect(retries.run(request, refused)).rejects.toThrow('ECONNREFUSED')
  expect(elapsedMs() - before).toBeLessThanOrEqual(1000)
})

test('only so many forms wait: the next one fails at once', async () => {
  const clock: Clock = { ...systemClock, sleep: (_ms, signal) => systemClock.sleep(60_000, signal) }
  const retries = createFormRetries({ database: { kind: 'postgres' }, clock, log, maxWaiting: 2 })
  const waiting = [retries.run({}, refused), retries.run({}, refused)].map(form => form.catch(String))
  await expect(retries.run({}, refused)).rejects.toThrow('ECONNREFUSED')
  retries.stop()
  expect(await Promise.all(waiting)).toEqual(Array(2).fill('Error: connect ECONNREFUSED'))
  // The places are free again, but the server is stopping.
  await expect(retries.run({}, refused)).rejects.toThrow('ECONNREFUSED')
})

test('a failure that is not an outage is not retried, and nothing is on SQLite', async () => {
  const { clock, elapsedMs } = fastClock()
  const broken = vi.fn(() => Promise.reject(new Error('a bug')))
  await expect(createFormRetries({ database: { kind: 'postgres' }, clock, log }).run({}, broken)).rejects.toThrow()
  const busy = vi.fn(() => Promise.reject(Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })))
  await expect(createFormRetries({ database: { kind: 'sqlite' }, clock, log }).run({}, busy)).rejects.toThrow()
  expect([broken.mock.calls.length, busy.mock.calls.length, elapsedMs()]).toEqual([1, 1, 0])
})
