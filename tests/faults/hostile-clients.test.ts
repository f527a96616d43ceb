import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { allOf } from '#tests/support/all-of.ts'
import { type DatabaseKind, newDatabaseSettings } from '#tests/support/databases.ts'
import { everyCall } from '#tests/support/every-call.ts'
import { attackCalls, attackWithBrokenHttp } from '#tests/support/hostile-attack.ts'
import { beginVisits, expectServed } from '#tests/support/other-visitors.ts'
import { memoryOf, watchMemory } from '#tests/support/process-memory.ts'
import { startSmallServer, stop } from '#tests/support/processes.ts'
import { quiz } from '#tests/support/sample-forms.ts'
import { logInAt, postJson } from '#tests/support/server-calls.ts'
import { expectEnded, sendSlowClients, slowClients } from '#tests/support/slow-clients.ts'

const times = inject('faultCount')
/** On each of the two databases: 500 in all for each call in the short form, 10 000 in the long one (20). */
const perCall = 250 * times

const password = 'a password for this test'

test(`${slowClients} slow clients, ${times} times in a row, and ${2 * perCall} hostile requests for each call harm nobody`, async () => {
  // Slow clients do nothing but wait for as long as the server lets them: the others come meanwhile, to servers of their own.
  await allOf(
    comeSlowly(),
    askForHarm('sqlite').then(() => askForHarm('postgres')),
  )
})

async function start(env?: Record<string, string>) {
  const server = await startSmallServer(env)
  onTestFinished(() => stop(server.child, 'SIGKILL'))
  return { ...server, port: Number(new URL(server.origin).port) }
}

async function comeSlowly() {
  const { child, origin, port, output } = await start()
  // Only then is everything loaded that visitors need.
  const warmUp = await beginVisits(origin)
  await sleep(1000)
  await warmUp.end()
  const atFirst = memoryOf(child.pid)
  for (let round = 1; round <= times; round += 1) {
    const watching = watchMemory(child.pid)
    const visiting = await beginVisits(origin)
    const ends = await sendSlowClients(port)
    const visits = await visiting.end()
    const memory = watching.end()
    console.info(`Slow clients, round ${round}: ${ends.length} ended; ${visits.inWords}; ${memory.inWords}`)
    expectEnded(ends)
    expectServed(visits)
    expect(memory.most - atFirst).toBeLessThan(100)
  }
  expect(output()).not.toContain('"level":50')
}

async function askForHarm(kind: DatabaseKind) {
  const { databaseUrl } = await newDatabaseSettings(kind)
  const { child, origin, port, output } = await start({
    ADMIN_PASSWORD: password,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  const { authorization } = await logInAt(origin, password)
  const ids = await idsOfStored(origin, authorization)
  // HEAD is answered by what answers GET. Who erases comes last: before that there is somebody to ask for.
  const all = (await everyCall()).filter(call => !call.startsWith('HEAD '))
  const erasing = all.filter(call => call.startsWith('DELETE '))
  const harmless = all.filter(call => !erasing.includes(call))
  const calls = [...harmless, ...erasing]
  const attack = { origin, ids, authorization }

  // Only then is everything loaded that a request may need, and has the process the memory that it works with.
  await attackCalls({ ...attack, calls: harmless, tries: 20 * times })
  const watching = watchMemory(child.pid)
  const visiting = await beginVisits(origin)
  const startedAt = performance.now()
  const answered = await attackCalls({ ...attack, calls, tries: perCall })
  await attackWithBrokenHttp(port, perCall)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const visits = await visiting.end()
  const memory = watching.end()
  console.info(
    `Hostile input (${kind}): ${calls.length} calls and broken HTTP, ${perCall} each, in ${seconds} s (${answered}); ${visits.inWords}; ${memory.inWords}`,
  )
  expectServed(visits)
  // Objects may take 128 MB here. How much was in use before depends on when Node last collected garbage.
  expect(memory.most).toBeLessThan(320)
  expect(output()).not.toContain('"level":50')
  await expectLeadIsStored(origin, authorization)
}

const post = async (origin: string, path: string, body: unknown) =>
  (await postJson(`${origin}${path}`, body, { 'x-forwarded-for': '10.99.99.99' })).json()

const read = async (origin: string, authorization: string, path: string) =>
  (await fetch(`${origin}${path}`, { headers: { authorization } })).json()

/** Of a person, an email and a session: what paths may name. */
async function idsOfStored(origin: string, authorization: string): Promise<string[]> {
  await post(origin, '/api/quiz/submit', quiz)
  const { session } = await post(origin, '/api/analytics/sessions', { surveyType: 'exit' })
  const [lead] = await read(origin, authorization, '/api/admin/leads')
  const { emails } = await read(origin, authorization, `/api/admin/leads/${lead.id}`)
  return [lead.id, emails[0].id, session.id]
}

async function expectLeadIsStored(origin: string, authorization: string) {
  const contactInfo = { ...quiz.contactInfo, email: 'afterwards@example.com' }
  expect(await post(origin, '/api/quiz/submit', { ...quiz, contactInfo })).toMatchObject({ success: true })
  expect(await read(origin, authorization, '/api/admin/leads?q=afterwards@example.com')).toHaveLength(1)
}
