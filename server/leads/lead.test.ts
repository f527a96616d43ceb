import { expect, test } from 'vitest'
import type { Contact } from '#server/forms/form.ts'
import { upsertLead } from '#server/forms/upsert-lead.ts'
import type { Database } from '#server/storage/database.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { anna, application, exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'

const leads = ({ read }: Database) => read.selectFrom('leads').selectAll().orderBy('email_key').execute()

describeOnEachDatabase('leads', kind => {
  test('keeps one row per lead across forms and spellings of their email address', async () => {
    const { app, database } = await testApp({ kind })
    const send = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
    await send('/api/survey/submit', {
      ...exitSurvey,
      visit: { firstPage: '/articles', referrerHost: 'search.example' },
    })
    await send('/api/quiz/submit', { ...quiz, contactInfo: { ...anna, email: 'ANNA@EXAMPLE.COM' } })
    const { phone: _phone, ...withoutPhone } = application
    await send('/api/beta/apply', {
      ...withoutPhone,
      fullName: 'Anna E. Example',
      email: 'anna@example.com',
      visit: { firstPage: '/beta' },
    })
    await send('/api/quiz/submit', { ...quiz, contactInfo: { ...anna, name: 'Ben', email: 'ben@example.com' } })
    const [first, second, ...more] = await leads(database)
    expect(more).toEqual([])
    expect(first).toMatchObject({
      email_key: 'anna@example.com',
      email: 'anna@example.com',
      name: 'Anna E. Example',
      phone: anna.phone,
      search_text: expect.stringContaining(anna.phone),
      first_page: '/articles',
      referrer_host: 'search.example',
      status: 'new',
      answered_at: null,
    })
    expect(second).toMatchObject({ name: 'Ben' })
  })

  test('ignores contact details from a possible bot, and clears the mark after a form that passes the check', async () => {
    const { app, database } = await testApp({ kind })
    const send = (name: string, extras = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/quiz/submit',
        payload: { ...quiz, contactInfo: { ...anna, name }, ...extras },
      })
    await send('Bot', { honeypot: 'filled in' })
    expect(await leads(database)).toMatchObject([{ name: 'Bot', bot_check: expect.any(String) }])
    await send('Anna')
    expect(await leads(database)).toMatchObject([{ name: 'Anna', bot_check: null }])
    await send('Buy now', { honeypot: 'filled in' })
    expect(await leads(database)).toMatchObject([{ name: 'Anna', bot_check: null }])
    expect((await leads(database))[0]?.search_text).toContain('anna')
  })

  test('stores concurrent forms from one lead', async () => {
    const { app, database } = await testApp({ kind })
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => app.inject({ method: 'POST', url: '/api/quiz/submit', payload: quiz })),
    )
    expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(await leads(database)).toHaveLength(1)
    expect(await database.read.selectFrom('forms').select('id').execute()).toHaveLength(20)
  })

  test('is due by the earliest open promise, and again after a reply', async () => {
    const { app, database } = await testApp({ kind })
    const send = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
    const dueAt = async () => (await leads(database))[0]?.due_at ?? ''
    await send('/api/beta/apply', { ...application, email: anna.email })
    const fiveDays = await dueAt()
    await send('/api/survey/submit', exitSurvey)
    const twoDays = await dueAt()
    expect(twoDays < fiveDays).toBe(true)
    await send('/api/beta/apply', { ...application, email: anna.email })
    expect(await dueAt()).toBe(twoDays)
    const answer = { answered_at: '2026-01-02T00:00:00.000Z', due_at: '2026-01-01T00:00:00.000Z', status: 'booked' }
    await database.write(transaction => transaction.updateTable('leads').set(answer).execute())
    await send('/api/beta/apply', { ...application, email: anna.email })
    expect(await leads(database)).toMatchObject([{ answered_at: null, status: 'booked' }])
    expect((await dueAt()) >= fiveDays).toBe(true)
  })

  test('is never older than its newest form, even if the clock was set back in between', async () => {
    const database = await newDatabase(kind)
    for (const submittedAt of ['2026-06-01T20:00:00.000Z', '2026-06-01T15:00:00.000Z'])
      await database.write(transaction => {
        const contact = { name: null, phone: null, businessName: null, email: anna.email }
        const source = { firstPage: null, referrerHost: null }
        return upsertLead(transaction, { contact, submittedAt, botCheck: null, source }, null)
      })
    expect(await leads(database)).toMatchObject([{ last_submitted_at: '2026-06-01T20:00:00.000Z' }])
  })

  test('keeps the details, the status and the due date of a known lead after a form that only asks for an email address', async () => {
    const database = await newDatabase(kind)
    const source = { firstPage: '/', referrerHost: null }
    const send = (contact: Partial<Contact>, submittedAt: string, replyWithinBusinessDays: number | null) =>
      database.write(transaction => {
        const form = {
          contact: { name: null, phone: null, businessName: null, email: 'elodie@example.com', ...contact },
          submittedAt,
          botCheck: null,
          source,
        }
        return upsertLead(transaction, form, replyWithinBusinessDays)
      })
    await send({ name: 'Élodie', phone: '204 555 0199', businessName: 'Bois Fin' }, '2026-06-01T15:00:00.000Z', 2)
    const won = { status: 'won', answered_at: '2026-06-02T15:00:00.000Z' }
    await database.write(transaction => transaction.updateTable('leads').set(won).execute())
    const [before] = await leads(database)
    await send({}, '2026-07-01T15:00:00.000Z', null)
    expect(await leads(database)).toEqual([{ ...before, last_submitted_at: '2026-07-01T15:00:00.000Z' }])
    await send({ phone: '204 555 0100' }, '2026-07-02T15:00:00.000Z', null)
    expect((await leads(database))[0]?.search_text).toBe(
      // The earlier number still finds them.
      'elodie\nelodie@example.com\nbois fin\n204 555 0100\n2045550100\n204 555 0199\n2045550199',
    )
  })
})
