import { mkdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUp } from '#server/storage/backup/backup.ts'
import { serverLocation } from '#server/storage/backup/snapshot.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { migratedDatabaseSettings, temporaryFolder } from '#tests/support/databases.ts'
import { doctorContext } from '#tests/support/doctor-context.ts'
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { checkBackup, judgeMissing } from './backups.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000)

/** A site with one form from two days ago, and a way to back it up. */
async function siteWithData() {
  const settings = await migratedDatabaseSettings('sqlite')
  const database = await openDatabase(settings)
  const { app } = await testApp({ database })
  await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })
  const submitted_at = hoursAgo(48).toISOString()
  await database.write(transaction => transaction.updateTable('forms').set({ submitted_at }).execute())
  await app.close()
  await database.close()
  const folder = join(settings.dataDir, 'backups')
  mkdirSync(folder)
  const file = (day: string) => join(folder, `site-${day}.db.gz`)
  const backUpOn = async (day: string, hours: number) => {
    await backUp(serverLocation(settings), file(day), { takenAt: hoursAgo(hours) })
    return file(day)
  }
  return { folder, backUpOn, check: () => checkBackup(doctorContext({ DATA_DIR: settings.dataDir })) }
}

test.each([
  [undefined, 'ok', 'There are none yet'],
  [23, 'ok', 'There are none yet'],
  [25, 'wrong', 'There are none. See "Back up"'],
])('judges a site without backups and with data from %s hours ago', (data, status, text) => {
  expect(judgeMissing(data === undefined ? undefined : hoursAgo(data))).toEqual({
    status,
    text: expect.stringContaining(text),
  })
})

test('wants a backup of the last 36 hours', async () => {
  const { folder, backUpOn, check } = await siteWithData()
  expect((await check()).text).toMatch(/^There are none\./)
  writeFileSync(join(folder, 'site-2026-01-09.db.gz.1a2b3c4d.part'), '')
  await backUpOn('2026-01-01', 40)
  expect(await check()).toEqual({
    status: 'wrong',
    text: 'The latest backup is 40 hours old. One should be made every night. See "Back up" in docs/operations.md.',
  })
  await backUpOn('2026-01-02', 1.5)
  expect(await check()).toEqual({ status: 'ok', text: 'The latest is intact and 1 hour old.' })
})

const damages: Record<string, (file: string) => void> = {
  'cut off': file => truncateSync(file, 1000),
  overwritten: file => writeFileSync(file, 'garbage'.repeat(5000)),
  empty: file => writeFileSync(file, ''),
}

test('reports any damage to the newest backup', async () => {
  const { backUpOn, check } = await siteWithData()
  await backUpOn('2026-01-01', 30)
  const file = await backUpOn('2026-01-02', 2)
  const intact = readFileSync(file)
  for (const [name, damage] of Object.entries(damages)) {
    writeFileSync(file, intact)
    damage(file)
    utimesSync(file, hoursAgo(2), hoursAgo(2))
    const { status, text } = await check()
    expect([status, text], name).toEqual(['wrong', expect.stringMatching(/can't be restored\. .*See "Back up"/)])
    expect(text, name).toContain(file)
  }
})

test('looks at the age of Postgres dumps if it knows where they are', async () => {
  const DATABASE_URL = 'postgres://127.0.0.1:1/site'
  expect(await checkBackup(doctorContext({ DATABASE_URL }))).toEqual({
    status: 'skipped',
    text: expect.stringContaining('POSTGRES_BACKUP_DIR'),
  })
  const folder = await temporaryFolder()
  const check = () => checkBackup(doctorContext({ DATABASE_URL, POSTGRES_BACKUP_DIR: folder }))
  expect((await check()).text).toBe(`There's no dump in ${folder}. See "Back up" in docs/operations.md.`)
  mkdirSync(join(folder, 'daily'))
  const dump = join(folder, 'daily/site-2026-01-01.dump')
  writeFileSync(dump, 'PGDMP')
  writeFileSync(join(folder, 'daily/site-2026-01-02.dump.part'), 'PGDMP')
  utimesSync(dump, hoursAgo(37), hoursAgo(37))
  expect(await check()).toEqual({ status: 'wrong', text: expect.stringContaining('is 37 hours old') })
  utimesSync(dump, hoursAgo(35), hoursAgo(35))
  expect(await check()).toEqual({ status: 'ok', text: 'The latest dump is 35 hours old.' })
})
