import { expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import './health.ts'

test('a server with its database is healthy and ready', async () => {
  const { app } = await testApp()
  expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
  expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' })
})

test('one that is about to stop says so to whoever asks, with its database at hand', async () => {
  const { app } = await testApp()
  app.stopBeingReady()
  for (const url of ['/healthz', '/readyz']) expect((await app.inject({ url })).statusCode, url).toBe(503)
})

test('without its database it is healthy but not ready', async () => {
  const { app, database } = await testApp()
  await database.close()
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  const answer = await app.inject({ url: '/readyz' })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({ error: 'The database does not answer.' })
})
