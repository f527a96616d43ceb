import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { newPostgresDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { type Form, newForm, sendForm } from '#tests/support/forms.ts'
import { type ServerProcess, startServer, stop } from '#tests/support/processes.ts'
import { startRoundRobinProxy } from '#tests/support/round-robin-proxy.ts'
import { logInAt, postJson } from '#tests/support/server-calls.ts'

const times = inject('faultCount')
const passwords = { ADMIN_PASSWORD: 'one password for all servers', TOOLKIT_PASSWORD: 'one for the toolkit' }
// The visitor's own address, then the proxy of the test: a storm can come from everywhere.
const proxies = { TRUST_PROXY: '2' }

// One new Postgres database with two servers on it, started at the same moment, behind one proxy.
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

/** The addresses under which these are stored, each as often as it is. */
async function storedOf(forms: readonly Form[]) {
  const addresses = new Set(forms.map(({ email }) => email))
  const stored = await database.read.selectFrom('forms').select('email').execute()
  return stored.map(({ email }) => email).filter(email => addresses.has(email))
}

/** An answer that breaks off is none. */
const readToTheEnd = async (answer: Response) => {
  await answer.text()
  return answer
}

test('whoever signs in on one server works on all, and has left all after leaving one', async () => {
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

test('a limit counts what every server was asked', async () => {
  const guess = (path: string) =>
    postJson(`${proxy.origin}${path}`, { password: 'a guess' }, { 'x-forwarded-for': '10.9.9.9' })
  for (const path of ['/api/admin/login', '/api/toolkit/validate']) {
    const statuses = await Promise.all(Array.from({ length: 14 }, async () => (await guess(path)).status))
    expect(statuses.filter(status => status !== 429)).toHaveLength(10)
    expect(statuses.filter(status => status === 429)).toHaveLength(4)
  }
})

test('a form that reaches two servers at the same moment is one lead', async () => {
  const forms = newSurveys(20 * times)
  for (const form of forms) {
    const answers = await Promise.all(servers.map(({ origin }) => sendForm(origin, form)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  }
  expect(await storedOf(forms)).toHaveLength(forms.length)
})

test('each waiting email is sent once, whichever server sees it first', async () => {
  const emailServer = await startEmailServer()
  await Promise.all(newSurveys(30 * times).map(form => sendForm(proxy.origin, form)))
  // Three more servers, with an SMTP server, find the same heap at the same moment; visitors go on writing to them.
  const env = { ...settings(), SMTP_URL: emailServer.url }
  const senders = await Promise.all(Array.from({ length: 3 }, () => startServer({ env })))
  onTestFinished(async () => void (await Promise.all(senders.map(({ child }) => stop(child, 'SIGKILL')))))
  const answers = await Promise.all(
    newSurveys(20 * times).map((form, index) => sendForm(senders[index % 3]?.origin ?? '', form)),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const emails = () => database.read.selectFrom('emails').select('status').execute()
  const allSent = async () => (await emails()).every(({ status }) => status === 'sent')
  await expect.poll(allSent, { timeout: 60_000 }).toBe(true)
  const ids = emailServer.received.map(email => email.messageId)
  console.info(`${ids.length} emails, ${new Set(ids).size} of them different`)
  expect(ids).toHaveLength((await emails()).length)
  expect(new Set(ids).size).toBe(ids.length)
})

test('restarting one server after the other under load loses nothing and drops nothing', async () => {
  const sent: Form[] = []
  const acknowledged: string[] = []
  const failures: string[] = []
  let loading = true
  let pages = 0
  const note = async (answer: Promise<Response>, email?: string) => {
    const outcome = await answer.then(
      ({ status, headers }) => (status === 200 ? 'fine' : `${status} ${headers.get('x-proxy-error') ?? ''}`),
      error => String(error.cause ?? error),
    )
    if (outcome !== 'fine') failures.push(outcome)
    else if (email) acknowledged.push(email)
    else pages++
  }
  const load = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (loading) {
        const form = newForm('survey')
        sent.push(form)
        await note(sendForm(proxy.origin, form).then(readToTheEnd), form.email)
        await note(fetch(`${proxy.origin}/articles`).then(readToTheEnd))
        await sleep(5)
      }
    }),
  )
  for (let round = 0; round < times; round++) {
    for (const server of servers) {
      await stop(server.child)
      expect(server.child.exitCode).toBe(0)
      Object.assign(server, await startServer({ env: server.env }))
      // The proxy sends visitors here again before the other one goes.
      await expect.poll(() => proxy.upstreams.every(({ ready }) => ready)).toBe(true)
    }
  }
  loading = false
  await load
  console.info(`${acknowledged.length} leads and ${pages} pages answered during ${2 * times} restarts`)
  expect(failures).toEqual([])
  expect((await storedOf(sent)).sort()).toEqual(acknowledged.sort())
})
