import { afterEach, describe, expect, test, vi } from 'vitest'
import { consentVersion, contactConsent, toolkitConsent } from '#content/consents.ts'
import { anna, exitSurvey } from '#tests/support/sample-forms.ts'
import { type App, testApp, testAppWithEmail, testPasswords } from '#tests/support/test-app.ts'

afterEach(() => vi.useRealTimers())

const setClock = (time: string) => vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })

const submit = (app: App, payload: object) => app.inject({ method: 'POST', url: '/api/survey/submit', payload })

const replyBy = 'Thursday, November 19, 4 p.m. Winnipeg time'

describe('survey submission', () => {
  test('stores the answers, the consents and the source', async () => {
    const { app, database } = await testApp()
    const visit = { firstPage: '/articles/x', referrerHost: 'search.example', utmSource: 'news', utmCampaign: 'fall' }
    const response = await submit(app, { ...exitSurvey, visit, filledInMs: 60_000, honeypot: '', unknown: 'dropped' })
    expect(response.statusCode).toBe(200)
    const rows = await database.read.selectFrom('forms').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      kind: 'survey',
      variant: 'exit',
      name: anna.name,
      email: 'Anna@Example.com',
      email_key: 'anna@example.com',
      phone: anna.phone,
      business_name: anna.businessName,
      bot_check: null,
      first_page: '/articles/x',
      referrer_host: 'search.example',
    })
    expect(JSON.parse(rows[0]?.answers ?? '')).toEqual({ answers: exitSurvey.answers, toolkitOptIn: true })
    expect(JSON.parse(rows[0]?.utm ?? '')).toEqual({ utmSource: 'news', utmCampaign: 'fall' })
    expect(JSON.parse(rows[0]?.consents ?? '')).toEqual([
      { purpose: 'contact', wording: contactConsent, version: consentVersion, page: '/survey/exit' },
      {
        purpose: 'toolkit',
        wording: expect.stringContaining(toolkitConsent.label),
        version: consentVersion,
        page: '/survey/exit',
      },
    ])
  })

  test('emails the team and the visitor, and reports both as sent', async () => {
    setClock('2026-11-17T20:30:00.000Z')
    const { app, database, smtp } = await testAppWithEmail({
      env: { LEADS_TO: 'team@example.net, owner@example.net' },
    })
    const response = await submit(app, exitSurvey)
    expect(response.json()).toEqual({
      success: true,
      emailStatus: { adminEmailSent: true, userEmailSent: true },
      receipt: {
        submittedOn: '2026-11-17',
        replyBy,
        bookingUrl: null,
        businessName: 'Prairie Cabinets',
        country: null,
      },
    })
    expect(smtp.received).toHaveLength(2)
    const notice = smtp.emailTo('owner@example.net')
    expect(notice.recipients).toEqual(['team@example.net', 'owner@example.net'])
    expect(notice.subject).toBe('New exit assessment from Anna Example, Prairie Cabinets')
    expect(notice.replyTo?.[0]).toMatchObject({ address: 'Anna@example.com' })
    for (const words of [
      '204 555 0123',
      'When would you like to exit your business?',
      '1-2 years',
      '2. Paper job cards',
      `Exit Strategy Assessment. Due by ${replyBy}.`,
    ])
      expect(notice.text).toContain(words)
    const { id } = await database.read.selectFrom('leads').select('id').executeTakeFirstOrThrow()
    expect(notice.text).toContain(`Open the lead: http://localhost:3000/admin/leads?lead=${id}`)
    expect(notice.html).toContain('href="tel:2045550123"')
    expect(notice.html).toContain('href="mailto:Anna@Example.com"')
    const confirmation = smtp.emailTo('Anna@example.com')
    expect(confirmation.text).toContain('Hello Anna,')
    expect(confirmation.text).toContain(`You'll hear from us by ${replyBy}. We'll email you to set up`)
    expect(confirmation.text).toMatch(/^Open your notes: http:\/\/localhost:3000\/notes#[\w-]{32}$/m)
    expect(confirmation.html?.match(/href="http:\/\/localhost:3000\/notes#/g)).toHaveLength(1)
    expect(confirmation.text).toContain('The link works for 90 days.')
    expect(confirmation.text).toContain('http://localhost:3000/toolkit')
    expect(confirmation.html).toContain(testPasswords.toolkit.value)
    expect(confirmation.html).toContain('201 Portage Avenue')
  })
})

test.each(['exit', 'optimize'] as const)('keeps the topic out of the confirmation: %s', async surveyType => {
  const { app, smtp } = await testAppWithEmail()
  await submit(app, { ...exitSurvey, surveyType, answers: {} })
  const { subject, text = '', html = '' } = smtp.emailTo('Anna@example.com')
  // A shared inbox must not show that someone wants to sell.
  for (const part of [subject, text, html])
    expect(part).not.toMatch(/exit|\bsale|\bsell|sold|buyer|successor|valuation/i)
  const link = text.split('\n').filter(line => line.includes('/notes#'))
  expect(link.join('\n')).toMatch(surveyType === 'exit' ? /^Open your notes: / : /^Open your plan: /)
})

test('a confirmation that is sent too late promises no time, but the team still sees when it was due', async () => {
  setClock('2026-11-17T20:30:00.000Z')
  const { app, database } = await testApp()
  await submit(app, exitSurvey)
  await app.close()
  setClock('2026-11-19T21:00:00.001Z')
  const late = await testAppWithEmail({ database, env: { LEADS_TO: 'team@example.net' } })
  await late.app.ready()
  await vi.waitFor(() => expect(late.smtp.received).toHaveLength(2), 30_000)
  const { text } = late.smtp.emailTo('Anna@example.com')
  expect(text).toContain("We'll email you to set up a video or phone call")
  expect(text).not.toContain('hear from us by')
  expect(late.smtp.emailTo('team@example.net').text).toContain(`Due by ${replyBy}.`)
})

test('leaves out the toolkit consent, link and password without the opt-in', async () => {
  const { app, database, smtp } = await testAppWithEmail()
  await submit(app, { ...exitSurvey, toolkitOptIn: false })
  const confirmation = smtp.emailTo('Anna@example.com')
  expect(confirmation.raw).not.toContain(testPasswords.toolkit.value)
  expect(confirmation.text).not.toContain('/toolkit')
  const [form] = await database.read.selectFrom('forms').select('consents').execute()
  expect(JSON.parse(form?.consents ?? '')).toMatchObject([{ purpose: 'contact' }])
})

test('stores the form and reports the emails as not sent without an SMTP server', async () => {
  const { app, database } = await testApp()
  const response = await submit(app, exitSurvey)
  expect(response.json()).toEqual({
    success: true,
    emailStatus: { adminEmailSent: false, userEmailSent: false },
    receipt: expect.objectContaining({ bookingUrl: null }),
  })
  const emails = await database.read.selectFrom('outbox').select(['template', 'status']).execute()
  expect(emails).toEqual([
    { template: 'survey-team-notice', status: 'waiting' },
    { template: 'survey-confirmation', status: 'waiting' },
  ])
})

test('accepts an invalid address: the confirmation fails, and the team gets its notice', async () => {
  const { app, database, smtp } = await testAppWithEmail()
  for (const email of ['none of your business', 'a@b.example, c@d.example', 'Eve <eve@example.com>', 'x@y@z'])
    expect((await submit(app, { ...exitSurvey, contactInfo: { ...anna, email } })).json()).toMatchObject({
      emailStatus: { adminEmailSent: true, userEmailSent: false },
    })
  expect(smtp.received).toHaveLength(4)
  const failed = await database.read.selectFrom('outbox').select('last_error').where('status', '=', 'failed').execute()
  expect(failed).toHaveLength(4)
})

test.each([
  ['a filled-in honeypot', { honeypot: 'http://spam.example', filledInMs: 60_000 }],
  ['a form sent too quickly', { honeypot: '', filledInMs: 900 }],
])(
  'flags %s as a possible bot, leaves the notice to the hourly summary and holds the confirmation',
  async (_case, extras) => {
    const { app, database, smtp } = await testAppWithEmail()
    expect((await submit(app, { ...exitSurvey, ...extras })).json()).toMatchObject({
      success: true,
      emailStatus: { adminEmailSent: true, userEmailSent: false },
    })
    const form = await database.read.selectFrom('forms').select('bot_check').executeTakeFirst()
    expect(form?.bot_check).toMatch(/\w/)
    expect(smtp.received).toEqual([])
    const summary = database.read.selectFrom('outbox').select('status').where('template', '=', 'hourly-summary')
    expect(await summary.execute()).toEqual([{ status: 'waiting' }])
    const held = await database.read
      .selectFrom('outbox')
      .select(['template', 'last_error'])
      .where('status', '=', 'held')
      .execute()
    expect(held).toEqual([
      { template: 'survey-confirmation', last_error: `Not sent: this may be a bot. ${form?.bot_check}` },
    ])
  },
)

test.each([
  ['an unknown survey type', { surveyType: 'sell' }, 'The survey type must be exit or optimize.'],
  ['no contact', { contactInfo: undefined }, 'Contact details are required.'],
  ['a blank name', { contactInfo: { ...anna, name: '  ' } }, 'Name is required.'],
  ['no email', { contactInfo: { ...anna, email: undefined } }, 'Email is required.'],
  ['no phone', { contactInfo: { ...anna, phone: '' } }, 'Phone is required.'],
  ['no business', { contactInfo: { ...anna, businessName: '' } }, 'Business name is required.'],
  ['a long name', { contactInfo: { ...anna, name: 'x'.repeat(201) } }, "Name can't be longer than 200 characters."],
  ['a NUL character', { contactInfo: { ...anna, name: 'a\0b' } }, "Name contains characters that can't be stored."],
  ['a lone surrogate', { contactInfo: { ...anna, name: 'a\ud800' } }, "Name contains characters that can't be stored."],
  ['no answers', { answers: undefined }, 'Answers are required.'],
  ['a non-boolean toolkit choice', { toolkitOptIn: 'yes' }, 'The toolkit choice must be true or false.'],
  [
    'an answer of the wrong type',
    { answers: { 'ai-fear': { deep: true } } },
    'An answer must be text, a number or a list of texts.',
  ],
  [
    'an unknown option',
    { answers: { 'exit-timeline': 'Yesterday' } },
    'The answer to "When would you like to exit your business?" must be one of its options.',
  ],
  [
    'a value off the scale',
    { answers: { 'financial-readiness': 11 } },
    'The answer to "How ready are your own finances for life after the business?" must be a whole number from 1 to 10.',
  ],
  [
    'a blank bottleneck',
    { answers: { bottlenecks: ['one', 'two', ' '] } },
    'The answer to "What are the three biggest bottlenecks in your business today?" must be a list of 3 non-empty texts.',
  ],
])('rejects %s and stores nothing', async (_case, change, error) => {
  const { app, database } = await testApp()
  const response = await submit(app, { ...exitSurvey, ...change })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ error })
  expect(await database.read.selectFrom('forms').select('id').execute()).toEqual([])
})

test('accepts malformed extras, missing answers and answers to unknown questions', async () => {
  const { app, database } = await testApp()
  const malformed = {
    visit: 'home',
    honeypot: 7,
    filledInMs: 'long',
    consentVersion: 99,
    answers: { favourite: 'blue' },
  }
  expect((await submit(app, { ...exitSurvey, ...malformed })).statusCode).toBe(200)
  const form = await database.read.selectFrom('forms').select(['answers', 'bot_check']).executeTakeFirst()
  expect(form).toEqual({ answers: '{"answers":{},"toolkitOptIn":true}', bot_check: null })
})

test('counts rejected requests toward the limit', async () => {
  const { app } = await testApp()
  for (let sent = 0; sent < 60; sent += 1) expect((await submit(app, {})).statusCode).toBe(400)
  expect((await submit(app, {})).statusCode).toBe(429)
})

test('rejects more answers than questions', async () => {
  const { app } = await testApp()
  const answers = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [index, {}]))
  const rejected = await submit(app, { ...exitSurvey, answers })
  expect([rejected.statusCode, rejected.json()]).toEqual([400, { error: 'There are more answers than questions.' }])
})
