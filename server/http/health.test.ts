import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import './health.ts'

test('a server with its database is healthy and ready', async () => {
  const { app } = await testApp()
  expect((await app.inject({ url: '/healthz' })).json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  })
  expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' })
})

test('a server that is about to stop fails its health checks, although its database works', async () => {
  const { app } = await testApp()
  app.failHealthChecks()
  for (const url of ['/healthz', '/readyz']) expect((await app.inject({ url })).statusCode, url).toBe(503)
})

test('without its database it is healthy but not ready', async () => {
  const { app, database } = await testApp()
  await database.close()
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  const answer = await app.inject({ url: '/readyz' })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({ error: "The database can't be written to." })
})

test('with a read-only database it is healthy but not ready, and rejects forms with 503', async () => {
  const { app, database, logLines } = await testApp()
  await database.write(transaction => sql`pragma query_only = on`.execute(transaction))
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503)
  const answer = await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(logLines.join()).toContain('attempt to write a readonly database')
})
