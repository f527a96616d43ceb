import { afterEach, describe, expect, test, vi } from 'vitest'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { application, exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { type App, testApp, testAppWithEmail } from '#tests/support/test-app.ts'

afterEach(() => vi.useRealTimers())

const setClock = (time: string) => vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })

const submit = (app: App, key?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/survey/submit',
    headers: key ? { 'idempotency-key': key } : {},
    payload: exitSurvey,
  })

describe('the receipt of a survey', () => {
  test.each([
    ['a Tuesday', '2026-11-17T20:30:00.000Z', '2026-11-17', 'Thursday, November 19, 4 p.m. Winnipeg time'],
    ['a Friday', '2026-11-13T17:00:00.000Z', '2026-11-13', 'Tuesday, November 17, noon Winnipeg time'],
    ['a Saturday', '2026-11-14T18:00:00.000Z', '2026-11-14', 'Tuesday, November 17, 11:59 p.m. Winnipeg time'],
    [
      'the day before a holiday',
      '2026-11-10T16:00:00.000Z',
      '2026-11-10',
      'Friday, November 13, 11 a.m. Winnipeg time',
    ],
    [
      'late in the evening',
      '2026-11-18T04:30:00.000Z',
      '2026-11-17',
      'Thursday, November 19, 11:59 p.m. Winnipeg time',
    ],
  ])('states the day and by when we reply: %s', async (_case, time, submittedOn, replyBy) => {
    setClock(time)
    const { app } = await testApp()
    expect((await submit(app)).json()).toEqual({
      success: true,
      emailStatus: { adminEmailSent: false, userEmailSent: false },
      receipt: { submittedOn, replyBy, bookingUrl: null },
    })
  })

  test('does not reveal that the address sent a form before', async () => {
    setClock('2026-11-16T18:00:00.000Z')
    const { app, database } = await testApp()
    await submit(app)
    setClock('2026-11-17T18:00:00.000Z')
    expect((await submit(app)).json().receipt.replyBy).toBe('Thursday, November 19, 1 p.m. Winnipeg time')
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

  test('is there even if the response was stored by an older version, or not at all', async () => {
    setClock('2026-11-16T18:00:00.000Z')
    const { app, database } = await testAppWithEmail({ kind })
    const { receipt } = (await submit(app, key)).json()
    setClock('2026-11-17T18:00:00.000Z')
    const emailStatus = { adminEmailSent: true, userEmailSent: false }
    for (const response of [JSON.stringify({ success: true, emailStatus }), null]) {
      await database.write(transaction => transaction.updateTable('forms').set({ response }).execute())
      expect((await submit(app, key)).json()).toMatchObject({ success: true, receipt })
    }
    expect(receipt.submittedOn).toBe('2026-11-16')
  })
})

test('the response to a beta application says by when we will have read it: within five business days', async () => {
  setClock('2026-11-17T20:30:00.000Z')
  const { app } = await testApp()
  const response = await app.inject({ method: 'POST', url: '/api/beta/apply', payload: application })
  expect(response.json()).toEqual({ success: true, replyBy: 'Tuesday, November 24, 4 p.m. Winnipeg time' })
})

test('a quiz promises nothing', async () => {
  const { app } = await testApp()
  const response = await app.inject({ method: 'POST', url: '/api/quiz/submit', payload: quiz })
  expect(response.json()).toEqual({ success: true, emailSent: false })
})
