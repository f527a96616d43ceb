import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>['app']

const submit = (app: App, key: string, payload: object = exitSurvey) =>
  app.inject({ method: 'POST', url: '/api/survey/submit', headers: { 'idempotency-key': key }, payload })

const rowsIn = async (database: Database) => {
  const count = async (table: 'forms' | 'emails') =>
    (await database.read.selectFrom(table).select('id').execute()).length
  return { forms: await count('forms'), emails: await count('emails') }
}

const one = { forms: 1, emails: 2 }

describeOnEachDatabase('a submission under a key', kind => {
  test('that arrives 50 times at once makes one lead and one set of emails, and 50 equal answers', async () => {
    const smtp = await startEmailServer()
    const { app, database } = await testApp({ kind, env: { SMTP_URL: smtp.url } })
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(app, key)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]?.json()).toMatchObject({ emailStatus: { adminEmailSent: true, userEmailSent: true } })
    expect(await rowsIn(database)).toEqual(one)
    expect(smtp.received).toHaveLength(2)
  })

  test('that arrives at two servers at once makes one lead and one set of emails', async () => {
    const smtp = await startEmailServer()
    const env = { SMTP_URL: smtp.url }
    const first = await testApp({ kind, env })
    const second = await testApp({ env, database: first.database })
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => submit(index % 2 === 0 ? first.app : second.app, key)),
    )
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await rowsIn(first.database)).toEqual(one)
    expect(smtp.received).toHaveLength(2)
  })

  test('is given the first answer again after a restart, even when email works by then', async () => {
    const before = await testApp({ kind })
    const key = randomUUID()
    const first = await submit(before.app, key)
    const smtp = await startEmailServer()
    const after = await testApp({ env: { SMTP_URL: smtp.url }, database: before.database })
    await after.app.ready()
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2), 30_000)
    expect((await submit(after.app, key)).body).toBe(first.body)
    expect(await rowsIn(after.database)).toEqual(one)
  })

  test('is refused with another body, and nothing is stored for it', async () => {
    const { app, database } = await testApp({ kind })
    const key = randomUUID()
    await submit(app, key)
    const refused = await submit(app, key, { ...exitSurvey, toolkitOptIn: false })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toEqual({
      error: 'This form was already sent with other answers. Please reload the page and try again.',
    })
    expect(await rowsIn(database)).toEqual(one)
  })

  test('is answered from its emails when the server stopped before the answer was noted', async () => {
    const smtp = await startEmailServer()
    const { app, database } = await testApp({ kind, env: { SMTP_URL: smtp.url } })
    const key = randomUUID()
    await submit(app, key)
    const aMinuteAgo = new Date(Date.now() - 60_000).toISOString()
    await database.write(transaction =>
      transaction.updateTable('forms').set({ response: null, submitted_at: aMinuteAgo }).execute(),
    )
    const again = await submit(app, key)
    expect(again.json()).toMatchObject({ emailStatus: { adminEmailSent: true, userEmailSent: true } })
    expect(smtp.received).toHaveLength(2)
  })

  test('leaves nothing behind when one part of it cannot be stored', async () => {
    const { app, database } = await testApp({ kind })
    await database.write(transaction => transaction.schema.dropTable('emails').execute())
    const key = randomUUID()
    const answer = await submit(app, key)
    expect(answer.statusCode).toBe(500)
    expect(await database.read.selectFrom('forms').select('id').execute()).toEqual([])
    expect(await database.read.selectFrom('people').select('id').execute()).toEqual([])
  })
})

test('keys are separate for each call', async () => {
  const { app } = await testApp()
  const key = randomUUID()
  await submit(app, key)
  const headers = { 'idempotency-key': key }
  expect((await app.inject({ method: 'POST', url: '/api/quiz/submit', headers, payload: quiz })).statusCode).toBe(200)
})

test.each(['short', 'x'.repeat(201), 'with a space in it'])('a key such as %s is refused', async key => {
  const { app } = await testApp()
  const answer = await submit(app, key)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ error: 'The idempotency key must be 8 to 200 visible characters.' })
})

test('without a key every submission is a lead of its own', async () => {
  const { app, database } = await testApp()
  for (const _ of [1, 2]) await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })
  expect((await rowsIn(database)).forms).toBe(2)
})
