import { expect, test } from 'vitest'
import { describeOnEachDatabase, type newDatabase } from '#tests/support/databases.ts'
import { anna, application, exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'

const leads = ({ read }: Awaited<ReturnType<typeof newDatabase>>) =>
  read.selectFrom('leads').selectAll().orderBy('email_key').execute()

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

  test('sets the due date from the first unanswered form, and again after a reply', async () => {
    const { app, database } = await testApp({ kind })
    const send = () => app.inject({ method: 'POST', url: '/api/quiz/submit', payload: quiz })
    const set = (columns: object) =>
      database.write(transaction => transaction.updateTable('leads').set(columns).execute())
    await send()
    await set({ due_at: '2026-01-01T00:00:00.000Z' })
    await send()
    expect(await leads(database)).toMatchObject([{ due_at: '2026-01-01T00:00:00.000Z', answered_at: null }])
    await set({ answered_at: '2025-12-31T00:00:00.000Z', status: 'booked', note: 'Likes mornings' })
    await send()
    const [lead] = await leads(database)
    expect(lead).toMatchObject({ answered_at: null, status: 'booked', note: 'Likes mornings' })
    expect(lead?.due_at && lead.due_at > new Date().toISOString()).toBe(true)
  })
})
