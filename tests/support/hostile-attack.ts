import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { type HostileRequest, hostileRequest } from './hostile-requests.ts'
import { publicRoutes } from './routes.ts'

const batchSize = 10

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
export async function attackRoutes({ origin, routes, ids, authorization, requestsPerRoute }: Attack) {
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

/** API errors must consist of one sentence. */
function isAcceptable({ status, type, body }: ReceivedResponse) {
  if (status >= 500) return false
  if (status < 400 || type.startsWith('text/html')) return true
  const { error, ...more } = JSON.parse(body)
  return /^\S.+[\w.]$/.test(error) && Object.keys(more).length === 0
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
    outgoing.on('error', reject).end(body)
  })
}
