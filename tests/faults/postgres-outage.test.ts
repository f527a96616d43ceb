import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { type EmailServer, outboxIdOf, startEmailServer } from '#tests/support/email-server.ts'
import { startPostgresServer } from '#tests/support/embedded-postgres.ts'
import { startFormLoad } from '#tests/support/form-load.ts'
import { type Form, newForm, sendForm } from '#tests/support/forms.ts'
import { type ServerProcess, startServer, stop } from '#tests/support/processes.ts'
import { startRoundRobinProxy } from '#tests/support/round-robin-proxy.ts'
import { logInAt } from '#tests/support/server-calls.ts'
import { readStoredForms } from '#tests/support/stored-forms.ts'

const visitors = 8
const adminPassword = 'the admin password'

type Postgres = Awaited<ReturnType<typeof startPostgresServer>>

/** `begin` returns the function that ends the outage. A frozen server makes requests time out, so it takes longer. */
const outages = [
  {
    name: 'crashed',
    durationMs: 1000,
    begin: async (postgres: Postgres) => {
      await postgres.crash()
      return postgres.start
    },
  },
  { name: 'frozen', durationMs: 2000, begin: (postgres: Postgres) => postgres.freeze() },
]

async function startOnPostgres() {
  const postgres = await startPostgresServer({ durable: true, folder: tmpdir() })
  onTestFinished(() => postgres.remove())
  const smtp = await startEmailServer()
  const databaseUrl = `${postgres.url}/postgres`
  const server = await startServer({
    env: { DATABASE_URL: databaseUrl, SMTP_URL: smtp.url, TRUST_PROXY: '1', ADMIN_PASSWORD: adminPassword },
  })
  onTestFinished(() => stop(server.child, 'SIGKILL'))
  const proxy = await startRoundRobinProxy([server.origin])
  onTestFinished(() => proxy.stop())
  return { postgres, smtp, server, proxy, databaseUrl }
}

test('while Postgres is down or frozen, forms wait and all else gets a 503, and no form is lost', async () => {
  const { postgres, smtp, server, proxy, databaseUrl } = await startOnPostgres()
  const headers = await logInAt(server.origin, adminPassword)
  // The email about the login.
  await vi.waitUntil(() => smtp.received.length === 1, { timeout: 30_000 })
  const sent: Form[] = []
  for (let time = 1; time <= inject('faultCount'); time += 1) {
    for (const { name, durationMs, begin } of outages) {
      const inFlight = await sendAndHoldEmail(server, smtp)
      const startLoad = () => startFormLoad({ origin: server.origin, visitors, waitForRetry: () => sleep(200) })
      const load = startLoad()
      await vi.waitUntil(() => load.acknowledged.length > visitors, { timeout: 30_000 })
      const before = load.acknowledged.length
      const endOutage = await begin(postgres)
      inFlight.accept()
      const laterLoad = startLoad()
      const [slowestOtherMs] = await Promise.all([slowestRejection(server, headers), sleep(durationMs)])
        .then(async results => {
          // The proxy has run its health checks by now, and must still forward visitors.
          await expectPages(proxy.origin)
          return results
        })
        .finally(endOutage)
      const endedAt = performance.now()
      await vi.waitUntil(async () => (await fetch(`${server.origin}/readyz`)).ok, { timeout: 30_000, interval: 20 })
      const readyMs = performance.now() - endedAt
      expect((await inFlight.response).status).toBe(200)
      await Promise.all([load.stop(), laterLoad.stop()])
      sent.push(inFlight.form, ...load.sent, ...laterLoad.sent)

      const database = await openDatabase({ dataDir: '', databaseUrl })
      const { faults, missingFrom } = await readStoredForms(database.read, sent)
      await expectSentOnce(database, inFlight.id, smtp)
      await database.close()
      const rejections = [...load.rejections, ...laterLoad.rejections]
      const slowestMs = Math.max(slowestOtherMs, ...rejections.map(({ afterMs }) => afterMs))
      console.info(
        `${name}: ${before} forms acknowledged before, ${rejections.length} rejected, the slowest after ` +
          `${Math.round(slowestMs)} ms; ready ${Math.round(readyMs)} ms after the outage; ${sent.length} forms in total, ` +
          `slowest acknowledged ${Math.round(Math.max(load.slowestMs(), laterLoad.slowestMs()))} ms`,
      )
      expect(load.unanswered() + laterLoad.unanswered()).toBe(0)
      expect(server.output()).toContain('database unavailable: forms wait')
      // Only if the outage is longer than a form waits, on a very slow machine.
      for (const { retryAfter, error } of rejections) {
        expect(Number(retryAfter)).toBeGreaterThan(0)
        expect(error).toBe("We can't save or load anything right now. Please try again in a moment.")
      }
      expect(missingFrom(sent)).toEqual([])
      expect(faults).toEqual([])
    }
  }
})

test('while no standby confirms what is written, the server is not ready and forms wait', async () => {
  const { postgres, server, databaseUrl } = await startOnPostgres()
  const client = new pg.Client(`${postgres.url}/postgres`)
  await client.connect()
  onTestFinished(() => client.end())
  const setStandbys = async (names: string) => {
    await client.query(`alter system set synchronous_standby_names = '${names}'`)
    await client.query('select pg_reload_conf()')
  }
  const isReady = async () => (await fetch(`${server.origin}/readyz`)).ok
  await setStandbys('gone')
  await vi.waitUntil(async () => !(await isReady()), { timeout: 60_000 })
  const form = newForm('survey')
  const response = sendForm(server.origin, form)
  // Its first commit timed out: it has happened, but nobody confirmed it.
  await vi.waitUntil(() => server.output().includes('database unavailable: forms wait'), { timeout: 60_000 })
  await setStandbys('')
  expect((await response).status).toBe(200)
  await vi.waitUntil(isReady, { timeout: 60_000 })
  const database = await openDatabase({ dataDir: '', databaseUrl })
  onTestFinished(() => database.close())
  const { faults, missingFrom } = await readStoredForms(database.read, [form])
  expect([...missingFrom([form]), ...faults]).toEqual([])
})

async function sendAndHoldEmail({ origin }: ServerProcess, { state, received }: EmailServer) {
  const held = Promise.withResolvers<void>()
  const before = received.length
  const form = newForm('quiz')
  state.hold = held.promise
  const response = sendForm(origin, form)
  await vi.waitUntil(() => received.length > before, { timeout: 30_000 })
  state.hold = Promise.resolve()
  return { form, response, id: outboxIdOf(received[before] ?? {}), accept: held.resolve }
}

async function expectSentOnce({ read }: Database, id: string, { received }: EmailServer) {
  const stored = () =>
    read.selectFrom('outbox').select(['status', 'attempts']).where('id', '=', id).executeTakeFirstOrThrow()
  await vi.waitUntil(async () => (await stored()).status === 'sent', { timeout: 30_000, interval: 50 })
  expect((await stored()).attempts).toBe(1)
  expect(received.filter(email => outboxIdOf(email) === id)).toHaveLength(1)
}

async function expectPages(origin: string) {
  for (const path of ['/', '/articles', '/healthz']) expect((await fetch(origin + path)).status, path).toBe(200)
}

async function slowestRejection({ origin }: ServerProcess, headers: Record<string, string>) {
  await expectPages(origin)
  // /readyz caches a successful write for a second.
  await vi.waitUntil(async () => (await fetch(`${origin}/readyz`)).status === 503, { timeout: 30_000 })
  const times = ['/readyz', '/api/admin/overview', '/api/admin/leads'].map(async path => {
    const startedAt = performance.now()
    const response = await fetch(origin + path, { headers })
    const elapsedMs = performance.now() - startedAt
    expect(response.status, path).toBe(503)
    expect(response.headers.get('retry-after'), path).toBe('5')
    return elapsedMs
  })
  return Math.max(...(await Promise.all(times)))
}
