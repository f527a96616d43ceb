import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import pino from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hourMs } from '#contracts/time.ts'
import { systemClock } from '#server/clock.ts'
import type { Database } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { clockAt } from '#tests/support/clock-at.ts'
import { migratedDatabaseSettings } from '#tests/support/databases.ts'
import { fillWithOddValues, storedRows } from '#tests/support/stored-rows.ts'
import { copyDatabase } from './backup.ts'
import { createNightlyBackups } from './nightly-backups.ts'
import { serverLocation } from './snapshot.ts'

/** A site on a real SQLite file, with a clock that only the test moves and checks every few milliseconds. */
async function startSite({ start = '2026-03-06T12:00:00-06:00', rows = 0 } = {}) {
  const settings = await migratedDatabaseSettings('sqlite')
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  await fillWithOddValues(database)
  if (rows > 0) await addEvents(database, rows)
  const folder = join(settings.dataDir, 'backups')
  const clock = { now: new Date(start), reads: 0 }
  const failures = { count: 0 }
  const log: string[] = []
  const startServer = () => {
    const backups = createNightlyBackups({
      from: serverLocation(settings),
      folder,
      log: pino({ level: 'warn' }, lineCollector(log)),
      clock: clockAt(() => {
        clock.reads += 1
        return clock.now
      }),
      timing: { firstCheckMs: 1, checkMs: 1, retryMs: 20 },
      onFailure: () => {
        failures.count += 1
      },
    })
    onTestFinished(() => backups.stop())
    return backups
  }
  return {
    settings,
    database,
    folder,
    failures,
    log,
    startServer,
    files: () => readdirSync(folder),
    /** Until the servers have looked at the clock often enough to have acted on it. */
    async severalChecks() {
      const target = clock.reads + 20
      await vi.waitUntil(() => clock.reads > target, { timeout: 30_000, interval: 1 })
    },
    moveTo: (time: string) => {
      clock.now = new Date(time)
    },
    moveHours: (hours: number) => {
      clock.now = new Date(clock.now.getTime() + hours * hourMs)
    },
  }
}

const lineCollector = (lines: string[]) =>
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)).msg)
      done()
    },
  })

const addEvents = (database: Database, rows: number) =>
  database.write(transaction =>
    sql`insert into analytics_events (id, session_id, event_type, created_at)
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(rows)})
      select n, n, 'question_viewed', '2026' from numbers`.execute(transaction),
  )

const waitOptions = { timeout: 30_000, interval: 5 }
const eventually = (assertion: () => void) => vi.waitFor(assertion, waitOptions)

test("makes one backup a night at 3:00 in the company's time zone, keeps 7 daily and 4 weekly ones, and removes unfinished ones", async () => {
  const { folder, files, log, startServer, moveTo, moveHours, severalChecks } = await startSite({
    start: '2026-03-06T02:59:00-06:00',
  })
  const backups = startServer()
  backups.start()
  await severalChecks()
  expect(backups.status()).toEqual({ lastAt: null, failedAt: null, reason: null })

  moveTo('2026-03-06T03:00:00-06:00')
  await eventually(() => expect(files()).toEqual(['site-2026-03-06.db']))
  expect(backups.status()).toEqual({ lastAt: '2026-03-06T09:00:00.000Z', failedAt: null, reason: null })
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, 'site-2026-03-06.db')).mode & 0o777).toBe(0o600)

  // As if the server had been running since February 1.
  const nameOn = (day: number) => `site-${new Date(Date.UTC(2026, 1, day)).toISOString().slice(0, 10)}.db`
  for (let day = 1; day < 34; day += 1) writeFileSync(join(folder, nameOn(day)), '')
  moveHours(24)
  const kept = [8, 15, 22, 28, 29, 30, 31, 32, 33, 34, 35].map(nameOn)
  await eventually(() => expect(files()).toEqual(kept))
  expect(log).toEqual([])
})

test('makes it after startup if the server was off at 3:00, and no second one after a restart or a clock change', async () => {
  const { folder, files, startServer, moveTo, severalChecks } = await startSite({ start: '2026-03-06T15:00:00-06:00' })
  const first = startServer()
  first.start()
  await eventually(() => expect(files()).toEqual(['site-2026-03-06.db']))
  const bytes = readFileSync(join(folder, 'site-2026-03-06.db'))
  await first.stop()

  startServer().start()
  await severalChecks()
  moveTo('2026-03-06T04:00:00-06:00')
  await severalChecks()
  moveTo('2026-03-06T23:59:00-06:00')
  await severalChecks()
  moveTo('2026-03-07T02:59:00-06:00')
  await severalChecks()
  expect(files()).toEqual(['site-2026-03-06.db'])
  expect(readFileSync(join(folder, 'site-2026-03-06.db')).equals(bytes)).toBe(true)
})

test('two servers on one database make one that restores every row, and neither fails', async () => {
  const { database, folder, files, failures, log, startServer } = await startSite()
  await Promise.all([startServer().run(), startServer().run()])
  expect(files()).toEqual(['site-2026-03-06.db'])
  expect([failures.count, log]).toEqual([0, []])
  const restored = await migratedDatabaseSettings('sqlite')
  await copyDatabase({ kind: 'sqlite', file: join(folder, 'site-2026-03-06.db') }, serverLocation(restored))
  const copy = await openDatabase(restored)
  onTestFinished(() => copy.close())
  expect(await storedRows(copy)).toEqual({ ...(await storedRows(database)), admin_sessions: [], rate_limits: [] })
})

test.each<[string, (site: Awaited<ReturnType<typeof startSite>>) => () => void, RegExp]>([
  [
    'the folder is a file',
    ({ folder }) => {
      writeFileSync(folder, '')
      return () => rmSync(folder)
    },
    /^.*\/backups isn't a folder\.$/,
  ],
  [
    'the database is damaged',
    ({ settings }) => {
      const file = join(settings.dataDir, 'site.db')
      const bytes = readFileSync(file)
      writeFileSync(file, Buffer.from(bytes).fill(0xa5, 4096 * 3, 4096 * 4))
      return () => writeFileSync(file, bytes)
    },
    /^.*\/site\.db is damaged: /,
  ],
])('reports a failure when %s, tries again, and deletes nothing until it succeeds', async (_case, breakIt, reason) => {
  const site = await startSite()
  const { database, folder, failures, log, startServer } = site
  const repair = breakIt(site)
  const oldFiles = Array.from({ length: 20 }, (_, day) => `site-2026-01-${String(day + 1).padStart(2, '0')}.db`)
  const writeOldFiles = () => {
    mkdirSync(folder, { recursive: true })
    for (const name of oldFiles) writeFileSync(join(folder, name), '')
  }
  const isFolder = !reason.source.includes('folder')
  if (isFolder) writeOldFiles()
  const backups = startServer()
  backups.start()
  await eventually(() => expect(failures.count).toBeGreaterThan(1))
  expect(backups.status()).toMatchObject({
    failedAt: '2026-03-06T18:00:00.000Z',
    reason: expect.stringMatching(reason),
  })
  expect(log[0]).toBe(`backup failed: ${backups.status().reason}`)
  if (isFolder) expect(readdirSync(folder)).toEqual(oldFiles)

  repair()
  await eventually(() => expect(backups.status().failedAt).toBe(null))
  expect(backups.status()).toEqual({ lastAt: '2026-03-06T18:00:00.000Z', failedAt: null, reason: null })
  expect(readdirSync(folder)).toContain('site-2026-03-06.db')
  if (isFolder) await eventually(() => expect(readdirSync(folder).length).toBeLessThan(12))
  expect(Object.keys(await storedRows(database)).length).toBeGreaterThan(5)
})

test('leaves no file behind when the server stops during a backup', async () => {
  const { files, failures, folder, startServer } = await startSite({ rows: 20_000 })
  mkdirSync(folder)
  const backups = startServer()
  backups.start()
  await eventually(() => expect(files().join()).toMatch(/^site-2026-03-06\.db\.[0-9a-f]{8}\.part$/))
  await backups.stop()
  expect(files()).toEqual([])
  expect([failures.count, backups.status().failedAt]).toEqual([0, null])
})

test('stops a backup that takes too long, and leaves no file', async () => {
  const { files, folder, settings } = await startSite()
  const backups = createNightlyBackups({
    from: serverLocation(settings),
    folder,
    log: pino({ level: 'silent' }),
    clock: systemClock,
    timing: { timeoutMs: 1 },
  })
  await backups.run()
  expect(backups.status()).toMatchObject({ lastAt: null, reason: 'The backup was stopped because it took too long.' })
  expect(files()).toEqual([])
})

test('lets visitors write during a backup', async () => {
  const { database, folder, files, startServer } = await startSite({ rows: 20_000 })
  mkdirSync(folder)
  const backup = startServer().run()
  const isRunning = () => files().some(name => name.endsWith('.part'))
  await vi.waitUntil(isRunning, waitOptions)
  let writes = 0
  for (let attempt = 0; writes === 0 && isRunning(); attempt += 1) {
    const row = { address_hash: `visitor ${attempt}`, suppressed_at: '2026' }
    await database.write(transaction => transaction.insertInto('suppressions').values(row).execute())
    if (isRunning()) writes += 1
  }
  expect(writes).toBe(1)
  await backup
  expect(files()).toEqual(['site-2026-03-06.db'])
})
