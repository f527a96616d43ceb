import { expect, test } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { testAppWithEmail } from '#tests/support/test-app.ts'
import { storeTroubles } from './messages/trouble.ts'

async function measuredApp() {
  const port = await freePort()
  const parts = await testAppWithEmail({ env: { METRICS_PORT: String(port) } }, { behavior: 'reject temporarily' })
  await parts.app.ready()
  const scrape = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
    const text = await response.text()
    const lines = text.split('\n').filter(line => line && !line.startsWith('#'))
    const values = new Map(lines.map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
    return { text, metric: (name: string) => values.get(name) }
  }
  return { ...parts, port, scrape }
}

test('reports forms, what is undelivered and troubles, and nothing personal', async () => {
  const { app, database, scrape } = await measuredApp()
  const before = await scrape()
  expect(before.metric('site_submissions_total{kind="beta",outcome="failed"}')).toBe(0)
  expect([before.metric('site_undelivered'), before.metric('site_troubles')]).toEqual([0, 0])

  await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })
  await app.inject({ method: 'POST', url: '/api/quiz/submit', payload: quiz })
  await app.inject({ method: 'POST', url: '/api/quiz/submit', payload: { ...quiz, contactInfo: {} } })
  const trouble = { id: 'disk', title: 'Full', detail: 'Full.', whatToDo: 'Delete something.' }
  await database.write(transaction => storeTroubles(transaction, [trouble], new Date().toISOString()))

  const { text, metric } = await scrape()
  expect(metric('site_submissions_total{kind="survey",outcome="accepted"}')).toBe(1)
  expect(metric('site_submissions_total{kind="quiz",outcome="accepted"}')).toBe(1)
  expect(metric('site_submissions_total{kind="quiz",outcome="refused"}')).toBe(1)
  expect(metric('site_undelivered')).toBeGreaterThan(0)
  expect(metric('site_troubles')).toBe(1)
  expect(metric('site_database_up')).toBe(1)
  expect(text).not.toMatch(/anna|example\.com/i)
})

test('reports failed forms and site_database_up 0 without a database', async () => {
  const { app, database, scrape } = await measuredApp()
  await database.close()
  await app.inject({ method: 'POST', url: '/api/quiz/submit', payload: quiz })
  const { metric } = await scrape()
  expect(metric('site_database_up')).toBe(0)
  expect(metric('site_submissions_total{kind="quiz",outcome="failed"}')).toBe(1)
  expect(metric('site_troubles')).toBeUndefined()
})

test('responds to nothing else, and not on the public port', async () => {
  const { app, port } = await measuredApp()
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404)
})
