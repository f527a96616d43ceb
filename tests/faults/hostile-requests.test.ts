import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { expect, inject, onTestFinished, test } from 'vitest'
import { bookingSecret } from '#tests/support/booking-events.ts'
import { newDatabaseSettings } from '#tests/support/databases.ts'
import { type HostileRequest, hostileRequest } from '#tests/support/hostile-requests.ts'
import { startServer, stop } from '#tests/support/processes.ts'
import { allRoutes, publicRoutes } from '#tests/support/routes.ts'
import { quiz } from '#tests/support/sample-forms.ts'
import { logInAt, postJson } from '#tests/support/server-calls.ts'

const runs = [
  { kind: 'sqlite', requestsPerRoute: 100 * inject('faultCount') },
  { kind: 'postgres', requestsPerRoute: 50 * inject('faultCount') },
] as const

const password = 'a password for this test'

test.each(runs)(
  'answers $requestsPerRoute hostile requests to each route without an error of its own ($kind)',
  async ({ kind, requestsPerRoute }) => {
    const { databaseUrl } = await newDatabaseSettings(kind)
    const { child, origin, output } = await startServer({
      env: {
        // As in the systemd unit, so a leak shows: otherwise Node lets garbage grow to what the machine has.
        NODE_OPTIONS: '--max-old-space-size=128 --max-semi-space-size=4',
        TRUST_PROXY: '1',
        ADMIN_PASSWORD: password,
        BOOKING_WEBHOOK_SECRET: bookingSecret,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
    })
    onTestFinished(() => stop(child, 'SIGKILL'))
    const { authorization } = await logInAt(origin, password)
    const ids = await createRecords(origin, authorization)
    // HEAD uses the handlers of GET. DELETE comes last, so the other routes find existing records.
    const all = (await allRoutes()).filter(route => !route.startsWith('HEAD '))
    const deleting = all.filter(route => route.startsWith('DELETE '))
    const routes = [...all.filter(route => !deleting.includes(route)), ...deleting]

    const statuses = await attackRoutes({ origin, ids, authorization, routes, requestsPerRoute })
    console.info(`Hostile requests (${kind}): ${routes.length} routes, ${requestsPerRoute} each: ${statuses}`)
    expect(output()).not.toContain('"level":50')
    await expectLeadIsStored(origin, authorization)
  },
)

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

const batchSize = 10
const maxBody = 64 * 1024

type ReceivedResponse = { status: number; type: string; body: string }

type Attack = {
  origin: string
  routes: readonly string[]
  ids: readonly string[]
  authorization: string
  requestsPerRoute: number
}

/** Password hashing is slow on purpose, so these two run in parallel with the others. */
const isSlow = (route: string) => route === 'POST /api/admin/login' || route === 'POST /api/toolkit/validate'

/** Throws on a 5xx or a malformed error response. Returns how many responses had each status. */
async function attackRoutes({ origin, routes, ids, authorization, requestsPerRoute }: Attack) {
  const agent = new Agent({ keepAlive: true })
  const statuses = new Map<number, number>()
  async function attackInSequence(selected: readonly string[]) {
    for (const route of selected) {
      const arbitrary = hostileRequest(route, ids, publicRoutes.includes(route) ? undefined : authorization)
      await runInBatches(arbitrary, requestsPerRoute, async hostile => {
        const response = await send(agent, origin, hostile)
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        if (!isAcceptable(response)) throw new Error(`${describe(hostile)} got the response ${describe(response)}`)
      })
    }
  }
  await Promise.all([attackInSequence(routes.filter(isSlow)), attackInSequence(routes.filter(route => !isSlow(route)))])
  agent.destroy()
  return [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
}

const runInBatches = <T>(arbitrary: fc.Arbitrary<T>, count: number, run: (value: T) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(fc.array(arbitrary, { minLength: batchSize, maxLength: batchSize }), async batch => {
      await Promise.all(batch.map(run))
    }),
    { numRuns: Math.ceil(count / batchSize), endOnFailure: true },
  )

/** What a refused draft of the website's words has besides: the newest words, or the field. */
const detailsOfDrafts = ['newest', 'field']

/** API errors must consist of one sentence. */
function isAcceptable({ status, type, body }: ReceivedResponse) {
  if (status >= 500) return false
  // 431 is Node's own response to headers that are too large.
  if (status < 400 || status === 431 || type.startsWith('text/html')) return true
  const { error, ...more } = JSON.parse(body)
  return /^\S.+[\w.]$/.test(error) && Object.keys(more).every(key => detailsOfDrafts.includes(key))
}

const describe = ({ body, ...rest }: { body: Buffer | string | undefined }) =>
  `${JSON.stringify(rest)} ${String(body ?? '').slice(0, 2000)}`

let visitor = 0

/** A new address per request, so rate limits don't hide the code behind them. */
const nextAddress = () => {
  visitor += 1
  return `10.${(visitor >> 16) & 127}.${(visitor >> 8) & 255}.${visitor & 255}`
}

function send(agent: Agent, origin: string, { method, path, headers, body }: HostileRequest) {
  const { hostname, port } = new URL(origin)
  // Passkeys work at localhost.
  const allHeaders = { host: 'localhost', ...headers, 'x-forwarded-for': nextAddress() }
  const options = { agent, hostname, port, method, path, headers: allHeaders }
  return new Promise<ReceivedResponse>((resolve, reject) => {
    const outgoing = request(options, response => {
      const parts: Buffer[] = []
      const received = () => ({
        status: response.statusCode ?? 0,
        type: response.headers['content-type'] ?? '',
        body: Buffer.concat(parts).toString(),
      })
      response.on('error', reject).on('data', part => parts.push(part))
      response.on('end', () => resolve(received()))
    })
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // The server refuses such a body before it's all sent, and closes the connection. The response may be lost with it.
      const isCutOff = ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') && Number(headers['content-length']) > maxBody
      if (isCutOff) resolve({ status: 413, type: 'text/html', body: '' })
      else reject(error)
    })
    outgoing.end(body)
  })
}
