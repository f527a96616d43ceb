import { afterEach, describe, expect, test, vi } from 'vitest'
import { application } from '#tests/support/sample-forms.ts'
import { type App, testApp, testAppWithEmail } from '#tests/support/test-app.ts'

afterEach(() => vi.useRealTimers())

const apply = (app: App, payload: object) => app.inject({ method: 'POST', url: '/api/beta/apply', payload })

describe('beta application', () => {
  test('stores every answer, and emails the team and the applicant', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-17T20:30:00.000Z'), toFake: ['Date'] })
    const { app, database, smtp } = await testAppWithEmail({ env: { LEADS_TO: 'team@example.net' } })
    const response = await apply(app, application)
    expect(response.statusCode).toBe(200)
    const replyBy = 'Tuesday, November 24, 4 p.m. Winnipeg time'
    expect(response.json()).toEqual({ success: true, replyBy })
    const { fullName: name, email, phone, businessName: business_name, ...answers } = application
    const rows = await database.read.selectFrom('forms').selectAll().execute()
    expect(rows).toMatchObject([{ kind: 'beta', name, email: 'Anna@Example.com', phone, business_name }])
    expect(email).toBe('Anna@Example.com')
    expect(JSON.parse(rows[0]?.answers ?? '')).toEqual(answers)
    const notice = smtp.emailTo('team@example.net')
    expect(notice.subject).toBe('Beta application from Anna Example, Prairie Cabinets')
    for (const words of ['$1M–$5M', application.goals, application.additionalInfo, `Due by ${replyBy}.`])
      expect(notice.text).toContain(words)
    const confirmation = smtp.emailTo('Anna@example.com')
    expect(confirmation.text).toContain(`which takes 3-5 business days. We'll have read yours by ${replyBy}.`)
    expect(confirmation.text).toContain('within 48 hours')
    expect(confirmation.text).toContain('order received')
  })
})

test('rejects an invalid application with the same message as the form', async () => {
  const { app, database } = await testApp()
  const response = await apply(app, { ...application, goals: 'too short' })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ error: 'Please provide at least 10 characters for your goals' })
  expect(await database.read.selectFrom('forms').select('id').execute()).toEqual([])
})
