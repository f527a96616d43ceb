import { expect, onTestFinished, test } from 'vitest'
import { describeOnEachDatabase, newDatabaseSettings } from '#tests/support/databases.ts'
import { releasedMigrations } from './migrations.ts'
import { openDatabase } from './open-database.ts'

const before = Object.fromEntries(Object.entries(releasedMigrations).filter(([name]) => name < '0010'))

const source = (kind: string, name: string, visits: number, day = '2026-11-17') => ({
  day,
  kind,
  name,
  visits,
  opened: visits,
  started: 1,
  completed: 0,
})

describeOnEachDatabase('page totals of an older release', kind => {
  test('no longer hold a name that may be a person, and add up to the same', async () => {
    const settings = await newDatabaseSettings(kind)
    const older = await openDatabase(settings, before)
    const people = Array.from({ length: 1200 }, (_, index) => source('campaign', `reader-${index}@example.com`, 1))
    const kept = [
      source('campaign', 'spring', 4),
      source('campaign', 'news 2026-11', 1),
      source('referrer', 'www.search.example', 9),
      // As a campaign it's plain, as a referrer it isn't public.
      source('campaign', 'annas-macbook.local', 1),
    ]
    await older.write(async transaction => {
      for (let from = 0; from < people.length; from += 400)
        await transaction
          .insertInto('visit_sources')
          .values(people.slice(from, from + 400))
          .execute()
      await transaction
        .insertInto('visit_sources')
        .values([
          ...kept,
          source('campaign', '(other)', 7),
          source('campaign', '+1 204 555 0199', 2, '2026-11-18'),
          source('referrer', 'annas-macbook.local', 3),
        ])
        .execute()
      await transaction
        .insertInto('analytics_events')
        .values(
          ['question_viewed', 'anna_example'].map(event_type => ({
            id: event_type,
            session_id: 'session',
            event_type,
            question_id: null,
            step_index: null,
            payload: null,
            created_at: '2026-11-17T12:00:00.000Z',
          })),
        )
        .execute()
    })
    await older.close()

    const { read, close } = await openDatabase(settings)
    onTestFinished(close)
    const rows = await read.selectFrom('visit_sources').selectAll().execute()
    const folded = [
      { ...source('campaign', '(other)', 1207), started: 1201 },
      source('campaign', '(other)', 2, '2026-11-18'),
      source('referrer', '(other)', 3),
    ]
    const inOrder = (sources: typeof rows) => sources.map(row => JSON.stringify(Object.entries(row).sort())).sort()
    expect(inOrder(rows)).toEqual(inOrder([...kept, ...folded]))
    const types = await read.selectFrom('analytics_events').select('event_type').orderBy('event_type').execute()
    expect(types.map(({ event_type }) => event_type)).toEqual(['other', 'question_viewed'])
  })
})
