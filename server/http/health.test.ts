import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import './health.ts'

test('is healthy and ready with a working database', async () => {
  const { app } = await testApp()
  expect((await app.inject({ url: '/healthz' })).json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  })
  expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' })
})

test('fails both checks before shutdown, even with a working database', async () => {
  const { app } = await testApp()
  app.failHealthChecks()
  for (const url of ['/healthz', '/readyz']) expect((await app.inject({ url })).statusCode, url).toBe(503)
})

test('is healthy but not ready without a database', async () => {
  const { app, database } = await testApp()
  await database.close()
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  const response = await app.inject({ url: '/readyz' })
  expect(response.statusCode).toBe(503)
  expect(response.json()).toEqual({ error: "The database can't be written to." })
})

test('is not ready and rejects forms with 503 when the database is read-only', async () => {
  const { app, database, logLines } = await testApp()
  await database.write(transaction => sql`pragma query_only = on`.execute(transaction))
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503)
  const response = await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
  expect(logLines.join()).toContain('attempt to write a readonly database')
})
