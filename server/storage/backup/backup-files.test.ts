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
const isSunday = (day: string) => Temporal.PlainDate.from(day).dayOfWeek === 7

test('keeps the last 7 days and the Sundays of the 4 weeks before, all year', async () => {
  const { days, backUpOn } = await backupFolder()
  for (let night = 0; night < 365; night += 1) {
    const today = daysAfter(night)
    backUpOn(today)
    if (night < 42) continue
    const kept = days()
    const week = Array.from({ length: 7 }, (_, back) => today.subtract({ days: back }).toString())
    expect(kept.slice(-7)).toEqual(week.reverse())
    const weekly = kept.slice(0, -7)
    expect(weekly).toHaveLength(4)
    // The newest is from a week that's still leaving the daily ones.
    expect(weekly.slice(0, -1).every(isSunday), `${today}: ${weekly}`).toBe(true)
    const ageDays = today.since(Temporal.PlainDate.from(kept[0] ?? '')).days
    expect(ageDays).toBeLessThanOrEqual(retention.backupWeeks * 7)
  }
})

test('keeps the 7 newest through nights without a backup, and after a long pause the old ones until 7 are new', async () => {
  const { days, backUpOn } = await backupFolder()
  const made: string[] = []
  const pauseStart = daysAfter(101).toString()
  const wasOff = (night: number) => night % 5 === 0 || (night > 100 && night < 190)
  for (let night = 0; night < 365; night += 1) {
    if (wasOff(night)) continue
    const before = days()
    backUpOn(daysAfter(night))
    made.push(daysAfter(night).toString())
    expect(days().slice(-7)).toEqual(made.slice(-7))
    const newSincePause = made.filter(day => day > pauseStart).length
    if (newSincePause < 7) expect(before.length + 1 - days().length).toBeLessThanOrEqual(2)
    else expect(days()[0]).toSatisfy((oldest: string) => oldest > pauseStart)
  }
  expect(days()).toHaveLength(11)
})

test('a clock that jumps ahead and back deletes no more than one night does', async () => {
  const { folder, days, backUpOn } = await backupFolder()
  for (let night = 0; night < 60; night += 1) backUpOn(daysAfter(night))
  const before = days()
  const yearsAhead = daysAfter(3000)
  backUpOn(yearsAhead)
  expect(before.filter(day => !days().includes(day)).length).toBeLessThanOrEqual(2)

  for (let night = 60; night < 120; night += 1) backUpOn(daysAfter(night))
  expect(days().slice(-8)).toEqual(
    [...Array(7).keys()].map(day => daysAfter(113 + day).toString()).concat(`${yearsAhead}`),
  )
  expect(latestBackup(folder, nightOf(daysAfter(119)))?.file).toBe(join(folder, `site-${daysAfter(119)}.db.gz`))

  // Now months behind: those of the right time are in the future, so they stay.
  const right = days()
  for (let night = 20; night < 40; night += 1) backUpOn(daysAfter(night))
  expect(days()).toEqual(expect.arrayContaining(right))
})

test("deletes only files that have exactly a backup's name", async () => {
  const { folder, backUpOn } = await backupFolder()
  const others = [
    'site-2020-01-01.db',
    'site-2020-01-01.sqlite',
    'site-2020-02-31.db.gz',
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
  const unfinished = ['site-2026-05-01.db.gz.0a1b2c3e.part', 'before-upgrade-0011-words-x.db.gz.0a1b2c3e.part']
  for (const name of [...unfinished, ...others]) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'copy.db'), 'people')
  }
  removeUnfinishedBackups(folder)
  expect(readdirSync(folder).sort()).toEqual(others)
})
