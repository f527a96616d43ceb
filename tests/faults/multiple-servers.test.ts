import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { newPostgresDatabase } from '#tests/support/databases.ts'
import { startFormLoad } from '#tests/support/form-load.ts'
import { newForm, sendForm } from '#tests/support/forms.ts'
import { type ServerProcess, startServer, stop } from '#tests/support/processes.ts'
import { logInAt, postJson } from '#tests/support/server-calls.ts'
import { readStoredForms } from '#tests/support/stored-forms.ts'

const times = inject('faultCount')
const adminPassword = 'one password for all servers'

let databaseUrl: string
let database: Database
let servers: [ServerProcess, ServerProcess]

const settings = () => ({ DATABASE_URL: databaseUrl, ADMIN_PASSWORD: adminPassword, TRUST_PROXY: '1' })

beforeAll(async () => {
  databaseUrl = await newPostgresDatabase()
  servers = [await startServer({ env: settings() }), await startServer({ env: settings() })]
  database = await openDatabase({ dataDir: '', databaseUrl })
})

afterAll(async () => {
  await database.close()
  await Promise.all(servers.map(({ child }) => stop(child, 'SIGKILL')))
})

test('a login or logout on one server applies to all', async () => {
  const [first, second] = servers
  const headers = await logInAt(first.origin, adminPassword)
  expect((await fetch(`${second.origin}/api/admin/overview`, { headers })).status).toBe(200)
  await postJson(`${second.origin}/api/admin/logout`, {}, headers)
  expect((await fetch(`${first.origin}/api/admin/overview`, { headers })).status).toBe(401)
})

test('a form that reaches two servers at the same time is stored once', async () => {
  const forms = Array.from({ length: 20 * times }, () => newForm('survey'))
  for (const form of forms) {
    const responses = await Promise.all(servers.map(({ origin }) => sendForm(origin, form)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
  }
  const stored = await database.read.selectFrom('forms').select('email').execute()
  expect(stored.map(({ email }) => email).sort()).toEqual(forms.map(({ email }) => email).sort())
})

test('neither loses nor doubles a form when one of two servers is killed', async () => {
  const url = await newPostgresDatabase()
  const env = { ...settings(), DATABASE_URL: url }
  const pair = [await startServer({ env }), await startServer({ env })]
  onTestFinished(async () => void (await Promise.all(pair.map(({ child }) => stop(child, 'SIGKILL')))))
  const loads = pair.map(() =>
    startFormLoad({ origin: () => anyOf(pair), visitors: 4, waitForRetry: () => sleep(200) }),
  )
  const untilMore = () =>
    Promise.all(
      loads.map(load => {
        const before = load.acknowledged.length
        return vi.waitUntil(() => load.acknowledged.length > before + 20, { timeout: 60_000 })
      }),
    )
  for (let kill = 0; kill < 2 * times; kill += 1) {
    await untilMore()
    const server = pair[kill % 2] as ServerProcess
    await stop(server.child, 'SIGKILL')
    await untilMore()
    Object.assign(server, await startServer({ env }))
  }
  await Promise.all(loads.map(load => load.stop()))

  const stored = await openDatabase({ dataDir: '', databaseUrl: url })
  onTestFinished(() => stored.close())
  const sent = loads.flatMap(load => load.sent)
  const { faults, missingFrom } = await readStoredForms(stored.read, sent)
  console.info(`${2 * times} kills: ${sent.length} forms, ${loads.map(load => load.retried.size)} sent again`)
  expect([...missingFrom(sent), ...faults]).toEqual([])
})

/** As a proxy does it. */
let turn = 0
const anyOf = (pair: readonly ServerProcess[]) => pair[turn++ % pair.length]?.origin ?? ''
