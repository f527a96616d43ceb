import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startEmailServer } from '#tests/support/email-server.ts'
import { startPostgresServer } from '#tests/support/embedded-postgres.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startServer, stop } from '#tests/support/processes.ts'
import { exitSurvey, quiz } from '#tests/support/sample-forms.ts'

/** Stopped by whoever starts it. */
async function startMeasuredServer(env: Record<string, string>) {
  const metricsPort = await freePort()
  const { origin, child, output } = await startServer({ env: { METRICS_PORT: String(metricsPort), ...env } })
  const scrape = async () => {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain; v/)])
    return figuresIn(await answer.text())
  }
  return { origin, metricsPort, output, scrape, stop: () => stop(child, 'SIGKILL') }
}

function figuresIn(text: string) {
  const lines = text.split('\n').filter(line => line && !line.startsWith('#'))
  const figures = new Map(lines.map(line => [line.replace(/ [^ ]+$/, ''), Number(line.replace(/^.* /, ''))]))
  // Node's own come and go by what it happened to do, such as a kind of garbage collection.
  const ours = [...figures.keys()].filter(name => /^(http|site)_/.test(name))
  return { text, series: ours.length, of: (name: string) => figures.get(name) }
}

const requests = (method: string, route: string, status: string) =>
  `http_requests_total{method="${method}",route="${route}",status="${status}"}`
const submissions = (kind: string, outcome: string) => `site_submissions_total{kind="${kind}",outcome="${outcome}"}`
const emailAttempts = (result: string) => `site_email_attempts_total{result="${result}"}`

describe('a server with METRICS_PORT', () => {
  let server: Awaited<ReturnType<typeof startMeasuredServer>>
  let emailPort: number

  beforeAll(async () => {
    emailPort = await freePort()
    server = await startMeasuredServer({ HOST: '0.0.0.0', SMTP_URL: `smtp://127.0.0.1:${emailPort}` })
  })
  afterAll(() => server.stop())

  test('the figures tell of pages, calls, forms, emails and the process, and of no person', async () => {
    const smtp = await startEmailServer({ port: emailPort })
    const { origin, scrape } = server
    const post = (path: string, body: object, headers = {}) =>
      fetch(origin + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      })
    const before = await scrape()
    expect(before.of(submissions('beta', 'accepted'))).toBe(0)
    expect(before.of(emailAttempts('failed'))).toBe(0)

    const page = await fetch(`${origin}/about`)
    await fetch(`${origin}/about`, { headers: { 'if-none-match': page.headers.get('etag') ?? '' } })
    await fetch(`${origin}/`)
    await fetch(`${origin}/`, { method: 'HEAD' })
    await fetch(`${origin}/anna@example.com?who=anna`)
    await fetch(`${origin}/api/admin/leads/01900000-0000-7000-8000-000000000000`)
    for (const _time of [1, 2]) await post('/api/survey/submit', exitSurvey, { 'idempotency-key': 'the-same-key' })
    await post('/api/survey/submit', { ...exitSurvey, honeypot: 'filled in' })
    smtp.state.behaviour = 'reject temporarily'
    await post('/api/quiz/submit', quiz)
    smtp.state.behaviour = 'reject permanently'
    await post('/api/quiz/submit', quiz)

    const { of, text } = await scrape()
    expect(of(requests('GET', 'page', '2xx'))).toBe(2)
    expect(of(requests('GET', 'page', '3xx'))).toBe(1)
    expect(of(requests('HEAD', 'page', '2xx'))).toBe(1)
    expect(of(requests('GET', '/*', '4xx'))).toBe(1)
    expect(of(requests('GET', '/api/admin/leads/:id', '4xx'))).toBe(1)
    expect(of(requests('POST', '/api/survey/submit', '2xx'))).toBe(3)
    expect(of('http_request_duration_seconds_count{method="POST",route="/api/survey/submit"}')).toBe(3)
    expect(of(submissions('survey', 'accepted'))).toBe(1)
    expect(of(submissions('survey', 'repeated'))).toBe(1)
    expect(of(submissions('survey', 'possible_bot'))).toBe(1)
    expect(of(submissions('quiz', 'accepted'))).toBe(2)
    expect(of(emailAttempts('sent'))).toBe(3)
    expect(of(emailAttempts('retried'))).toBe(2)
    expect(of(emailAttempts('failed'))).toBe(2)
    for (const [status, count] of Object.entries({ waiting: 2, held: 1, failed: 2 }))
      expect(of(`site_outbox_emails{status="${status}"}`), status).toBe(count)
    expect(of('site_outbox_oldest_seconds{status="waiting"}')).toBeGreaterThan(0)
    expect(of('site_outbox_oldest_seconds{status="waiting"}')).toBeLessThan(60)
    expect(of('site_database_up')).toBe(1)
    expect(of('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    expect(of('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect(text).not.toMatch(/anna|example\.com|01900000/i)
  })

  test('whatever is asked for, the number of series stays the same', async () => {
    const { origin, scrape } = server
    const ask = async (round: number) => {
      for (const method of ['GET', 'POST', 'PROPFIND', 'QUERY', 'M-SEARCH']) {
        for (const path of [`/nothing-${round}`, `/api/nothing/${round}`, `/articles/${round}`, `/%zz${round}`]) {
          const call = request(origin + path, { method, agent: false })
          const answered = once(call, 'response')
          call.end()
          const [response] = await answered
          response.resume()
        }
      }
    }
    await ask(1)
    const { series } = await scrape()
    for (const round of [2, 3, 4]) await ask(round)
    expect((await scrape()).series).toBe(series)
  })

  test('only this machine itself may read the figures, and not on the public port', async () => {
    const { origin, metricsPort, output } = server
    const outward = Object.values(networkInterfaces())
      .flat()
      .find(address => address?.family === 'IPv4' && !address.internal)
    // A machine without a network still has loopback addresses other than the usual one.
    const address = outward?.address ?? '127.0.0.2'
    const { port } = new URL(origin)
    const outcomes = { public: await outcomeOf(address, Number(port)), metrics: await outcomeOf(address, metricsPort) }
    console.info(`from ${address}: ${JSON.stringify(outcomes)}`)
    expect(outcomes).toEqual({ public: 'connected', metrics: 'ECONNREFUSED' })
    expect((await fetch(`${origin}/metrics`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404)
    expect(output()).toContain(`Metrics           http://127.0.0.1:${metricsPort}/metrics\n`)
  })
})

async function outcomeOf(host: string, port: number) {
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

test('with the database away the other figures are still there, and say so', async () => {
  const postgres = await startPostgresServer()
  onTestFinished(() => postgres.remove())
  const { scrape, origin, ...server } = await startMeasuredServer({ DATABASE_URL: `${postgres.url}/postgres` })
  onTestFinished(server.stop)
  expect((await scrape()).of('site_database_up')).toBe(1)
  await postgres.stop()
  await fetch(`${origin}/`)
  const startedAt = performance.now()
  const away = await scrape()
  console.info(`figures without a database after ${Math.round(performance.now() - startedAt)} ms`)
  expect(away.of('site_database_up')).toBe(0)
  expect(away.of(requests('GET', 'page', '2xx'))).toBe(1)
  expect(away.text).not.toMatch(/^site_outbox_emails{/m)
  await postgres.start()
  let back = await scrape()
  for (let wait = 0; wait < 100 && back.of('site_database_up') !== 1; wait += 1) {
    await sleep(50)
    back = await scrape()
  }
  expect(back.of('site_outbox_emails{status="waiting"}')).toBe(0)
}, 60_000)
