import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { expectServed, startBackgroundVisits } from '#tests/support/background-visits.ts'
import { startServer, stop } from '#tests/support/processes.ts'
import { routeExample } from '#tests/support/route-examples.ts'
import { allRoutes, publicRoutes } from '#tests/support/routes.ts'
import { postJson } from '#tests/support/server-calls.ts'
import { testApp } from '#tests/support/test-app.ts'

const maxBodyBytes = 64 * 1024
const maxCostRatio = 15

/** Values of nearly 64 KB that are slow to validate unless their size is checked first. */
const expensive = {
  'thousands of keys': Object.fromEntries(Array.from({ length: 6500 }, (_, index) => [index, {}])),
  'thousands of texts': Array(15_000).fill('a'),
  'thousands of objects': Array(20_000).fill({}),
  'deep nesting': JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`),
  'one long text': 'a'.repeat(60_000),
  'odd characters': '\ud800'.repeat(9000),
}

const expensiveBodies = (example: object) =>
  Object.entries(expensive).flatMap(([shape, value]) =>
    [...Object.keys(example), 'unknown'].map(field => ({ shape, field, body: { ...example, [field]: value } })),
  )

test('keeps the CPU cost of every public route low for any 64 KB body', async () => {
  const { app } = await testApp({ env: { TRUST_PROXY: '1' } })
  let visitor = 0
  const send = (route: string, payload: string) => {
    const [method, url = ''] = route.split(' ')
    visitor += 1
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}` }
    return app.inject({ method: method as 'POST', url: url.replace(':sessionId', 'x'), headers, payload })
  }
  /** Median CPU milliseconds, so garbage collection doesn't distort it. */
  const costOf = async (route: string, payload: string) => {
    const costs: number[] = []
    for (let count = 0; count < 15; count += 1) {
      const before = process.cpuUsage()
      expect((await send(route, payload)).statusCode).toBeLessThan(500)
      const { user, system } = process.cpuUsage(before)
      costs.push((user + system) / 1000)
    }
    return costs.sort((a, b) => a - b)[7] ?? Number.NaN
  }
  const routes = (await allRoutes()).filter(
    route => publicRoutes.includes(route) && /^(POST|PUT|PATCH) /.test(route) && routeExample(route).body,
  )
  expect(routes.length).toBeGreaterThan(6)
  const baselineMs = await costOf('POST /api/survey/submit', JSON.stringify({ unknown: 'a'.repeat(60_000) }))
  let worst = { ms: 0, what: '' }
  for (const route of routes) {
    for (const { shape, field, body } of expensiveBodies(routeExample(route).body ?? {})) {
      const payload = JSON.stringify(body)
      expect(payload.length, `${route} ${field} ${shape}`).toBeLessThan(maxBodyBytes)
      const ms = await costOf(route, payload)
      if (ms > worst.ms) worst = { ms, what: `${route} with ${shape} as ${field}` }
    }
  }
  console.info(
    `Expensive requests: worst ${worst.ms.toFixed(1)} ms (${worst.what}), baseline ${baselineMs.toFixed(1)} ms`,
  )
  expect(worst.ms / baselineMs).toBeLessThan(maxCostRatio)
})

async function start() {
  const server = await startServer({ env: { NODE_OPTIONS: '--max-old-space-size=256', TRUST_PROXY: '1' } })
  onTestFinished(() => stop(server.child, 'SIGKILL'))
  return server
}

test('rejects a flood of expensive requests with 429 and keeps serving other visitors', async () => {
  const { origin } = await start()
  const { body } = routeExample('POST /api/survey/submit')
  const visiting = await startBackgroundVisits(origin)
  const statuses = new Map<number, number>()
  const attack = async () => {
    for (let count = 0; count < 40; count += 1) {
      const { status } = await postJson(`${origin}/api/survey/submit`, {
        ...body,
        answers: expensive['thousands of keys'],
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 30 }, attack))
  const visits = await visiting.stop()
  console.info(`Expensive requests: ${JSON.stringify([...statuses])}; ${visits.summary}`)
  expect([...statuses.keys()].sort()).toEqual([400, 429])
  expect(statuses.get(400)).toBeLessThanOrEqual(200)
  expectServed(visits)
})

test('survives pipelined requests with unread responses on 256 MB of memory', async () => {
  const { child, origin } = await start()
  const port = Number(new URL(origin).port)
  const requests = 'GET /x HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2400)
  // Paused until every request has arrived, so they are all pending on any machine.
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
