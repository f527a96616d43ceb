// Sends requests and prints latencies as JSON. Uses raw sockets, because Node's HTTP client needs more CPU than the servers.
import { connect } from 'node:net'
import { idempotencyHeader } from '#contracts/constants.ts'
import { anna, exitSurvey } from '#tests/support/sample-forms.ts'
import type { Load, LoadResult } from './measure.ts'

const { url, seconds, connections, arrivalsPerSecond, firstVisitor } = JSON.parse(process.argv[2] ?? '') as Load
const { host, hostname, port, pathname } = new URL(url)
const startedAt = performance.now()
const endsAt = startedAt + seconds * 1000
const latencies: number[] = []
const idle: Array<() => void> = []
let sent = 0
let open = connections

/** Closed loop: as soon as a connection is free. Open loop: on a schedule, even if the server is slow. */
const nextDue = () => (arrivalsPerSecond ? startedAt + (sent * 1000) / arrivalsPerSecond : performance.now())

function openConnection() {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let head = Buffer.alloc(0)
  let bodyLeft = 0
  let due = 0
  function sendNext() {
    due = nextDue()
    if (due >= endsAt) return --open === 0 ? finish() : undefined
    if (due > performance.now()) return idle.push(sendNext)
    socket.write(firstVisitor === undefined ? pageRequest : surveyOf(firstVisitor + sent))
    sent += 1
  }
  socket.on('connect', sendNext)
  socket.on('error', fail)
  socket.on('end', () => fail(new Error('The server closed a connection.')))
  socket.on('data', (chunk: Buffer) => {
    if (bodyLeft > 0) {
      bodyLeft -= chunk.length
    } else {
      head = Buffer.concat([head, chunk])
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      bodyLeft = bodyLength(head.toString('latin1', 0, end)) - (head.length - end - 4)
      head = Buffer.alloc(0)
    }
    if (bodyLeft > 0) return
    // Since the due time: a slow response also delays those after it.
    latencies.push(performance.now() - due)
    sendNext()
  })
}

function bodyLength(head: string) {
  const length = Number(head.match(/\r\ncontent-length: *(\d+)/i)?.[1])
  if (!head.startsWith('HTTP/1.1 200') || !(length > 0)) fail(new Error(`This response can't be counted:\n${head}`))
  return length
}

function fail(error: Error): never {
  console.error(error)
  process.exit(1)
}

const pageRequest = `GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip\r\n\r\n`

/** Every visitor has their own key, email and IP address. They're scattered, because keys in order are cheaper to store. */
function surveyOf(visitor: number) {
  const scattered = Math.imul(visitor, 0x9e3779b1) >>> 0
  const name = scattered.toString(16).padStart(8, '0')
  const body = JSON.stringify({
    ...exitSurvey,
    contactInfo: { ...anna, email: `${name}@example.com` },
    visit: { firstPage: '/articles', referrerHost: 'search.example' },
    filledInMs: 180_000,
    consentVersion: 1,
  })
  return `POST ${pathname} HTTP/1.1\r
host: ${host}\r
content-type: application/json\r
content-length: ${Buffer.byteLength(body)}\r
x-forwarded-for: ${[24, 16, 8, 0].map(bits => (scattered >>> bits) & 0xff).join('.')}\r
${idempotencyHeader}: visitor-${name}\r
\r
${body}`
}

function finish() {
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  const perSecond = (sorted.length / (performance.now() - startedAt)) * 1000
  const result: LoadResult = { responses: sorted.length, perSecond, p50: at(0.5), p99: at(0.99) }
  console.info(JSON.stringify(result))
  process.exit(0)
}

for (let count = 0; count < connections; count++) openConnection()
setInterval(() => {
  for (const sendIfDue of idle.splice(0)) sendIfDue()
}, 1)
