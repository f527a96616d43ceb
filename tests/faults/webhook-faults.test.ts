import type { ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { type DatabaseKind, newDatabaseSettings } from '#tests/support/databases.ts'
import { type Form, formsOfNewVisitor, newForm, sendForm } from '#tests/support/forms.ts'
import { guideStatement } from '#tests/support/operations-guide.ts'
import { newFolder, startServer, stop } from '#tests/support/processes.ts'
import { settleAll } from '#tests/support/settle-all.ts'
import { type ReceivedWebhook, respondWith, startWebhookReceiver } from '#tests/support/webhook-receiver.ts'

const times = inject('faultCount')
const patiently = { timeout: 60_000, interval: 50 }

const unsentWebhooks = ({ read }: Database) =>
  read.selectFrom('outbox').select('id').where('channel', '=', 'webhook').where('status', '<>', 'sent').execute()

const allSent = (database: Database) =>
  vi.waitUntil(async () => (await unsentWebhooks(database)).length === 0, patiently)

async function newSite(kind: DatabaseKind) {
  const receiver = await startWebhookReceiver()
  const settings = { ...(await newDatabaseSettings(kind)), dataDir: newFolder('webhook-faults') }
  const env: Record<string, string> = { ...receiver.env, DATA_DIR: settings.dataDir, TRUST_PROXY: '1' }
  if (settings.databaseUrl) env.DATABASE_URL = settings.databaseUrl
  return { ...receiver, settings, env }
}

/** Every form was reported, each under one webhook-id. */
function expectReported(forms: readonly Form[], received: readonly ReceivedWebhook[]) {
  const idsOf = (email: string, kind: string) =>
    new Set(
      received.filter(({ data: { form } }) => form.kind === kind && form.contact.email === email).map(({ id }) => id),
    )
  for (const { email, kind } of forms) expect(idsOf(email, kind).size, `${kind} of ${email}`).toBe(1)
}

test('resends a webhook with the same id if the server is killed before recording it as sent', async () => {
  await settleAll(killInFlight('sqlite'), killInFlight('postgres'))
})

async function killInFlight(kind: DatabaseKind) {
  const { settings, env, received, state } = await newSite(kind)
  const sent: Form[] = []
  let server = await startServer({ env })
  onTestFinished(() => stop(server.child, 'SIGKILL'))
  for (let time = 1; time <= times; time += 1) {
    const held: ServerResponse[] = []
    state.respond = response => held.push(response)
    const forms = formsOfNewVisitor()
    const before = received.length
    for (const form of forms) expect((await sendForm(server.origin, form)).status).toBe(200)
    sent.push(...forms)
    await vi.waitUntil(() => received.length === before + forms.length, patiently)
    await stop(server.child, 'SIGKILL')
    state.respond = respondWith(204)
    const database = await openDatabase(settings)
    await database.write(transaction => sql.raw(guideStatement('update outbox set leased_until')).execute(transaction))
    server = await startServer({ env: server.env })
    await allSent(database)
    await database.close()
    expect(received).toHaveLength(before + 2 * forms.length)
  }
  expectReported(sent, received)
}

test('delivers every webhook once from three servers while the receiver is slow, down and lying', async () => {
  const { settings, env, received, state } = await newSite('postgres')
  const accepted: string[] = []
  let requests = 0
  // Every other request fails in a different way. None of these is an acceptance.
  const failures = [
    respondWith(500),
    respondWith(302, { location: 'http://127.0.0.1:1/' }),
    (response: ServerResponse) => response.destroy(),
    respondWith(404),
  ]
  state.respond = (response, request) => {
    requests += 1
    const fail = requests % 2 === 0 ? failures[(requests / 2) % failures.length] : undefined
    if (fail) return fail(response, request)
    accepted.push(String(request.headers['webhook-id']))
    setTimeout(() => response.writeHead(200).end('x'.repeat(1_000_000)), 20)
  }
  const servers = await Promise.all([1, 2, 3].map(() => startServer({ env })))
  onTestFinished(async () => void (await Promise.all(servers.map(({ child }) => stop(child, 'SIGKILL')))))
  const forms = Array.from({ length: 30 * times }, () => newForm('survey'))
  const responses = await Promise.all(forms.map((form, index) => sendForm(servers[index % 3]?.origin ?? '', form)))
  expect(responses.every(({ status }) => status === 200)).toBe(true)
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  const retryNow = () =>
    database.write(transaction => sql.raw(guideStatement('update outbox set next_attempt_at')).execute(transaction))
  await vi.waitUntil(async () => {
    await retryNow()
    return (await unsentWebhooks(database)).length === 0
  }, patiently)
  expectReported(forms, received)
  expect(accepted).toHaveLength(forms.length)
  expect(new Set(accepted).size).toBe(forms.length)
})
