import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { describeOnEachDatabase, newDatabaseSettings } from '#tests/support/databases.ts'
import { anna, application, exitSurvey, quiz } from '#tests/support/leads.ts'
import { testApp } from '#tests/support/test-app.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'

/** As the release before left it. */
const undoAdminTables = ({ kind, write }: Database) =>
  write(async transaction => {
    const laterIndexes = [
      'analytics_events_created',
      'consents_given',
      'mails_created',
      'mails_inbox',
      'mails_to_team',
      'submissions_created',
    ]
    const statements = [
      ...laterIndexes.map(name => `drop index ${name}`),
      'alter table mails drop column inbox_key',
      'drop table people',
      'drop table analytics_counts',
      'drop table admin_sessions',
      ...(kind === 'sqlite'
        ? [
            'drop index survey_responses_search',
            'create index survey_responses_time on survey_responses (submitted_at, id)',
          ]
        : []),
      'alter table survey_responses drop column search_text',
      'drop index consents_lead',
      'create index consents_person on consents (email_key)',
      "delete from kysely_migration where name >= '0005'",
    ]
    for (const statement of statements) await sql.raw(statement).execute(transaction)
  })

describeOnEachDatabase('the tables of the administrator’s area', kind => {
  test('find the leads and sessions of the time before', async () => {
    const settings = await newDatabaseSettings(kind)
    const before = await openDatabase(settings)
    const { app } = await testApp({ database: before })
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
    const visit = { firstPage: '/about', referrerHost: 'search.example' }
    await post('/api/quiz/submit', { ...quiz, contactInfo: { ...anna, email: 'ANNA@example.com' }, visit })
    await post('/api/survey/submit', { ...exitSurvey, contactInfo: { ...anna, name: 'Élodie Example' } })
    await post('/api/beta/apply', { ...application, email: 'ben@example.com' })
    for (const surveyType of ['exit', 'exit', 'optimize']) await post('/api/analytics/sessions', { surveyType })
    const people = ({ read }: Database) => read.selectFrom('people').selectAll().orderBy('email_key').execute()
    const expected = await people(before)
    await undoAdminTables(before)
    await app.close()
    await before.close()

    const after = await openDatabase(settings)
    onTestFinished(() => after.close())
    const withoutIds = (rows: Awaited<ReturnType<typeof people>>) => rows.map(({ id: _id, ...row }) => row)
    expect(expected).toMatchObject([{ name: 'Élodie Example', survey_count: 1, quiz_count: 1 }, { beta_count: 1 }])
    expect(withoutIds(await people(after))).toEqual(withoutIds(expected))
    expect(await after.read.selectFrom('survey_responses').select('search_text').execute()).toEqual([
      { search_text: 'exit\nélodie example\nanna@example.com\nprairie cabinets' },
    ])
    const counts = await after.read
      .selectFrom('analytics_counts')
      .select(['survey_type', 'sessions'])
      .orderBy('survey_type')
      .execute()
    expect(counts).toEqual([
      { survey_type: 'exit', sessions: 2 },
      { survey_type: 'optimize', sessions: 1 },
    ])
  })
})
