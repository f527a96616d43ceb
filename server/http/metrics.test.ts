import { once } from 'node:events'
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { hourMs } from '#contracts/time.ts'
import { storeTroubles } from '#server/messages/troubles/trouble-repository.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { newPostgresDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startServer, stop } from '#tests/support/processes.ts'
import { exitSurvey, quiz } from '#tests/support/sample-forms.ts'

async function startMeasuredServer(env: Record<string, string>) {
  const metricsPort = await freePort()
  const measured = { METRICS_PORT: String(metricsPort), ...env }
  const { origin, child, output, env: settings } = await startServer({ env: measured })
  const scrape = async () => {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^text\/plain; v/),
    ])
    return parseMetrics(await response.text())
  }
  return { origin, metricsPort, dataDir: settings.DATA_DIR ?? '', output, scrape, stop: () => stop(child, 'SIGKILL') }
}

function parseMetrics(text: string) {
  const lines = text.split('\n').filter(line => line && !line.startsWith('#'))
  const values = new Map(lines.map(line => [line.replace(/ [^ ]+$/, ''), Number(line.replace(/^.* /, ''))]))
  // Node's own series vary, for example by kind of garbage collection.
  const ours = [...values.keys()].filter(name => /^(http|site)_/.test(name))
  return { text, series: ours.length, metric: (name: string) => values.get(name) }
}

const requests = (method: string, route: string, status: string) =>
  `http_requests_total{method="${method}",route="${route}",status="${status}"}`
const submissions = (kind: string, outcome: string) => `site_submissions_total{kind="${kind}",outcome="${outcome}"}`
const emailAttempts = (result: string) => `site_outbox_attempts_total{channel="email",result="${result}"}`

describe('metrics endpoint', () => {
  let server: Awaited<ReturnType<typeof startMeasuredServer>>
  let emailPort: number

  beforeAll(async () => {
    emailPort = await freePort()
    server = await startMeasuredServer({ HOST: '0.0.0.0', SMTP_URL: `smtp://127.0.0.1:${emailPort}` })
  })
  afterAll(() => server.stop())

  test('reports pages, calls, forms, emails and the process, and nothing personal', async () => {
    const smtp = await startEmailServer({ port: emailPort })
    const { origin, scrape } = server
    const post = (path: string, body: object, headers = {}) =>
      fetch(origin + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      })
    const before = await scrape()
    expect(before.metric(submissions('beta', 'accepted'))).toBe(0)
    expect(before.metric(emailAttempts('failed'))).toBe(0)
    expect(before.metric('site_backup_failures_total')).toBe(0)
    expect(before.metric('site_backup_age_seconds')).toBeUndefined()

    const page = await fetch(`${origin}/about`)
    await fetch(`${origin}/about`, { headers: { 'if-none-match': page.headers.get('etag') ?? '' } })
    await fetch(`${origin}/`)
    await fetch(`${origin}/`, { method: 'HEAD' })
    await fetch(`${origin}/anna@example.com?who=anna`)
    await fetch(`${origin}/api/admin/leads/01900000-0000-7000-8000-000000000000`)
    for (const _time of [1, 2]) await post('/api/survey/submit', exitSurvey, { 'idempotency-key': 'the-same-key' })
    await post('/api/survey/submit', { ...exitSurvey, honeypot: 'filled in' })
    smtp.state.behavior = 'reject temporarily'
    await post('/api/quiz/submit', quiz)
    smtp.state.behavior = 'reject permanently'
    await post('/api/quiz/submit', quiz)

    const { metric, text } = await scrape()
    expect(metric(requests('GET', 'page', '2xx'))).toBe(2)
    expect(metric(requests('GET', 'page', '3xx'))).toBe(1)
    expect(metric(requests('HEAD', 'page', '2xx'))).toBe(1)
    expect(metric(requests('GET', '/*', '4xx'))).toBe(1)
    expect(metric(requests('GET', '/api/admin/leads/:id', '4xx'))).toBe(1)
    expect(metric(requests('POST', '/api/survey/submit', '2xx'))).toBe(3)
    expect(metric('http_request_duration_seconds_count{method="POST",route="/api/survey/submit"}')).toBe(3)
    expect(metric(submissions('survey', 'accepted'))).toBe(1)
    expect(metric(submissions('survey', 'repeated'))).toBe(1)
    expect(metric(submissions('survey', 'possible_bot'))).toBe(1)
    expect(metric(submissions('quiz', 'accepted'))).toBe(2)
    expect(metric(emailAttempts('sent'))).toBe(2)
    expect(metric(emailAttempts('retried'))).toBe(2)
    expect(metric(emailAttempts('failed'))).toBe(2)
    // The third waiting one is the summary with the possible bot.
    for (const [status, count] of Object.entries({ waiting: 3, held: 1, failed: 2 }))
      expect(metric(`site_outbox_messages{channel="email",status="${status}"}`), status).toBe(count)
    expect(metric('site_outbox_oldest_seconds{channel="email"}')).toBeGreaterThan(0)
    expect(metric('site_outbox_oldest_seconds{channel="email"}')).toBeLessThan(60)
    expect(metric('site_database_up')).toBe(1)
    expect(metric('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    expect(metric('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect(text).not.toMatch(/anna|example\.com|01900000-0000/i)
  })

  test('keeps the number of series constant for arbitrary methods and URLs', async () => {
    const { origin, scrape } = server
    const sendRequests = async (round: number) => {
      for (const method of ['GET', 'POST', 'PROPFIND', 'QUERY', 'M-SEARCH']) {
        for (const path of [`/nothing-${round}`, `/api/nothing/${round}`, `/articles/${round}`, `/%zz${round}`]) {
          const call = request(origin + path, { method, agent: false })
          const responded = once(call, 'response')
          call.end()
          const [response] = await responded
          response.resume()
        }
      }
    }
    await sendRequests(1)
    const { series } = await scrape()
    for (const round of [2, 3, 4]) await sendRequests(round)
    expect((await scrape()).series).toBe(series)
  })

  test('reports the age of the latest backup', async () => {
    const folder = join(server.dataDir, 'backups')
    const madeAt = new Date(Date.now() - 3 * hourMs)
    const file = join(folder, `site-${madeAt.toISOString().slice(0, 10)}.db.gz`)
    mkdirSync(folder)
    writeFileSync(file, '')
    utimesSync(file, madeAt, madeAt)
    const age = (await server.scrape()).metric('site_backup_age_seconds') ?? 0
    expect(age).toBeGreaterThan((3 * hourMs) / 1000 - 1)
    expect(age).toBeLessThan((4 * hourMs) / 1000)
    rmSync(file)
    expect((await server.scrape()).metric('site_backup_age_seconds')).toBeUndefined()
  })

  test('reports old data that is not being deleted', async () => {
    const overdue = async () => (await server.scrape()).metric('site_purge_overdue')
    expect(await overdue()).toBe(0)
    const database = await openDatabase({ dataDir: server.dataDir })
    onTestFinished(() => database.close())
    const trouble = { title: '', detail: '', whatToDo: '' }
    const store = (id: string) =>
      database.write(transaction => storeTroubles(transaction, [{ id, ...trouble }], new Date().toISOString()))
    await store('disk')
    expect(await overdue()).toBe(0)
    await store('purge')
    expect(await overdue()).toBe(1)
  })

  test('listens on loopback only, and not on the public port', async () => {
    const { origin, metricsPort, output } = server
    const external = Object.values(networkInterfaces())
      .flat()
      .find(address => address?.family === 'IPv4' && !address.internal)
    // Without a network, use a different loopback address.
    const address = external?.address ?? '127.0.0.2'
    const { port } = new URL(origin)
    const outcomes = {
      public: await tryConnect(address, Number(port)),
      metrics: await tryConnect(address, metricsPort),
    }
    expect(outcomes).toEqual({ public: 'connected', metrics: 'ECONNREFUSED' })
    expect((await fetch(`${origin}/metrics`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404)
    expect(output()).toContain(`Metrics           http://127.0.0.1:${metricsPort}/metrics\n`)
  })
})

async function tryConnect(host: string, port: number) {
  const socket = connect({ host, port })
  try {
    await once(socket, 'connect')
    return 'connected'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  } finally {
    socket.destroy()
  }
}

test('reports site_database_up 0, failed forms and the other metrics during a database outage', async () => {
  const databaseUrl = await newPostgresDatabase()
  const name = new URL(databaseUrl).pathname.slice(1)
  const admin = new pg.Client(databaseUrl.replace(name, 'postgres'))
  await admin.connect()
  onTestFinished(() => admin.end())
  const { scrape, origin, ...server } = await startMeasuredServer({ DATABASE_URL: databaseUrl })
  onTestFinished(server.stop)
  expect((await scrape()).metric('site_database_up')).toBe(1)
  await admin.query(`alter database ${name} allow_connections false`)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await fetch(`${origin}/`)
  const headers = { 'content-type': 'application/json' }
  await fetch(`${origin}/api/quiz/submit`, { method: 'POST', headers, body: JSON.stringify(quiz) })
  const during = await scrape()
  expect(during.metric('site_database_up')).toBe(0)
  expect(during.metric(requests('GET', 'page', '2xx'))).toBe(1)
  expect(during.metric(submissions('quiz', 'failed'))).toBe(1)
  expect(during.text).not.toMatch(/^site_outbox_messages{/m)
  await admin.query(`alter database ${name} allow_connections true`)
  await vi.waitFor(async () => expect((await scrape()).metric('site_database_up')).toBe(1), { timeout: 30_000 })
  expect((await scrape()).metric('site_outbox_messages{channel="email",status="waiting"}')).toBe(0)
})
