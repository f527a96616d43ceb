import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import type { Database } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { newPostgresDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { type Form, newForm, sendForm } from '#tests/support/forms.ts'
import { type ServerProcess, startServer, stop } from '#tests/support/processes.ts'
import { startRoundRobinProxy } from '#tests/support/round-robin-proxy.ts'
import { logInAt, postJson } from '#tests/support/server-calls.ts'

const times = inject('faultCount')
const passwords = { ADMIN_PASSWORD: 'one password for all servers', TOOLKIT_PASSWORD: 'one for the toolkit' }
// Two hops: the address that a test sets, then the proxy of the test.
const proxies = { TRUST_PROXY: '2' }

let databaseUrl: string
let database: Database
let servers: ServerProcess[]
let proxy: Awaited<ReturnType<typeof startRoundRobinProxy>>

const settings = () => ({ DATABASE_URL: databaseUrl, ...passwords, ...proxies })

beforeAll(async () => {
  databaseUrl = await newPostgresDatabase()
  servers = await Promise.all([1, 2].map(() => startServer({ env: settings() })))
  database = await openDatabase({ dataDir: '', databaseUrl })
  proxy = await startRoundRobinProxy(servers.map(({ origin }) => origin))
})

afterAll(async () => {
  proxy.stop()
  await database.close()
  await Promise.all(servers.map(({ child }) => stop(child, 'SIGKILL')))
})

const newSurveys = (count: number) => Array.from({ length: count }, () => newForm('survey'))

async function storedEmails(forms: readonly Form[]) {
  const addresses = new Set(forms.map(({ email }) => email))
  const stored = await database.read.selectFrom('forms').select('email').execute()
  return stored.map(({ email }) => email).filter(email => addresses.has(email))
}

/** Rejects if the body is cut off. */
const readBody = async (response: Response) => {
  await response.text()
  return response
}

test('shares admin sessions between servers: a login or logout on one applies to all', async () => {
  const before = proxy.upstreams.map(({ requests }) => requests)
  const [first, second] = servers as [ServerProcess, ServerProcess]
  const headers = await logInAt(first.origin, passwords.ADMIN_PASSWORD)
  for (let turn = 0; turn < 4; turn++) {
    expect((await fetch(`${proxy.origin}/api/admin/overview`, { headers })).status).toBe(200)
  }
  expect(proxy.upstreams.map(({ requests }, server) => requests - (before[server] ?? 0))).toEqual([2, 2])
  await postJson(`${second.origin}/api/admin/logout`, {}, headers)
  expect((await fetch(`${first.origin}/api/admin/overview`, { headers })).status).toBe(401)
})

test('counts attempts across servers for the rate limits', async () => {
  const guess = (path: string) =>
    postJson(`${proxy.origin}${path}`, { password: 'a guess' }, { 'x-forwarded-for': '10.9.9.9' })
  for (const path of ['/api/admin/login', '/api/toolkit/validate']) {
    const statuses = await Promise.all(Array.from({ length: 14 }, async () => (await guess(path)).status))
    expect(statuses.filter(status => status !== 429)).toHaveLength(10)
    expect(statuses.filter(status => status === 429)).toHaveLength(4)
  }
})

test('stores a form once when it reaches two servers at the same time', async () => {
  const forms = newSurveys(20 * times)
  for (const form of forms) {
    const responses = await Promise.all(servers.map(({ origin }) => sendForm(origin, form)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
  }
  expect(await storedEmails(forms)).toHaveLength(forms.length)
})

test('sends each email once when several servers share a database', async () => {
  const emailServer = await startEmailServer()
  await Promise.all(newSurveys(30 * times).map(form => sendForm(proxy.origin, form)))
  // Three more servers, now with SMTP, start on the same queue at the same time, and receive forms too.
  const env = { ...settings(), SMTP_URL: emailServer.url }
  const senders = await Promise.all(Array.from({ length: 3 }, () => startServer({ env })))
  onTestFinished(async () => void (await Promise.all(senders.map(({ child }) => stop(child, 'SIGKILL')))))
  const responses = await Promise.all(
    newSurveys(20 * times).map((form, index) => sendForm(senders[index % 3]?.origin ?? '', form)),
  )
  expect(responses.every(({ status }) => status === 200)).toBe(true)
  const emails = () => database.read.selectFrom('outbox').select('status').execute()
  const allSent = async () => (await emails()).every(({ status }) => status === 'sent')
  await expect.poll(allSent, { timeout: 60_000 }).toBe(true)
  const ids = emailServer.received.map(email => email.messageId)
  console.info(`${ids.length} emails, ${new Set(ids).size} of them unique`)
  expect(ids).toHaveLength((await emails()).length)
  expect(new Set(ids).size).toBe(ids.length)
})

test('loses no form and drops no request during a rolling restart under load', async () => {
  const sent: Form[] = []
  const acknowledged: string[] = []
  const failures: string[] = []
  let loading = true
  let pages = 0
  const record = async (response: Promise<Response>, email?: string) => {
    const outcome = await response.then(
      ({ status, headers }) => (status === 200 ? 'ok' : `${status} ${headers.get('x-proxy-error') ?? ''}`),
      error => String(error.cause ?? error),
    )
    if (outcome !== 'ok') failures.push(outcome)
    else if (email) acknowledged.push(email)
    else pages++
  }
  const load = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (loading) {
        const form = newForm('survey')
        sent.push(form)
        await record(sendForm(proxy.origin, form).then(readBody), form.email)
        await record(fetch(`${proxy.origin}/articles`).then(readBody))
        await sleep(5)
      }
    }),
  )
  for (let round = 0; round < times; round++) {
    for (const server of servers) {
      await stop(server.child)
      expect(server.child.exitCode).toBe(0)
      Object.assign(server, await startServer({ env: server.env }))
      // The proxy must be using this server again before the other one stops.
      await expect.poll(() => proxy.upstreams.every(({ ready }) => ready)).toBe(true)
    }
  }
  loading = false
  await load
  console.info(`${acknowledged.length} forms and ${pages} pages served during ${2 * times} restarts`)
  expect(failures).toEqual([])
  expect((await storedEmails(sent)).sort()).toEqual(acknowledged.sort())
})
