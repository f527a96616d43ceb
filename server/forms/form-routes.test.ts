import { randomUUID } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Database, Handle } from '#server/storage/database.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { type App, testApp, testAppWithEmail } from '#tests/support/test-app.ts'

afterEach(() => vi.useRealTimers())

const setClock = (time: string) => vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })

const submit = (app: App, key: string, payload: object = exitSurvey) =>
  app.inject({ method: 'POST', url: '/api/survey/submit', headers: { 'idempotency-key': key }, payload })

const countRows = async (database: Database) => {
  const count = async (table: 'forms' | 'outbox') =>
    (await database.read.selectFrom(table).select('id').execute()).length
  return { forms: await count('forms'), emails: await count('outbox') }
}

const oneSubmission = { forms: 1, emails: 2 }

describeOnEachDatabase('idempotency key', kind => {
  test('stores one form and sends one set of emails for 50 concurrent requests, with identical responses', async () => {
    const { app, database, smtp } = await testAppWithEmail({ kind })
    const key = randomUUID()
    const responses = await Promise.all(Array.from({ length: 50 }, () => submit(app, key)))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200))
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
    expect(responses[0]?.json()).toMatchObject({ emailStatus: { adminEmailSent: true, userEmailSent: true } })
    expect(await countRows(database)).toEqual(oneSubmission)
    expect(smtp.received).toHaveLength(2)
  })

  test('stores one form and sends one set of emails for concurrent requests to two servers', async () => {
    const smtp = await startEmailServer()
    const env = { SMTP_URL: smtp.url }
    const first = await testApp({ kind, env })
    const second = await testApp({ env, database: first.database })
    const key = randomUUID()
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => submit(index % 2 === 0 ? first.app : second.app, key)),
    )
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
    expect(await countRows(first.database)).toEqual(oneSubmission)
    expect(smtp.received).toHaveLength(2)
  })

  test('rejects a reused key with a different body and stores nothing', async () => {
    const { app, database } = await testApp({ kind })
    const key = randomUUID()
    await submit(app, key)
    const rejected = await submit(app, key, { ...exitSurvey, toolkitOptIn: false })
    expect(rejected.statusCode).toBe(409)
    expect(rejected.json()).toEqual({
      error: 'This form was already sent with different answers. Please reload the page and try again.',
    })
    expect(await countRows(database)).toEqual(oneSubmission)
  })

  test('rolls back the whole submission if part of it fails', async () => {
    const { app, database } = await testApp({ kind })
    await database.write(transaction => transaction.schema.dropTable('outbox').execute())
    const key = randomUUID()
    const response = await submit(app, key)
    expect(response.statusCode).toBe(500)
    expect(await database.read.selectFrom('forms').select('id').execute()).toEqual([])
    expect(await database.read.selectFrom('leads').select('id').execute()).toEqual([])
  })
})

test('reports an error if the first form is erased while its key is looked up, so that nothing is lost', async () => {
  const database = await newDatabase('sqlite')
  const key = randomUUID()
  await submit((await testApp({ database })).app, key)
  /** Another server's erasure, right after the insert that did nothing. */
  const erasing = (transaction: Handle): KyselyPlugin => ({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.numAffectedRows === 0n) await transaction.deleteFrom('forms').execute()
      return result
    },
  })
  const write: Database['write'] = work =>
    database.write(transaction => work(transaction.withPlugin(erasing(transaction))))
  const { app } = await testApp({ database: { ...database, write } })
  expect((await submit(app, key)).statusCode).toBe(500)
  expect((await submit((await testApp({ database })).app, key)).statusCode).toBe(200)
  expect((await countRows(database)).forms).toBe(1)
})

test('keeps keys separate for each form', async () => {
  const { app } = await testApp()
  const key = randomUUID()
  await submit(app, key)
  const headers = { 'idempotency-key': key }
  expect((await app.inject({ method: 'POST', url: '/api/quiz/submit', headers, payload: quiz })).statusCode).toBe(200)
})

test.each(['short', 'x'.repeat(201), 'with a space in it'])('rejects the idempotency key %j', async key => {
  const { app } = await testApp()
  const response = await submit(app, key)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    error: 'The idempotency key must be 8 to 200 printable ASCII characters without spaces.',
  })
})

test('stores every submission separately without a key', async () => {
  const { app, database } = await testApp()
  for (const _ of [1, 2]) await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })
  expect((await countRows(database)).forms).toBe(2)
})

describe('the receipt of a survey', () => {
  test('does not reveal that the address sent a form before', async () => {
    setClock('2026-11-16T18:00:00.000Z')
    const { app, database } = await testApp()
    await submit(app, randomUUID())
    setClock('2026-11-17T18:00:00.000Z')
    expect((await submit(app, randomUUID())).json().receipt.replyBy).toBe('Thursday, November 19, 1 p.m. Winnipeg time')
    const lead = await database.read.selectFrom('leads').select('due_at').executeTakeFirst()
    expect(lead?.due_at, 'the first promise counts').toBe('2026-11-18T18:00:00.000Z')
  })
})

describeOnEachDatabase('the receipt of a repeated request', kind => {
  const key = 'the-key-of-a-survey'

  test('is that of the first one', async () => {
    setClock('2026-11-16T18:00:00.000Z')
    const { app } = await testAppWithEmail({ kind })
    const first = await submit(app, key)
    setClock('2026-11-17T18:00:00.000Z')
    expect((await submit(app, key)).body).toBe(first.body)
    expect(first.json().receipt).toMatchObject({
      submittedOn: '2026-11-16',
      replyBy: 'Wednesday, November 18, 1 p.m. Winnipeg time',
    })
  })
})
