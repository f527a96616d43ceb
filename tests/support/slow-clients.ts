import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { largestFile } from './site-pages.ts'

const host = 'host: localhost\r\n'
const post = `POST /api/survey/submit HTTP/1.1\r\n${host}content-type: application/json\r\n`
const halfBody = `${post}content-length: 5000\r\n\r\n{"surveyType":"exit"`
const longFile = `GET ${largestFile.path} HTTP/1.1\r\n${host}\r\n`
/** Enough to fill the socket buffers of both sides, so the server is left with data it can't send. */
const unreadResponses = Math.ceil(40_000_000 / largestFile.bytes)
const trickleMs = 250
const arrivalIntervalMs = 4
/** Several times the server's longest timeout: a connection still open by then has leaked. */
const maxOpenMs = 120_000

type Behavior = {
  count: number
  initial?: string
  trickle?: string
  trickleAfterMs?: number
  halfCloses?: boolean
  /** Such a client doesn't see the close. It notices only when a write fails. */
  neverReads?: boolean
  /** The last response, and the timeout from server/http/http-server.ts that must pass first. */
  expected: { status: number; afterSeconds: number }
}

const headersTimeout = { status: 408, afterSeconds: 10 }
const bodyTimeout = { status: 408, afterSeconds: 15 }
const badRequest = { status: 400, afterSeconds: 0 }
const noResponse = { status: 0, afterSeconds: 0 }

const behaviors: Record<string, Behavior> = {
  'sends nothing': { count: 69, expected: headersTimeout },
  'trickles headers': { count: 69, trickle: `${post}x-padding: ${'x'.repeat(1000)}`, expected: headersTimeout },
  'trickles body': { count: 69, initial: halfBody, trickle: ',"answers":{}'.repeat(300), expected: bodyTimeout },
  'trickles chunks': {
    count: 69,
    initial: `${post}transfer-encoding: chunked\r\n\r\n`,
    trickle: '1\r\n{\r\n'.repeat(1000),
    expected: bodyTimeout,
  },
  'never finishes the body': { count: 68, initial: halfBody, expected: bodyTimeout },
  'half-closes during headers': { count: 68, initial: post, halfCloses: true, expected: badRequest },
  'half-closes during body': { count: 68, initial: halfBody, halfCloses: true, expected: badRequest },
  'never reads': {
    count: 10,
    initial: longFile.repeat(unreadResponses),
    neverReads: true,
    trickle: longFile,
    trickleAfterMs: 18_000,
    expected: noResponse,
  },
  'never reads and keeps sending': {
    count: 10,
    initial: longFile.repeat(unreadResponses),
    neverReads: true,
    trickle: longFile,
    expected: noResponse,
  },
}

const clients = Object.entries(behaviors)
  .flatMap(([name, behavior]) =>
    Array.from({ length: behavior.count }, (_, index) => ({ name, behavior, place: (index + 0.5) / behavior.count })),
  )
  .sort((one, other) => one.place - other.place)

export const slowClientCount = clients.length

type Outcome = { name: string; behavior: Behavior; status: number | 'still open'; seconds: number }

export function runSlowClients(port: number): Promise<Outcome[]> {
  return Promise.all(
    clients.map(async ({ name, behavior }, index) => {
      await sleep(index * arrivalIntervalMs)
      const outcome = await runClient(port, withAddress(`10.77.${index >> 8}.${index & 255}`, behavior))
      return { name, behavior, ...outcome }
    }),
  )
}

/** Every client has its own address, because of the rate limits. */
const withAddress = (address: string, behavior: Behavior): Behavior => ({
  ...behavior,
  ...(behavior.initial && {
    initial: behavior.initial.replaceAll(host, `${host}x-forwarded-for: ${address}\r\n`),
  }),
})

function runClient(port: number, { initial, trickle, trickleAfterMs = 0, halfCloses, neverReads }: Behavior) {
  const startedAt = performance.now()
  return new Promise<Pick<Outcome, 'status' | 'seconds'>>(resolve => {
    let status: Outcome['status'] = 0
    let sent = 0
    const elapsedSeconds = () => (performance.now() - startedAt) / 1000
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const timer = setInterval(() => {
      if (trickle && elapsedSeconds() * 1000 >= trickleAfterMs) socket.write(trickle.charAt(sent++))
    }, trickleMs)
    const timeout = setTimeout(() => {
      status = 'still open'
      end()
    }, maxOpenMs)
    const end = () => {
      clearInterval(timer)
      clearTimeout(timeout)
      socket.destroy()
      resolve({ status, seconds: elapsedSeconds() })
    }
    socket.on('error', end).on('close', end)
    if (!neverReads)
      socket.on('end', end).on('data', chunk => {
        status = Number(/HTTP\/1\.1 (\d{3}) /.exec(String(chunk))?.[1])
      })
    if (initial) socket.write(initial)
    if (halfCloses) socket.end()
  })
}

export function expectClosed(outcomes: readonly Outcome[]) {
  for (const { name, behavior, status, seconds } of outcomes) {
    expect([name, status]).toEqual([name, behavior.expected.status])
    expect(seconds, name).toBeGreaterThanOrEqual(behavior.expected.afterSeconds)
  }
}
