import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { retention } from '#content/retention.ts'
import { temporaryFolder } from '#tests/support/databases.ts'
import { latestBackup, pruneBackups, removeUnfinishedBackups } from './backup-files.ts'

const nightOf = (day: Temporal.PlainDate) => new Date(`${day}T09:00:00Z`)

async function backupFolder() {
  const folder = await temporaryFolder()
  return {
    folder,
    days: () => readdirSync(folder).map(name => name.slice('site-'.length, -'.db.gz'.length)),
    /** What a night leaves: the new file, without those that are no longer kept. */
    backUpOn(day: Temporal.PlainDate) {
      writeFileSync(join(folder, `site-${day}.db.gz`), '')
      utimesSync(join(folder, `site-${day}.db.gz`), nightOf(day), nightOf(day))
      pruneBackups(folder, nightOf(day))
    },
  }
}

const firstDay = Temporal.PlainDate.from('2026-01-01')
const daysAfter = (count: number) => firstDay.add({ days: count })

test('keeps the 30 newest, which are within the weeks of the privacy policy', async () => {
  const { days, backUpOn } = await backupFolder()
  const made: string[] = []
  for (let night = 0; night < 120; night += 1) {
    // Off for every tenth night, and once for a month.
    if (night % 10 === 0 || (night > 60 && night < 90)) continue
    backUpOn(daysAfter(night))
    made.push(daysAfter(night).toString())
    expect(days()).toEqual(made.slice(-30))
    const ageDays = daysAfter(night).since(Temporal.PlainDate.from(days()[0] ?? '')).days
    if (night <= 60) expect(ageDays).toBeLessThanOrEqual(retention.backupWeeks * 7)
  }
})

test('a clock that jumps ahead and back deletes no more than one night does', async () => {
  const { folder, days, backUpOn } = await backupFolder()
  for (let night = 0; night < 60; night += 1) backUpOn(daysAfter(night))
  const before = days()
  const yearsAhead = daysAfter(3000)
  backUpOn(yearsAhead)
  expect(days()).toEqual([...before.slice(1), `${yearsAhead}`])

  for (let night = 60; night < 62; night += 1) backUpOn(daysAfter(night))
  expect(days().slice(-3)).toEqual([daysAfter(60), daysAfter(61), yearsAhead].map(String))
  expect(latestBackup(folder, nightOf(daysAfter(61)))?.file).toBe(join(folder, `site-${daysAfter(61)}.db.gz`))

  // Now a month behind: those of the right time are in the future, so they stay.
  const right = days()
  for (let night = 20; night < 30; night += 1) backUpOn(daysAfter(night))
  expect(days()).toEqual(expect.arrayContaining(right))
})

test("deletes only files that have exactly a backup's name", async () => {
  const { folder, backUpOn } = await backupFolder()
  const others = [
    'site-2020-01-01.db',
    'site-2020-01-01.sqlite',
    'site-2020-1-1.db.gz',
    'my-site-2020-01-01.db.gz',
    'site-2020-01-01.db.gz.bak',
    'site.db.gz',
    'before-upgrade.db.gz',
  ]
  for (const name of others) writeFileSync(join(folder, name), 'precious')
  mkdirSync(join(folder, 'site-2020-01-02.db.gz'))
  symlinkSync(join(folder, 'site.db.gz'), join(folder, 'site-2020-01-03.db.gz'))
  for (let night = 0; night < 40; night += 1) backUpOn(daysAfter(night))
  const left = readdirSync(folder).filter(name => !name.startsWith('site-2026-'))
  expect(left.sort()).toEqual([...others, 'site-2020-01-02.db.gz', 'site-2020-01-03.db.gz'].sort())
})

test('knows the latest backup by the day in its name, and none in a folder that is empty or missing', async () => {
  const { folder, backUpOn } = await backupFolder()
  expect(latestBackup(folder)).toBeUndefined()
  expect(latestBackup(join(folder, 'missing'))).toBeUndefined()
  for (const night of [3, 1, 2]) backUpOn(daysAfter(night))
  expect(latestBackup(folder)).toEqual({
    file: join(folder, 'site-2026-01-04.db.gz'),
    at: new Date('2026-01-04T09:00:00Z'),
  })
})

test('removes unfinished backups of the server, and nothing else', async () => {
  const { folder } = await backupFolder()
  const others = ['mine.db.gz.0a1b2c3d.part', 'site-2026-04-30.db.gz', 'site-2026-04-30.db.gz.part']
  const unfinished = [
    'site-2026-05-01.db.gz.0a1b2c3e.part',
    'before-upgrade-2026-05-01T105208.357Z.db.gz.0a1b2c3e.part',
  ]
  for (const name of [...unfinished, ...others]) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'copy.db'), 'people')
  }
  removeUnfinishedBackups(folder)
  expect(readdirSync(folder).sort()).toEqual(others)
})
