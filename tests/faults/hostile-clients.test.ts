import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { expectServed, startBackgroundVisits } from '#tests/support/background-visits.ts'
import { bookingSecret } from '#tests/support/booking-events.ts'
import { type DatabaseKind, newDatabaseSettings } from '#tests/support/databases.ts'
import { attackRoutes, attackWithBrokenHttp } from '#tests/support/hostile-attack.ts'
import { memoryMb, watchMemory } from '#tests/support/process-memory.ts'
import { startSmallServer, stop } from '#tests/support/processes.ts'
import { allRoutes } from '#tests/support/routes.ts'
import { quiz } from '#tests/support/sample-forms.ts'
import { logInAt, postJson } from '#tests/support/server-calls.ts'
import { settleAll } from '#tests/support/settle-all.ts'
import { expectClosed, runSlowClients, slowClientCount } from '#tests/support/slow-clients.ts'

const times = inject('faultCount')
const requestsPerRoute = 250 * times

const password = 'a password for this test'

test(`keeps serving visitors during ${slowClientCount} slow clients and ${2 * requestsPerRoute} hostile requests per route (rounds: ${times})`, async () => {
  // Slow clients spend their time waiting, so the two run in parallel on separate servers.
  await settleAll(
    connectSlowClients(),
    sendHostileRequests('sqlite').then(() => sendHostileRequests('postgres')),
  )
})

async function start(env?: Record<string, string>) {
  const server = await startSmallServer(env)
  onTestFinished(() => stop(server.child, 'SIGKILL'))
  return { ...server, port: Number(new URL(server.origin).port) }
}

async function connectSlowClients() {
  const { child, origin, port, output } = await start()
  const warmUp = await startBackgroundVisits(origin)
  await sleep(1000)
  await warmUp.stop()
  const initialMemory = memoryMb(child.pid)
  for (let round = 1; round <= times; round += 1) {
    const watching = watchMemory(child.pid)
    const visiting = await startBackgroundVisits(origin)
    const outcomes = await runSlowClients(port)
    const visits = await visiting.stop()
    const memory = watching.stop()
    console.info(`Slow clients, round ${round}: ${outcomes.length} closed; ${visits.summary}; ${memory.summary}`)
    expectClosed(outcomes)
    expectServed(visits)
    expect(memory.peak - initialMemory).toBeLessThan(100)
  }
  expect(output()).not.toContain('"level":50')
}

async function sendHostileRequests(kind: DatabaseKind) {
  const { databaseUrl } = await newDatabaseSettings(kind)
  const { child, origin, port, output } = await start({
    ADMIN_PASSWORD: password,
    BOOKING_WEBHOOK_SECRET: bookingSecret,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  const { authorization } = await logInAt(origin, password)
  const ids = await createRecords(origin, authorization)
  // HEAD uses the handlers of GET. DELETE comes last, so the other routes find existing records.
  const all = (await allRoutes()).filter(route => !route.startsWith('HEAD '))
  const deleting = all.filter(route => route.startsWith('DELETE '))
  const others = all.filter(route => !deleting.includes(route))
  const routes = [...others, ...deleting]
  const attack = { origin, ids, authorization }

  // Warm-up, so the memory measurement starts from a steady state.
  await attackRoutes({ ...attack, routes: others, requestsPerRoute: 20 * times })
  const watching = watchMemory(child.pid)
  const visiting = await startBackgroundVisits(origin)
  const startedAt = performance.now()
  const statuses = await attackRoutes({ ...attack, routes, requestsPerRoute })
  await attackWithBrokenHttp(port, requestsPerRoute)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const visits = await visiting.stop()
  const memory = watching.stop()
  console.info(
    `Hostile input (${kind}): ${routes.length} routes and broken HTTP, ${requestsPerRoute} each, in ${seconds} s (${statuses}); ${visits.summary}; ${memory.summary}`,
  )
  expectServed(visits)
  // An absolute limit, because the starting value depends on when Node last collected garbage.
  // Half of it is the renderer's thread, which the calls about the website's words start.
  expect(memory.peak).toBeLessThan(520)
  expect(output()).not.toContain('"level":50')
  await expectLeadIsStored(origin, authorization)
}

const post = async (origin: string, path: string, body: unknown) =>
  (await postJson(`${origin}${path}`, body, { 'x-forwarded-for': '10.99.99.99' })).json()

const read = async (origin: string, authorization: string, path: string) =>
  (await fetch(`${origin}${path}`, { headers: { authorization } })).json()

async function createRecords(origin: string, authorization: string): Promise<string[]> {
  await post(origin, '/api/quiz/submit', quiz)
  const { session } = await post(origin, '/api/analytics/sessions', { surveyType: 'exit' })
  const [lead] = await read(origin, authorization, '/api/admin/leads?show=all')
  const { messages } = await read(origin, authorization, `/api/admin/leads/${lead.id}`)
  return [lead.id, messages[0].id, session.id]
}

async function expectLeadIsStored(origin: string, authorization: string) {
  const contactInfo = { ...quiz.contactInfo, email: 'afterwards@example.com' }
  expect(await post(origin, '/api/quiz/submit', { ...quiz, contactInfo })).toMatchObject({ success: true })
  expect(await read(origin, authorization, '/api/admin/leads?show=all&q=afterwards@example.com')).toHaveLength(1)
}
