import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { words } from '#content/all-words.ts'
import { companyDay } from '#server/calendar/company-time.ts'
import { createPlanLink } from '#server/forms/survey-form.ts'
import { upsertLead } from '#server/forms/upsert-lead.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { logIn } from '#tests/support/admin.ts'
import { bookingRequest, bookingSecret, calendly } from '#tests/support/booking-events.ts'
import {
  type DatabaseKind,
  describeOnEachDatabase,
  migratedDatabaseSettings,
  newDatabase,
} from '#tests/support/databases.ts'
import { anna, application, exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { insertNote } from './lead-notes.ts'
import { personalTables } from './personal-data.ts'
import { erasePersonalData, exportPersonalData } from './privacy.ts'
import { purgeOld } from './purge.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Anna is in every table, with two spellings of her address. Ben must stay untouched. */
async function siteWithLeads(kind: DatabaseKind = 'sqlite') {
  const { app, database } = await testApp({ kind, env: { BOOKING_WEBHOOK_SECRET: bookingSecret } })
  const post = async (url: string, payload: object, key = 'the-same-key') => {
    const response = await app.inject({ method: 'POST', url, headers: { 'idempotency-key': key }, payload })
    expect(response.statusCode).toBe(200)
    return response.json()
  }
  const view = async (email: string) => {
    const { session } = await post('/api/analytics/sessions', { surveyType: 'exit', emailHash: hashOf(email) })
    const sessionId = session.id
    await post('/api/analytics/events', {
      sessionId,
      eventType: 'question_viewed',
      questionId: 'q',
      stepIndex: '3',
      payload: { email },
    })
  }
  await view('Anna@Example.com')
  await view('ben@example.com')
  await post('/api/survey/submit', exitSurvey)
  await post(
    '/api/survey/submit',
    { ...exitSurvey, contactInfo: { ...anna, email: 'ANNA@example.com' } },
    'another-key',
  )
  await post(
    '/api/survey/submit',
    { ...exitSurvey, contactInfo: { ...anna, name: 'Ben', email: 'ben@example.com' } },
    'the-key-of-Ben',
  )
  const surveys = await database.read.selectFrom('forms').select('id').execute()
  for (const { id } of surveys) await createPlanLink(database, id, new Date())
  await post('/api/quiz/submit', quiz)
  await post('/api/beta/apply', application)
  for (const email of ['anna@example.com', 'ben@example.com']) {
    const at = new Date().toISOString()
    const [event] = calendly.booked({ id: email, email, name: email, startsAt: at, at })
    const request = bookingRequest(event as object)
    expect((await app.inject({ method: 'POST', url: '/api/bookings', ...request })).statusCode).toBe(200)
  }
  return database
}

const dumpTables = async (database: Awaited<ReturnType<typeof newDatabase>>) => {
  const tables = personalTables.map(({ table }) => table)
  const rows = await Promise.all(
    tables.map(table =>
      database.read
        .selectFrom(table as never)
        .selectAll()
        .execute(),
    ),
  )
  return JSON.stringify(rows)
}

test('exports and erases someone whose address was spelled in more ways than a query has parameters', async () => {
  const database = await newDatabase('sqlite')
  const count = 33_000
  const spelling = (index: number) =>
    [...'annaexamplelongname'].map((letter, at) => ((index >> at) & 1 ? letter.toUpperCase() : letter)).join('')
  const columns = {
    kind: 'quiz',
    email_key: 'annaexamplelongname@example.com',
    answers: '{}',
    consents: '[]',
    search_text: '',
  }
  const formAt = (index: number) => ({
    ...columns,
    id: `form-${index}`,
    email: `${spelling(index)}@example.com`,
    submitted_at: '2026-11-17T15:00:00.000Z',
  })
  await database.write(async transaction => {
    for (let from = 0; from < count; from += 1000) {
      const forms = Array.from({ length: 1000 }, (_, index) => formAt(from + index))
      await transaction
        .insertInto('forms')
        .values(forms as never)
        .execute()
    }
  })
  expect(await exportPersonalData(database, columns.email_key, words)).toMatchObject({ forms: { length: count } })
  const { removed } = await erasePersonalData(database, columns.email_key)
  expect(removed).toContainEqual({ what: 'Forms, with what they agreed to', count })
})

describeOnEachDatabase('privacy', kind => {
  test('exports everything about a lead under every spelling of the address, and nothing about others', async () => {
    const database = await siteWithLeads(kind)
    const found = (await exportPersonalData(database, ' anna@EXAMPLE.com ', words)) as Record<string, unknown>
    const counts = Object.entries(found).flatMap(([table, rows]) => (Array.isArray(rows) ? [[table, rows.length]] : []))
    expect(Object.fromEntries(counts)).toEqual({
      outbox: 8,
      forms: 4,
      consents: 0,
      lead_notes: 0,
      bookings: 1,
      leads: 1,
      plan_links: 2,
      analytics_sessions: 1,
      analytics_events: 1,
    })
    expect(found).toMatchObject({
      email: 'anna@example.com',
      unsubscribed: false,
      plan: { surveyType: 'exit', madeOn: companyDay(new Date()).toString() },
    })
    expect(JSON.stringify(found)).not.toContain('ben@example.com')
  })

  test('erases every trace of a lead, and keeps the statistics and everyone else', async () => {
    const database = await siteWithLeads(kind)
    // As older releases stored it.
    const question_id = 'Anna Example, 204 555 0123'
    await database.write(transaction => transaction.updateTable('analytics_events').set({ question_id }).execute())
    const { removed, isComplete } = await erasePersonalData(database, 'Anna@example.com')
    const questions = await database.read.selectFrom('analytics_events').select('question_id').execute()
    expect(
      questions.filter(event => event.question_id !== null),
      "only Ben's is left",
    ).toHaveLength(1)
    await database.write(transaction =>
      transaction.updateTable('analytics_events').set({ question_id: null }).execute(),
    )
    expect(isComplete).toBe(true)
    expect(removed).toEqual([
      { what: 'Emails and webhooks', count: 8 },
      { what: 'Survey questions viewed', count: 1 },
      { what: 'Surveys started', count: 1 },
      { what: 'Links to their notes', count: 2 },
      { what: 'Forms, with what they agreed to', count: 4 },
      { what: 'Booked calls', count: 1 },
      { what: 'Contact details, status and follow-up', count: 1 },
    ])
    const left = await dumpTables(database)
    for (const text of ['anna', hashOf('Anna@Example.com'), 'Anna@Example.com'])
      expect(left.toLowerCase()).not.toContain(text.toLowerCase())
    const sessions = await database.read.selectFrom('analytics_sessions').select('furthest_step').execute()
    expect(sessions).toEqual([{ furthest_step: 3 }, { furthest_step: 3 }])
    const ben = (await exportPersonalData(database, 'ben@example.com', words)) as unknown as Record<string, unknown[]>
    expect([ben.forms?.length, ben.outbox?.length, ben.analytics_sessions?.length]).toEqual([1, 2, 1])
    const again = await erasePersonalData(database, 'anna@example.com')
    expect(again.removed).toEqual([])
  })

  test('exports and erases a session that started under another address', async () => {
    const { app, database } = await testApp({ kind })
    const post = async (url: string, payload: object) => (await app.inject({ method: 'POST', url, payload })).json()
    const start = { surveyType: 'exit', emailHash: hashOf('anna@example.con'), awaitsSurvey: true }
    const { session } = await post('/api/analytics/sessions', start)
    const event = { sessionId: session.id, eventType: 'question_viewed', payload: { note: 'hers' } }
    await post('/api/analytics/events', event)
    await post('/api/survey/submit', { ...exitSurvey, sessionId: session.id })
    expect(await exportPersonalData(database, anna.email, words)).toMatchObject({
      analytics_sessions: [{ id: session.id }],
      analytics_events: [{ payload: { note: 'hers' } }],
    })
    await erasePersonalData(database, anna.email)
    const left = await dumpTables(database)
    for (const text of [start.emailHash, 'hers']) expect(left).not.toContain(text)
    expect(await database.read.selectFrom('analytics_sessions').select('is_completed').execute()).toEqual([
      { is_completed: 1 },
    ])
  })

  test('purges rows older than the retention period and no others', async () => {
    const database = await siteWithLeads(kind)
    const inMonths = (months: number) => new Date(new Date().setUTCMonth(new Date().getUTCMonth() + months))
    expect(await purgeOld(database, inMonths(0))).toMatchObject({ forms: 0, analytics_sessions: 0 })
    expect(await purgeOld(database, inMonths(23), { confirmed: true })).toMatchObject({
      forms: 0,
      outbox: 0,
      analytics_events: 0,
    })
    expect(await purgeOld(database, inMonths(25), { confirmed: true })).toEqual({
      audit_log: 0,
      outbox: 10,
      forms: 5,
      consents: 0,
      lead_notes: 0,
      bookings: 2,
      leads: 2,
      // They had expired.
      plan_links: 0,
      analytics_events: 2,
      analytics_sessions: 2,
      // Its forms, if they're saved by now.
      visit_totals: expect.any(Number),
      day_totals: 0,
    })
  })

  test('purges visit counters after their time, whatever else is stored', async () => {
    const database = await newDatabase(kind)
    const counter = { measure: 'visits', kind: 'website', name: 'news.example', total: 1 }
    const counters = ['2024-11-16', '2024-11-17', '2026-11-17'].map(day => ({ day, ...counter }))
    const totals = counters.map(({ day }) => ({ day, totals: '{}' }))
    await database.write(async transaction => {
      await transaction.insertInto('visit_totals').values(counters).execute()
      await transaction.insertInto('day_totals').values(totals).execute()
    })
    expect(await purgeOld(database, new Date('2026-11-17T12:00:00Z'))).toMatchObject({ visit_totals: 1 })
    const left = [{ day: '2024-11-17' }, { day: '2026-11-17' }]
    for (const table of ['visit_totals', 'day_totals'] as const)
      expect(await database.read.selectFrom(table).select('day').orderBy('day').execute(), table).toEqual(left)
  })

  test('keeps consents for a year after the form, unless the lead is erased', async () => {
    const database = await siteWithLeads(kind)
    const inMonths = (months: number) => new Date(new Date().setUTCMonth(new Date().getUTCMonth() + months))
    await purgeOld(database, inMonths(25), { confirmed: true })
    const { consents } = (await exportPersonalData(database, anna.email, words)) as unknown as Record<string, unknown[]>
    expect(consents).toHaveLength(4)
    expect(JSON.stringify(consents)).toContain('By sending this form you agree')
    const { removed } = await erasePersonalData(database, anna.email)
    expect(removed).toContainEqual({ what: 'Consents from older forms', count: 4 })
    expect(await purgeOld(database, inMonths(35), { confirmed: true })).toMatchObject({ consents: 0 })
    expect(await purgeOld(database, inMonths(37), { confirmed: true })).toMatchObject({ consents: 1 })
  })

  test('several servers can purge at the same time without losing a consent', async () => {
    const database = await siteWithLeads(kind)
    const inTwoYears = new Date(new Date().setUTCMonth(new Date().getUTCMonth() + 25))
    const purges = Array.from({ length: 4 }, () => purgeOld(database, inTwoYears, { confirmed: true }))
    const purged = (await Promise.all(purges)).map(({ forms }) => forms)
    expect(purged.toSorted()).toEqual([0, 0, 0, 5])
    expect(await database.read.selectFrom('consents').select('id').execute()).toHaveLength(5)
  })

  test('leaves nothing behind after concurrent submissions and erasures', async () => {
    const { app, database } = await testApp({ kind, env: { TRUST_PROXY: '1', NOTICES_PER_HOUR: '1000' } })
    let visitor = 0
    const submit = async () => {
      visitor += 1
      const headers = { 'x-forwarded-for': `10.0.0.${visitor}` }
      const response = await app.inject({ method: 'POST', url: '/api/quiz/submit', payload: quiz, headers })
      expect(response.statusCode).toBe(200)
    }
    const erase = () => erasePersonalData(database, anna.email)
    for (let round = 0; round < 8; round += 1)
      await Promise.all([submit(), erase(), submit(), submit(), erase(), submit(), erase()])
    await erase()
    for (const table of ['leads', 'forms', 'outbox'] as const)
      expect(await database.read.selectFrom(table).select('id').execute(), table).toEqual([])
  })

  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)

  test('refuses to purge more than half of the leads until an operator confirms it, except a few', async () => {
    const database = await newDatabase(kind)
    const addLeads = (count: number, submittedAt: string) =>
      database.write(async transaction => {
        for (let index = 0; index < count; index += 1) {
          const contact = { ...anna, email: `${submittedAt}-${index}@example.com` }
          const source = { firstPage: null, referrerHost: null }
          await upsertLead(transaction, { contact, submittedAt, botCheck: null, source }, null)
        }
      })
    const leads = () => database.read.selectFrom('leads').select('id').execute()
    await addLeads(4, '2020-01-01T00:00:00.000Z')
    expect(await purgeOld(database, new Date()), 'all four').toMatchObject({ leads: 4 })
    await addLeads(5, '2020-01-01T00:00:00.000Z')
    await addLeads(5, new Date().toISOString())
    expect(await purgeOld(database, new Date()), 'half of ten').toMatchObject({ leads: 5 })
    await expect(purgeOld(database, inDays(3 * 365))).rejects.toThrow('It would delete 5 of 5 leads, more than half.')
    expect(await leads()).toHaveLength(5)
    expect(await purgeOld(database, inDays(3 * 365), { confirmed: true })).toMatchObject({ leads: 5 })
  })

  test('keeps notes as long as the lead, however old either is', async () => {
    const database = await siteWithLeads(kind)
    const leads = await database.read.selectFrom('leads').select(['id', 'email_key']).execute()
    const longAgo = '2020-01-01T00:00:00.000Z'
    await database.write(async transaction => {
      for (const { id } of leads) {
        await insertNote(transaction, id, { text: 'Old' }, longAgo)
        await insertNote(transaction, id, { text: 'New' }, new Date().toISOString())
      }
      for (const [table, time] of [
        ['forms', 'submitted_at'],
        ['leads', 'last_submitted_at'],
      ] as const)
        await sql`update ${sql.table(table)} set ${sql.ref(time)} = ${longAgo} where email_key = 'ben@example.com'`.execute(
          transaction,
        )
    })
    expect(await purgeOld(database, new Date(), { confirmed: true })).toMatchObject({ leads: 1, lead_notes: 2 })
    const left = await database.read.selectFrom('lead_notes').select(['lead_id', 'text']).orderBy('text').execute()
    const anna = leads.find(({ email_key }) => email_key === 'anna@example.com')
    expect(left).toEqual(['New', 'Old'].map(text => ({ lead_id: anna?.id, text })))
  })

  test('no longer finds a lead by the words of purged forms', async () => {
    const { app, database } = await testApp({ kind })
    const send = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
    await send('/api/survey/submit', exitSurvey)
    await send('/api/beta/apply', { ...application, email: anna.email, challenges: 'Nobody answers the fax.' })
    const longAgo = '2020-01-01T00:00:00.000Z'
    await database.write(async transaction => {
      await transaction.updateTable('forms').set({ submitted_at: longAgo }).where('kind', '=', 'beta').execute()
      await transaction.updateTable('leads').set({ first_submitted_at: longAgo }).execute()
    })
    const words = async () =>
      (await database.read.selectFrom('leads').select('search_text').executeTakeFirstOrThrow()).search_text
    expect(await words()).toContain('nobody answers the fax.')
    await purgeOld(database, new Date())
    expect(await words()).not.toContain('fax')
    expect(await words()).toContain('1-2 years')
  })

  test('keeps a lead who has only a booked call left as one who booked', async () => {
    const database = await siteWithLeads(kind)
    const longAgo = '2020-01-01T00:00:00.000Z'
    await database.write(async transaction => {
      await transaction.updateTable('forms').set({ submitted_at: longAgo }).execute()
      await transaction.updateTable('leads').set({ first_submitted_at: longAgo }).execute()
    })
    expect(await purgeOld(database, new Date(), { confirmed: true })).toMatchObject({ forms: 5, bookings: 0, leads: 0 })
    const leads = await database.read.selectFrom('leads').select(['first_form', 'first_submitted_at']).execute()
    expect(leads).toEqual(
      Array(2).fill({ first_form: 'booking', first_submitted_at: expect.stringMatching(/^20(?!20)/) }),
    )
  })

  test('drops the first-visit details of purged forms', async () => {
    const database = await siteWithLeads(kind)
    const longAgo = '2020-01-01T00:00:00.000Z'
    await database.write(async transaction => {
      await transaction
        .updateTable('forms')
        .set({ submitted_at: longAgo })
        .where('email_key', '=', 'anna@example.com')
        .where('kind', '=', 'survey')
        .execute()
      await transaction
        .updateTable('leads')
        .set({ first_submitted_at: longAgo, first_page: '/old', referrer_host: 'old' })
        .where('email_key', '=', 'anna@example.com')
        .execute()
    })
    await purgeOld(database, new Date())
    const [anna] = await database.read
      .selectFrom('leads')
      .selectAll()
      .where('email_key', '=', 'anna@example.com')
      .execute()
    expect(anna).toMatchObject({
      first_page: null,
      referrer_host: null,
      first_submitted_at: expect.stringMatching(/^20(?!20)/),
    })
  })
})

test('on Postgres, an erasure vacuums the tables, and its receipt names the database', async () => {
  const { app, database } = await testApp({ kind: 'postgres' })
  await app.inject({ method: 'POST', url: '/api/quiz/submit', payload: quiz })
  const { id } = await database.read.selectFrom('leads').select('id').executeTakeFirstOrThrow()
  const erased = await app.inject({ method: 'DELETE', url: `/api/admin/leads/${id}`, headers: await logIn(app) })
  expect(erased.json()).toMatchObject({ isComplete: true, database: 'postgres' })
  const vacuumed = sql`select relname from pg_stat_user_tables where vacuum_count > 0`
  await vi.waitFor(async () => {
    const { rows } = await vacuumed.execute(database.read)
    expect(rows).toHaveLength(personalTables.length)
  }, 30_000)
})

test('a purge that fails halfway leaves nothing of what it deleted in the log', async () => {
  const settings = await migratedDatabaseSettings('sqlite')
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  const { app } = await testApp({ database })
  await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })
  await database.write(async transaction => {
    const longAgo = '2020-01-01T00:00:00.000Z'
    await transaction.updateTable('forms').set({ submitted_at: longAgo }).execute()
    await transaction.updateTable('leads').set({ first_submitted_at: longAgo }).execute()
    await sql`create trigger refuse before update on leads begin select raise(abort, 'refused'); end`.execute(
      transaction,
    )
  })
  await expect(purgeOld(database, new Date(), { confirmed: true })).rejects.toThrow('refused')
  expect(await database.read.selectFrom('forms').selectAll().execute()).toEqual([])
  expect((await stat(join(settings.dataDir, 'site.db-wal'))).size).toBe(0)
})

test('covers every table that holds personal data', async () => {
  const database = await newDatabase('sqlite')
  const tables = (await database.read.introspection.getTables()).map(({ name }) => name)
  // The first two hold only irreversible hashes, visits are only totals, and the next five aren't about visitors.
  const anonymous: Array<keyof Tables> = [
    'suppressions',
    'admin_sessions',
    'passkeys',
    'passkey_challenges',
    'push_devices',
    'settings',
    'audit_log',
    'troubles',
    'visit_totals',
    'day_totals',
    // What the site says.
    'word_changes',
    'word_drafts',
    'word_versions',
    'word_history',
    'word_page_dates',
    'word_shares',
    'pictures',
  ]
  expect([...personalTables.map(({ table }) => table), ...anonymous].sort()).toEqual(tables.sort())
})
