import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { describeOnEachDatabase, newDatabaseSettings } from '#tests/support/databases.ts'
import { everyCall } from '#tests/support/every-call.ts'
import { attackCalls, attackWithBrokenHttp } from '#tests/support/hostile-attack.ts'
import { quiz } from '#tests/support/leads.ts'
import { beginVisits, expectServed } from '#tests/support/other-visitors.ts'
import { watchMemory } from '#tests/support/process-memory.ts'
import { type ServerProcess, stop } from '#tests/support/processes.ts'
import { expectEndedInTime, sendSlowClients, slowClients } from '#tests/support/slow-clients.ts'
import { startSmallServer } from '#tests/support/small-server.ts'

const times = inject('faultCount')
/** On each of the two databases: 500 in all for each call in the short form, 10 000 in the long one. */
const perCall = 250 * times

const password = 'a password for this test'

const portOf = ({ origin }: ServerProcess) => Number(new URL(origin).port)

// Slow clients do nothing but wait, for as long as the server lets them: the other tests of this file run meanwhile.
let slowServer: ServerProcess
let slowRounds: ReturnType<typeof bearWithSlowClients>

beforeAll(async () => {
  slowServer = await startSmallServer()
  slowRounds = bearWithSlowClients(slowServer)
})
afterAll(() => stop(slowServer.child))

async function bearWithSlowClients(server: ServerProcess) {
  const warmUp = beginVisits(server.origin)
  await new Promise(resolve => setTimeout(resolve, 1000))
  await warmUp.end()
  const rounds = []
  for (let round = 1; round <= times; round += 1) {
    const memory = watchMemory(server.child.pid)
    const visits = beginVisits(server.origin)
    const ends = await sendSlowClients(portOf(server))
    rounds.push({ ends, visits: await visits.end(), memory: memory.end() })
  }
  return rounds
}

describeOnEachDatabase('hostile input', kind => {
  test(`${perCall} hostile requests for each call are no fault of ours, and touch nobody else`, async () => {
    const { databaseUrl } = await newDatabaseSettings(kind)
    const settings = { ADMIN_PASSWORD: password, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    const server = await startSmallServer(settings)
    onTestFinished(() => stop(server.child))
    const { origin, output } = server
    const authorization = await signIn(origin)
    const ids = await idsOfStored(origin, authorization)
    // HEAD is answered by what answers GET.
    const calls = (await everyCall()).filter(name => !name.startsWith('HEAD '))
    const attack = { origin, calls, ids, authorization }

    // Only then is everything loaded that a request may need.
    await attackCalls({ ...attack, tries: 25 })
    const memory = watchMemory(server.child.pid)
    const visiting = beginVisits(origin)
    const startedAt = performance.now()
    const answered = await attackCalls({ ...attack, tries: perCall })
    await attackWithBrokenHttp(portOf(server), perCall)
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    const visits = await visiting.end()
    const { before, after, inWords } = memory.end()
    console.info(
      `Hostile input (${kind}): ${calls.length} calls and broken HTTP, ${perCall} each, in ${seconds} s (${answered}); ${visits.inWords}; ${inWords}`,
    )
    expectServed(visits)
    expect(after - before).toBeLessThan(100)
    expect(output()).not.toContain('"level":50')
    await expectLeadIsStored(origin, authorization)
  })
})

test(`${slowClients} slow clients are ended in time and harm nobody, ${times} times in a row`, async () => {
  const rounds = await slowRounds
  for (const [index, { ends, visits, memory }] of rounds.entries()) {
    console.info(`Slow clients, round ${index + 1}: ${ends.length} ended; ${visits.inWords}; ${memory.inWords}`)
    expectEndedInTime(ends)
    expectServed(visits)
    expect(memory.most - memory.before).toBeLessThan(100)
    expect(memory.after - (rounds[0]?.memory.before ?? 0)).toBeLessThan(100)
  }
  expect(slowServer.output()).not.toContain('"level":50')
})

async function post(origin: string, path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

const signIn = async (origin: string) => `Bearer ${(await post(origin, '/api/admin/login', { password })).token}`

const leadsFound = async (origin: string, authorization: string, search = '') =>
  (await fetch(`${origin}/api/admin/leads?q=${search}`, { headers: { authorization } })).json()

async function idsOfStored(origin: string, authorization: string): Promise<string[]> {
  await post(origin, '/api/quiz/submit', quiz)
  const { session } = await post(origin, '/api/analytics/sessions', { surveyType: 'exit' })
  const [lead] = await leadsFound(origin, authorization)
  return [lead.id, session.id]
}

async function expectLeadIsStored(origin: string, authorization: string) {
  const contactInfo = { ...quiz.contactInfo, email: 'afterwards@example.com' }
  expect(await post(origin, '/api/quiz/submit', { ...quiz, contactInfo })).toMatchObject({ success: true })
  expect(await leadsFound(origin, authorization, 'afterwards@example.com')).toHaveLength(1)
}
