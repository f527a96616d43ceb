import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { exampleOf } from '#tests/support/call-examples.ts'
import { everyCall, publicCalls } from '#tests/support/every-call.ts'
import { beginVisits, expectServed } from '#tests/support/other-visitors.ts'
import { startServer, stop } from '#tests/support/processes.ts'
import { postJson } from '#tests/support/server-calls.ts'
import { testApp } from '#tests/support/test-app.ts'

const maxBodyBytes = 64 * 1024
const mostTimesAsCostly = 15

/** Values of nearly 64 KB that take long to check if nobody counts first. */
const costly = {
  'thousands of keys': Object.fromEntries(Array.from({ length: 6500 }, (_, index) => [index, {}])),
  'thousands of texts': Array(15_000).fill('a'),
  'thousands of objects': Array(20_000).fill({}),
  'deep nesting': JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`),
  'one long text': 'a'.repeat(60_000),
  'odd characters': '\ud800'.repeat(9000),
}

const bodiesOf = (example: object) =>
  Object.entries(costly).flatMap(([shape, value]) =>
    [...Object.keys(example), 'unknown'].map(field => ({ shape, field, body: { ...example, [field]: value } })),
  )

test("no public call becomes costly when it's sent 64 KB of anything", async () => {
  const { app } = await testApp({ env: { TRUST_PROXY: '1' } })
  let visitor = 0
  const send = (call: string, payload: string) => {
    const [method, url = ''] = call.split(' ')
    visitor += 1
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}` }
    return app.inject({ method: method as 'POST', url: url.replace(':sessionId', 'x'), headers, payload })
  }
  /** Milliseconds of processor time for a request: the median, which garbage collection doesn't change. */
  const costOf = async (call: string, payload: string) => {
    const costs: number[] = []
    for (let count = 0; count < 15; count += 1) {
      const before = process.cpuUsage()
      expect((await send(call, payload)).statusCode).toBeLessThan(500)
      const { user, system } = process.cpuUsage(before)
      costs.push((user + system) / 1000)
    }
    return costs.sort((a, b) => a - b)[7] ?? Number.NaN
  }
  const calls = (await everyCall()).filter(
    call => publicCalls.includes(call) && /^(POST|PUT|PATCH) /.test(call) && exampleOf(call).body,
  )
  expect(calls.length).toBeGreaterThan(6)
  const cheap = await costOf(calls[0] as string, JSON.stringify({ unknown: 'a'.repeat(60_000) }))
  let dearest = { ms: 0, what: '' }
  for (const call of calls) {
    for (const { shape, field, body } of bodiesOf(exampleOf(call).body ?? {})) {
      const payload = JSON.stringify(body)
      expect(payload.length, `${call} ${field} ${shape}`).toBeLessThan(maxBodyBytes)
      const ms = await costOf(call, payload)
      if (ms > dearest.ms) dearest = { ms, what: `${call} with ${shape} as ${field}` }
    }
  }
  console.info(
    `Costly requests: the dearest took ${dearest.ms.toFixed(1)} ms (${dearest.what}), a cheap one ${cheap.toFixed(1)} ms`,
  )
  expect(dearest.ms / cheap).toBeLessThan(mostTimesAsCostly)
})

async function start() {
  const server = await startServer({ env: { NODE_OPTIONS: '--max-old-space-size=256', TRUST_PROXY: '1' } })
  onTestFinished(() => stop(server.child, 'SIGKILL'))
  return server
}

test('a flood of costly requests from one visitor gets 429, and others are served', async () => {
  const { origin } = await start()
  const { body } = exampleOf('POST /api/survey/submit')
  const visiting = await beginVisits(origin)
  const statuses = new Map<number, number>()
  const attack = async () => {
    for (let count = 0; count < 40; count += 1) {
      const { status } = await postJson(`${origin}/api/survey/submit`, {
        ...body,
        answers: costly['thousands of keys'],
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 30 }, attack))
  const visits = await visiting.end()
  console.info(`Costly requests: ${JSON.stringify([...statuses])}; ${visits.inWords}`)
  expect([...statuses.keys()].sort()).toEqual([400, 429])
  // However long it takes, a day's allowance is the most that gets through.
  expect(statuses.get(400)).toBeLessThanOrEqual(200)
  expectServed(visits)
})

test('a server with little memory survives pipelined requests that nobody reads', async () => {
  const { child, origin } = await start()
  const port = Number(new URL(origin).port)
  const requests = 'GET /x HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2400)
  // The server is paused until every request has arrived, so it gets them all at once on any machine.
  child.kill('SIGSTOP')
  const sockets = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      socket.pause()
      await once(socket, 'connect')
      await new Promise(resolve => socket.write(requests, resolve))
      return socket
    }),
  )
  child.kill('SIGCONT')
  // Without the limit on pipelining, the server runs out of memory before it responds.
  expect((await fetch(origin)).status).toBe(200)
  for (const socket of sockets) socket.destroy()
})
