import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { brokenHttp, exchange } from './broken-http.ts'
import { publicCalls } from './every-call.ts'
import { type HostileRequest, hostileRequest } from './hostile-requests.ts'

const atOnce = 10

type Answer = { status: number; type: string; body: string }

type Attack = {
  origin: string
  calls: readonly string[]
  /** Such as exist: what paths may name. */
  ids: readonly string[]
  /** Opens the calls that are the administrator's alone. */
  authorization: string
  /** How many requests there are for each call. */
  tries: number
}

/** Checking a password takes long on purpose: the other calls do not wait for these two. */
const isSlow = (call: string) => call === 'POST /api/admin/login' || call === 'POST /api/toolkit/validate'

/** Hostile requests for every call, some at a time. Fails for an answer that is a fault of ours; says what was answered. */
export async function attackCalls({ origin, calls, ids, authorization, tries }: Attack) {
  const agent = new Agent({ keepAlive: true })
  const statuses = new Map<number, number>()
  async function attackInTurn(some: readonly string[]) {
    for (const call of some) {
      const hostile = hostileRequest(call, ids, publicCalls.includes(call) ? undefined : authorization)
      await together(hostile, tries, async one => {
        const answer = await send(agent, origin, one)
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        if (!isFine(answer)) throw new Error(`${inWords(one)} was answered ${inWords(answer)}`)
      })
    }
  }
  await Promise.all([attackInTurn(calls.filter(isSlow)), attackInTurn(calls.filter(call => !isSlow(call)))])
  agent.destroy()
  return [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
}

/** So many connections that speak no HTTP, or a broken one. */
export const attackWithBrokenHttp = (port: number, tries: number) =>
  together(brokenHttp, tries, async bytes => {
    for (const [, status = ''] of (await exchange(port, bytes)).matchAll(/HTTP\/1\.1 (\d{3})/g))
      if (status >= '500') throw new Error(`${bytes.toString('latin1').slice(0, 2000)} was answered ${status}`)
  })

const together = <T>(hostile: fc.Arbitrary<T>, tries: number, act: (one: T) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(fc.array(hostile, { minLength: atOnce, maxLength: atOnce }), async all => {
      await Promise.all(all.map(act))
    }),
    { numRuns: Math.ceil(tries / atOnce), endOnFailure: true },
  )

/** A refusal is one sentence, whatever was refused. */
function isFine({ status, type, body }: Answer) {
  if (status >= 500) return false
  if (status < 400 || type.startsWith('text/html')) return true
  const { error, ...more } = JSON.parse(body)
  return /^\S.+[\w.]$/.test(error) && Object.keys(more).length === 0
}

const inWords = ({ body, ...rest }: { body: Buffer | string | undefined }) =>
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
      const answer = () => ({
        status: response.statusCode ?? 0,
        type: response.headers['content-type'] ?? '',
        body: Buffer.concat(parts).toString(),
      })
      response.on('error', reject).on('data', part => parts.push(part))
      response.on('end', () => resolve(answer()))
    })
    asked.on('error', reject).end(body)
  })
}
