import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { startCrowd } from '#tests/support/crowd.ts'
import { type EmailServer, startEmailServer } from '#tests/support/email-server.ts'
import { startPostgresServer } from '#tests/support/embedded-postgres.ts'
import { type Form, newForm, sendForm } from '#tests/support/forms.ts'
import { type ServerProcess, startServer, stop } from '#tests/support/processes.ts'
import { startRoundRobinProxy } from '#tests/support/round-robin-proxy.ts'
import { logInAt } from '#tests/support/server-calls.ts'
import { readStoredForms } from '#tests/support/stored-forms.ts'

const visitors = 8
const adminPassword = 'the admin password'

type Postgres = Awaited<ReturnType<typeof startPostgresServer>>

/** Ways to be away, each with its way back. Who meets silence is answered later: it lasts longer, to meet more of them. */
const ways = [
  {
    name: 'crashed',
    awayMs: 1000,
    leave: async (postgres: Postgres) => {
      await postgres.crash()
      return postgres.start
    },
  },
  { name: 'silent', awayMs: 2000, leave: (postgres: Postgres) => postgres.freeze() },
]

async function startOnPostgres() {
  const postgres = await startPostgresServer({ durable: true })
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

test('requests get 503 while Postgres is down or silent, and work again when it is back', async () => {
  const { postgres, smtp, server, proxy, databaseUrl } = await startOnPostgres()
  const headers = await logInAt(server.origin, adminPassword)
  const sent: Form[] = []
  for (let time = 1; time <= inject('faultCount'); time += 1) {
    for (const { name, awayMs, leave } of ways) {
      const onItsWay = await sendUntilHeard(server, smtp)
      const arrive = () => startCrowd({ origin: server.origin, size: visitors, untilNextTry: () => sleep(200) })
      const crowd = arrive()
      await vi.waitUntil(() => crowd.acknowledged.length > visitors, { timeout: 30_000 })
      const before = crowd.acknowledged.length
      const comeBack = await leave(postgres)
      onItsWay.accept()
      const newcomers = arrive()
      const [slowestOtherMs] = await Promise.all([slowestRefusal(server, headers), sleep(awayMs)])
        .then(async found => {
          // A proxy has noticed whatever it may notice by now, and must go on sending visitors.
          await expectPages(proxy.origin)
          return found
        })
        .finally(comeBack)
      const backAt = performance.now()
      await vi.waitUntil(async () => (await fetch(`${server.origin}/readyz`)).ok, { timeout: 30_000, interval: 20 })
      const readyMs = performance.now() - backAt
      expect((await onItsWay.answered).status).toBe(200)
      await Promise.all([crowd.leave(), newcomers.leave()])
      sent.push(onItsWay.form, ...crowd.sent, ...newcomers.sent)

      const database = await openDatabase({ dataDir: '', databaseUrl })
      const { faults, missingOf } = await readStoredForms(database.read, sent)
      await expectSentOnce(database, onItsWay.messageId, smtp)
      await database.close()
      const refusals = [...crowd.refusals, ...newcomers.refusals]
      const slowestMs = Math.max(slowestOtherMs, ...refusals.map(({ afterMs }) => afterMs))
      console.info(
        `${name}: ${before} forms acknowledged before, ${refusals.length} refused, the slowest after ` +
          `${Math.round(slowestMs)} ms; ready ${Math.round(readyMs)} ms after its return; ${sent.length} forms in all, ` +
          `slowest that was taken ${Math.round(Math.max(crowd.slowestMs(), newcomers.slowestMs()))} ms`,
      )
      expect(crowd.unanswered() + newcomers.unanswered()).toBe(0)
      expect(refusals.length).toBeGreaterThanOrEqual(visitors)
      for (const { retryAfter, sentence } of refusals) {
        expect(Number(retryAfter)).toBeGreaterThan(0)
        expect(sentence).toBe('We cannot save or read anything right now. Please try again in a moment.')
      }
      expect(missingOf(sent)).toEqual([])
      expect(faults).toEqual([])
    }
  }
})

/** A form whose email the SMTP server has heard to its end, and not yet accepted. */
async function sendUntilHeard({ origin }: ServerProcess, { state, received }: EmailServer) {
  const held = Promise.withResolvers<void>()
  const before = received.length
  const form = newForm('quiz')
  state.hold = held.promise
  const answered = sendForm(origin, form)
  await vi.waitUntil(() => received.length > before, { timeout: 30_000 })
  state.hold = Promise.resolve()
  return { form, answered, messageId: received[before]?.messageId ?? '', accept: held.resolve }
}

/** Although the database was away when the SMTP server took it. */
async function expectSentOnce({ read }: Database, messageId: string, { received }: EmailServer) {
  const stored = () =>
    read
      .selectFrom('emails')
      .select(['status', 'attempts'])
      .where('message_id', '=', messageId)
      .executeTakeFirstOrThrow()
  await vi.waitUntil(async () => (await stored()).status === 'sent', { timeout: 30_000, interval: 50 })
  expect((await stored()).attempts).toBe(1)
  expect(received.filter(email => email.messageId === messageId)).toHaveLength(1)
}

async function expectPages(origin: string) {
  for (const path of ['/', '/articles', '/healthz']) expect((await fetch(origin + path)).status, path).toBe(200)
}

/** While the database is away: what does not need it works, what does is refused. Returns how long the refusals took. */
async function slowestRefusal({ origin }: ServerProcess, headers: Record<string, string>) {
  await expectPages(origin)
  // A write that succeeded counts for a second.
  await vi.waitUntil(async () => (await fetch(`${origin}/readyz`)).status === 503, { timeout: 30_000 })
  const refusals = ['/readyz', '/api/admin/overview', '/api/admin/leads'].map(async path => {
    const startedAt = performance.now()
    const answer = await fetch(origin + path, { headers })
    const tookMs = performance.now() - startedAt
    expect(answer.status, path).toBe(503)
    expect(answer.headers.get('retry-after'), path).toBe('5')
    return tookMs
  })
  return Math.max(...(await Promise.all(refusals)))
}
