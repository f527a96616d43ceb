import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrateUpTo } from '#server/db/migrations.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { kyselyOn } from '#server/db/sqlite.ts'
import type { Tables } from '#server/db/tables.ts'
import { logIn } from '#tests/support/admin.ts'
import { describeOnEachDatabase, newDatabaseSettings } from '#tests/support/databases.ts'
import { testApp } from '#tests/support/test-app.ts'

const sessions = Array.from({ length: 30 }, (_, index) => ({
  id: `session-${index}`,
  survey_type: index % 3 === 0 ? 'optimize' : 'exit',
  email_hash: index % 10 === 9 ? null : 'ab'.repeat(32),
  is_completed: index % 5 === 0 ? 1 : 0,
  toolkit_opt_in: index % 10 === 0 ? 1 : 0,
  started_at: `2026-03-0${1 + (index % 7)}T12:00:00.000Z`,
  completed_at: index % 5 === 0 ? '2026-03-09T12:00:00.000Z' : null,
  last_step: index % 4,
  furthest_step: 3 + (index % 3),
}))

describeOnEachDatabase('a database with the old counts table', kind => {
  test('loses that table but no session or event', async () => {
    const settings = await newDatabaseSettings(kind)
    const before =
      settings.databaseUrl === undefined
        ? kyselyOn(new DatabaseSync(join(settings.dataDir, 'site.db')))
        : new Kysely<Tables>({
            dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: settings.databaseUrl, max: 1 }) }),
          })
    await migrateUpTo(before, '0008-abuse')
    await before
      .insertInto('analytics_sessions')
      .values(sessions as Array<Tables['analytics_sessions']>)
      .execute()
    await sql`insert into analytics_counts values ('exit', 0, 0, 1, 2, 30)`.execute(before)
    const event = { id: 'event', session_id: 'session-1', event_type: 'question_viewed', created_at: '2026-03-01' }
    await before
      .insertInto('analytics_events')
      .values({ ...event, question_id: 'q', step_index: '1', payload: '{}' })
      .execute()
    await before.destroy()

    const database = await openDatabase(settings)
    onTestFinished(() => database.close())
    const tables = (await database.read.introspection.getTables()).map(({ name }) => name)
    expect(tables).not.toContain('analytics_counts')
    const stored = await database.read.selectFrom('analytics_sessions').selectAll().execute()
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
    expect(stored.sort(byId)).toEqual(sessions.map(session => ({ ...session, first_page: null })).sort(byId))
    expect(await database.read.selectFrom('analytics_events').selectAll().execute()).toMatchObject([event])
    const { app } = await testApp({ database })
    const summary = await app.inject({ url: '/api/analytics/summary', headers: await logIn(app) })
    expect(summary.json()).toEqual({
      totalSessions: 30,
      completedSessions: 6,
      toolkitOptIns: 3,
      exitSessions: 20,
      optimizeSessions: 10,
    })
  })
})
