import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { expect, inject, onTestFinished, test } from 'vitest'
import { brokenHttp, exchange } from '#tests/support/broken-http.ts'
import { describeOnEachDatabase, newDatabaseSettings } from '#tests/support/databases.ts'
import { everyCall, publicCalls } from '#tests/support/every-call.ts'
import { type HostileRequest, hostileRequest } from '#tests/support/hostile-requests.ts'
import { quiz } from '#tests/support/leads.ts'
import { beginVisits } from '#tests/support/other-visitors.ts'
import { memoryOf } from '#tests/support/process-memory.ts'
import { startSmallServer } from '#tests/support/small-server.ts'

/** On each of the two databases: 500 in all for each call in the short form, 10 000 in the long one. */
const perCall = 250 * inject('faultCount')
const atOnce = 25

const json = { 'content-type': 'application/json' }
const password = 'a password for this test'

describeOnEachDatabase('hostile input', kind => {
  test(`${perCall} hostile requests for each call are no fault of ours, and touch nobody else`, async () => {
    const { databaseUrl } = await newDatabaseSettings(kind)
    const { child, origin, output } = await startSmallServer({
      ADMIN_PASSWORD: password,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
    onTestFinished(() => agent.destroy())
    const call = (hostile: HostileRequest) => send(agent, origin, hostile)
    const authorization = await signedIn(origin)
    const ids = await idsOfStored(origin, authorization)
    // HEAD is answered by what answers GET.
    const calls = (await everyCall()).filter(name => !name.startsWith('HEAD '))

    // Only then is everything loaded and warm that a request may need.
    await attack(calls, { ids, authorization, call, tries: atOnce })
    const before = memoryOf(child.pid)
    const visits = beginVisits(origin)
    const startedAt = performance.now()
    const statuses = await attack(calls, { ids, authorization, call, tries: perCall })
    await breakHttp(Number(new URL(origin).port))
    const seconds = (performance.now() - startedAt) / 1000
    const { count, p50Ms, p99Ms, longestMs, wrong } = await visits.end()
    const after = memoryOf(child.pid)
    console.info(
      `Hostile input (${kind}): ${calls.length} calls and broken HTTP, ${perCall} each, in ${seconds.toFixed(1)} s (${describe(statuses)}); ${count} other visits, p50 ${p50Ms} ms, p99 ${p99Ms} ms, longest ${longestMs} ms; memory ${before} MB before, ${after} MB after`,
    )
    expect(wrong).toEqual([])
    expect(p99Ms).toBeLessThan(500)
    expect(after - before).toBeLessThan(100)
    expect(output()).not.toContain('"level":50')
    await expectLeadStored(origin, authorization)
  })
})

type Attack = {
  ids: readonly string[]
  authorization: string
  call: (hostile: HostileRequest) => Promise<Answer>
  tries: number
}

async function attack(calls: readonly string[], { ids, authorization, call, tries }: Attack) {
  const statuses = new Map<number, number>()
  for (const name of calls) {
    const hostile = hostileRequest(name, ids, publicCalls.includes(name) ? undefined : authorization)
    const together = fc.array(hostile, { minLength: atOnce, maxLength: atOnce })
    await fc.assert(
      fc.asyncProperty(together, async all => {
        const answers = await Promise.all(all.map(call))
        for (const [index, answer] of answers.entries()) {
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          if (!isFine(answer)) throw new Error(`${inWords(all[index])} was answered ${inWords(answer)}`)
        }
      }),
      { numRuns: Math.ceil(tries / atOnce), endOnFailure: true },
    )
  }
  return statuses
}

async function breakHttp(port: number) {
  const together = fc.array(brokenHttp, { minLength: atOnce, maxLength: atOnce })
  await fc.assert(
    fc.asyncProperty(together, async all => {
      for (const answer of await Promise.all(all.map(bytes => exchange(port, bytes))))
        for (const [, status] of answer.matchAll(/HTTP\/1\.1 (\d{3})/g)) expect(Number(status)).toBeLessThan(500)
    }),
    { numRuns: Math.ceil(perCall / atOnce), endOnFailure: true },
  )
}

type Answer = { status: number; type: string; body: string }

/** Not by `expect`, which takes longer than the server does. A refusal is one sentence, whatever was refused. */
function isFine({ status, type, body }: Answer) {
  if (status >= 500) return false
  if (status < 400 || type.startsWith('text/html')) return true
  const { error, ...more } = JSON.parse(body)
  return /^\S.+[\w.]$/.test(error) && Object.keys(more).length === 0
}

const inWords = ({ body, ...rest }: { body: Buffer | string | undefined } = { body: '' }) =>
  `${JSON.stringify(rest)} ${String(body ?? '').slice(0, 2000)}`

let visitor = 0

/** Each from an address of its own: limits are tested elsewhere, and here they would hide what is behind them. */
const nextAddress = () => {
  visitor += 1
  return `10.${(visitor >> 16) & 127}.${(visitor >> 8) & 255}.${visitor & 255}`
}

function send(agent: Agent, origin: string, { method, path, headers, body }: HostileRequest) {
  const { hostname, port } = new URL(origin)
  const options = { agent, hostname, port, method, path, headers: { ...headers, 'x-forwarded-for': nextAddress() } }
  return new Promise<Answer>((resolve, reject) => {
    const asked = request(options, response => {
      const parts: Buffer[] = []
      response.on('error', reject).on('data', part => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          body: Buffer.concat(parts).toString(),
        }),
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

const post = async (origin: string, path: string, body: unknown) =>
  (await fetch(`${origin}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) })).json()

const signedIn = async (origin: string) => `Bearer ${(await post(origin, '/api/admin/login', { password })).token}`

const leads = async (origin: string, authorization: string, search = '') =>
  (await fetch(`${origin}/api/admin/leads?q=${search}`, { headers: { authorization } })).json()

/** Of a person and of a session: what paths may name. */
async function idsOfStored(origin: string, authorization: string): Promise<string[]> {
  await post(origin, '/api/quiz/submit', quiz)
  const { session } = await post(origin, '/api/analytics/sessions', { surveyType: 'exit' })
  const [lead] = await leads(origin, authorization)
  return [lead.id, session.id]
}

async function expectLeadStored(origin: string, authorization: string) {
  const contactInfo = { ...quiz.contactInfo, email: 'afterwards@example.com' }
  expect(await post(origin, '/api/quiz/submit', { ...quiz, contactInfo })).toMatchObject({ success: true })
  expect(await leads(origin, authorization, 'afterwards@example.com')).toHaveLength(1)
}

const describe = (statuses: ReadonlyMap<number, number>) =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
