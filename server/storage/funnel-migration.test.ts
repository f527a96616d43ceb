import type { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { describeOnEachDatabase, newDatabaseSettings } from '#tests/support/databases.ts'
import type { Database } from './database.ts'
import { releasedMigrations } from './migrations.ts'
import { openDatabase } from './open-database.ts'

const before = Object.fromEntries(Object.entries(releasedMigrations).filter(([name]) => name < '0003'))

type Row = Record<string, string | number | null>

/** Fills in the other columns that need a value. */
async function insert(database: Database, table: string, rows: Row[]) {
  const tables = await database.read.introspection.getTables()
  const columns = tables.find(({ name }) => name === table)?.columns ?? []
  const needed = columns.filter(({ isNullable, hasDefaultValue }) => !isNullable && !hasDefaultValue)
  const empty = Object.fromEntries(needed.map(({ name, dataType }) => [name, /int/i.test(dataType) ? 0 : '']))
  await database.write(transaction =>
    (transaction as unknown as Kysely<Record<string, Row>>)
      .insertInto(table)
      .values(rows.map(row => ({ ...empty, ...row })))
      .execute(),
  )
}

describeOnEachDatabase('an older database', kind => {
  test("gets each lead's campaign and form from their first form, even if a form is damaged", async () => {
    const settings = await newDatabaseSettings(kind)
    const older = await openDatabase(settings, before)
    const forms = [
      { email_key: 'anna', submitted_at: '2026-02', kind: 'quiz', utm: '{"utmCampaign":"later"}' },
      { email_key: 'anna', submitted_at: '2026-01', kind: 'survey', variant: 'exit', utm: '{"utmCampaign":" fall "}' },
      { email_key: 'ben', submitted_at: '2026-01', kind: 'quiz', utm: '{damaged' },
      { email_key: 'chloe', submitted_at: '2026-01', kind: 'beta', utm: null },
      ...Array.from({ length: 600 }, (_, index) => ({
        email_key: `person ${index}`,
        submitted_at: '2026-01',
        kind: 'quiz',
        utm: `{"utmCampaign":"${index % 2}"}`,
      })),
    ].map((form, index) => ({ id: `form ${index}`, ...form }))
    const leads = ['anna', 'ben', 'chloe', 'person 599', 'nobody'].map(key => ({ id: key, email_key: key }))
    const starts = ['2026-07-02T04:59:59.999Z', '2026-07-02T05:00:00.000Z', '2026-12-02T04:59:59.999Z']
    const sessions = starts.map(started_at => ({ id: started_at, started_at }))
    await insert(older, 'forms', forms)
    await insert(older, 'leads', leads)
    await insert(older, 'analytics_sessions', sessions)
    await insert(older, 'page_visits', [{ day: '2026-01-01', page: '/', visits: 9, surveys_started: 3 }])
    await older.close()

    const { read, close } = await openDatabase(settings)
    onTestFinished(close)
    const upgraded = await read.selectFrom('leads').select(['id', 'campaign', 'first_form']).orderBy('id').execute()
    expect(upgraded.map(({ id, campaign, first_form }) => [id, campaign, first_form])).toEqual([
      ['anna', 'fall', 'exit'],
      ['ben', null, 'quiz'],
      ['chloe', null, 'beta'],
      ['nobody', null, null],
      ['person 599', '1', 'quiz'],
    ])
    const days = await read.selectFrom('analytics_sessions').select('started_day').orderBy('id').execute()
    expect(days.map(({ started_day }) => started_day)).toEqual(['2026-07-01', '2026-07-02', '2026-12-01'])
    expect(await read.selectFrom('page_visits').selectAll().execute()).toMatchObject([
      { visits: 9, opened: 3, started: 3, completed: 0 },
    ])
  })
})
