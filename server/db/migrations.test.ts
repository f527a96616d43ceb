import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Person, PersonSummary } from '#contracts/people.ts'
import { logIn } from '#tests/support/admin.ts'
import { describeOnEachDatabase, newDatabaseSettings } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { anna, application, exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { migrateUpTo } from './migrations.ts'
import { openDatabase } from './open-database.ts'
import { kyselyOn } from './sqlite.ts'
import type { Tables } from './tables.ts'

type Rows = Record<string, Array<Record<string, string | number | null>>>

/** The forms of tests/support/sample-forms.ts, as stored by the last release without a `forms` table. */
const before: Rows = JSON.parse(
  readFileSync(new URL('../../tests/fixtures/database-before-forms.json', import.meta.url), 'utf8'),
)

type Settings = Awaited<ReturnType<typeof newDatabaseSettings>>

const connect = ({ databaseUrl, dataDir }: Settings) =>
  databaseUrl
    ? new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) }) })
    : kyselyOn(new DatabaseSync(join(dataDir, 'site.db')))

async function insertAll(connection: Kysely<Tables>, tables: Rows) {
  for (const [table, rows] of Object.entries(tables))
    for (const row of rows)
      await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map(name => sql.ref(name)))})
        values (${sql.join(Object.values(row))})`.execute(connection)
}

describeOnEachDatabase('a database from before the forms table', kind => {
  test('keeps every form, person, consent and idempotency key, and sends waiting emails', async () => {
    const settings = await newDatabaseSettings(kind)
    const old = connect(settings)
    await migrateUpTo(old, '0008-abuse')
    const now = new Date().toISOString()
    const people = before.people?.map((person, index) => ({ ...person, due_at: index === 0 ? '2026-01-02' : '2999' }))
    await insertAll(old, { ...before, people: people ?? [] })
    await old.destroy()

    const database = await openDatabase(settings)
    onTestFinished(() => database.close())
    const email = await startEmailServer()
    const { app } = await testApp({ database, env: { SMTP_URL: email.url, LEADS_TO: 'team@example.net' } })
    const headers = await logIn(app)
    const get = async <T>(url: string) => (await app.inject({ url, headers })).json<T>()
    const list = await get<PersonSummary[]>('/api/admin/leads')
    expect(list.map(({ name, sent, botCheck }) => ({ name, sent, botCheck }))).toEqual([
      { name: application.fullName, sent: { survey: 0, quiz: 0, beta: 1 }, botCheck: null },
      { name: 'Bot', sent: { survey: 1, quiz: 0, beta: 0 }, botCheck: expect.any(String) },
      { name: 'Élodie Example', sent: { survey: 1, quiz: 1, beta: 0 }, botCheck: null },
    ])
    const migrated = await database.read.selectFrom('people').select(['due_at', 'overdue_reminded_for']).execute()
    for (const { due_at, overdue_reminded_for } of migrated)
      expect(overdue_reminded_for).toBe(due_at < now ? due_at : null)

    const person = await get<Person>(`/api/admin/leads/${list[2]?.id}`)
    expect(person.timeline).toMatchObject([
      { record: { kind: 'survey', variant: 'exit' } },
      { record: { kind: 'quiz' } },
    ])
    expect(person.timeline[1]?.record).toMatchObject({
      contact: { ...anna, email: 'ANNA@example.com' },
      answers: { results: quiz.results },
      source: {
        firstPage: '/about',
        referrerHost: 'search.example',
        campaign: { utmSource: 'newsletter', utmCampaign: 'spring' },
      },
    })
    expect(person.consents.map(({ purpose, page }) => [purpose, page])).toEqual([
      ['contact', '/survey/exit'],
      ['toolkit', '/survey/exit'],
      ['contact', '/quiz'],
    ])
    const { timeline } = await get<Person>(`/api/admin/leads/${list[0]?.id}`)
    const { fullName: _name, email: _email, phone: _phone, businessName: _business, ...answers } = application
    expect(timeline[0]?.record).toMatchObject({ answers: { ...answers, additionalInfo: 'Call after 5.' } })
    expect(await get<PersonSummary[]>('/api/admin/survey-responses?q=élodie')).toHaveLength(1)

    const again = await app.inject({
      method: 'POST',
      url: '/api/survey/submit',
      headers: { 'idempotency-key': 'a-key-of-the-release-before' },
      payload: {
        ...exitSurvey,
        contactInfo: { ...anna, name: 'Élodie Example' },
        toolkitOptIn: true,
        consentVersion: 1,
        filledInMs: 90_000,
      },
    })
    expect([again.statusCode, again.json()]).toMatchObject([200, { emailStatus: { userEmailSent: false } }])
    expect(await database.read.selectFrom('forms').select('id').execute()).toHaveLength(4)

    await vi.waitFor(() => expect(email.received).toHaveLength(6), 30_000)
    const subjects = email.received.map(({ subject }) => subject)
    expect(subjects).toContain('Your toolkit, and what happens next')
    expect(subjects).toContain('Possible bot: New exit assessment from Bot, Prairie Cabinets')
    expect(subjects).toContain('Beta application from Anna Example, Prairie Cabinets')
  })
})
