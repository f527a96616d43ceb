import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { migratedDatabaseSettings } from '#tests/support/databases.ts'
import { doctorContext } from '#tests/support/doctor-context.ts'
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { checkBackup, judgeBackup } from './backups.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000)

test.each([
  [35, 1000, 'ok', 'The latest is 35 hours old.'],
  [37, undefined, 'wrong', 'The latest is 37 hours old. See "Back up"'],
  [undefined, undefined, 'ok', 'There are none yet'],
  [undefined, 23, 'ok', 'There are none yet'],
  [undefined, 25, 'wrong', 'There are none. See "Back up"'],
])('judges a backup from %s hours ago on a site with data from %s hours ago', (backup, data, status, text) => {
  const finding = judgeBackup(
    backup === undefined ? undefined : { at: hoursAgo(backup) },
    data === undefined ? undefined : hoursAgo(data),
  )
  expect(finding).toEqual({ status, text: expect.stringContaining(text) })
})

test('looks for backups once the site has data', async () => {
  const settings = await migratedDatabaseSettings('sqlite')
  const database = await openDatabase(settings)
  const { app } = await testApp({ database })
  await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })
  const context = doctorContext({ DATA_DIR: settings.dataDir })
  expect((await checkBackup(context)).status).toBe('ok')
  const submitted_at = hoursAgo(48).toISOString()
  await database.write(transaction => transaction.updateTable('forms').set({ submitted_at }).execute())
  expect((await checkBackup(context)).text).toMatch(/^There are none\./)
  const folder = join(settings.dataDir, 'backups')
  mkdirSync(folder)
  for (const [name, hours] of [
    ['site-2026-01-01.db', 50],
    ['site-2026-01-02.db', 40],
    ['site-2026-01-02.db.1a2b.part', 1],
  ] as const) {
    writeFileSync(join(folder, name), '')
    utimesSync(join(folder, name), hoursAgo(hours), hoursAgo(hours))
  }
  expect((await checkBackup(context)).text).toMatch(/^The latest is 40 hours old\./)
  await app.close()
  await database.close()
})

test('points to the guide on Postgres', async () => {
  const context = doctorContext({ DATABASE_URL: 'postgres://127.0.0.1:1/site' })
  expect((await checkBackup(context)).status).toBe('skipped')
})
