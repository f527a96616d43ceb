import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import Fastify from 'fastify'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { clockAt } from '#tests/support/clock-at.ts'
import { migratedDatabaseSettings } from '#tests/support/databases.ts'
import { fillWithOddValues } from '#tests/support/stored-rows.ts'
import { nightlyBackups } from './nightly-backups.ts'

/** A site on a real SQLite file, with a clock that only the test moves. */
async function startSite() {
  const { dataDir } = await migratedDatabaseSettings('sqlite')
  const database = await openDatabase({ dataDir })
  onTestFinished(() => database.close())
  await fillWithOddValues(database)
  const folder = join(dataDir, 'backups')
  let now = new Date('2026-03-06T12:00:00-06:00')
  const log: string[] = []
  const lines = new Writable({
    write(chunk, _encoding, done) {
      log.push(JSON.parse(String(chunk)).msg)
      done()
    },
  })

  async function startServer() {
    const app = Fastify({ loggerInstance: pino({ level: 'warn' }, lines) })
    let check: (now: Date) => Promise<unknown> = async () => undefined
    app.decorate('config', loadConfig({ DATA_DIR: dataDir }))
    app.decorate(
      'clock',
      clockAt(() => now),
    )
    app.decorate('job', (_name: string, _interval: unknown, work: typeof check) => {
      check = work
    })
    await app.register(nightlyBackups, {})
    await app.ready()
    onTestFinished(() => app.close())
    return { close: () => app.close(), check: () => check(now), failure: () => app.backupFailure?.() }
  }
  return {
    dataDir,
    folder,
    log,
    startServer,
    files: () => readdirSync(folder),
    moveTo(time: string) {
      now = new Date(time)
    },
  }
}

test("makes one backup a night after 3:00 in the company's time zone, keeps 30, and makes no second one", async () => {
  const { folder, files, log, startServer, moveTo } = await startSite()
  const server = await startServer()
  moveTo('2026-03-06T02:59:00-06:00')
  await server.check()
  expect(existsSync(folder)).toBe(false)

  moveTo('2026-03-06T03:00:00-06:00')
  await server.check()
  expect(files()).toEqual(['site-2026-03-06.db.gz'])
  expect(server.failure()).toBeUndefined()
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const file = join(folder, 'site-2026-03-06.db.gz')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const bytes = readFileSync(file)

  // After a restart, or when the clock is changed.
  const restarted = await startServer()
  for (const time of ['2026-03-06T04:00', '2026-03-06T23:59', '2026-03-07T02:59']) {
    moveTo(`${time}:00-06:00`)
    await restarted.check()
  }
  expect(files()).toEqual(['site-2026-03-06.db.gz'])
  expect(readFileSync(file).equals(bytes)).toBe(true)

  // As if the server had been running since February 1.
  const nameOn = (day: number) => `site-${new Date(Date.UTC(2026, 1, day)).toISOString().slice(0, 10)}.db.gz`
  for (let day = 1; day < 34; day += 1) writeFileSync(join(folder, nameOn(day)), '')
  moveTo('2026-03-07T15:00:00-06:00')
  await restarted.check()
  expect(files()).toEqual(Array.from({ length: 30 }, (_, night) => nameOn(6 + night)))
  expect(log).toEqual([])
})

test('two servers on one database make one backup, and neither fails', async () => {
  const { files, log, startServer } = await startSite()
  const servers = [await startServer(), await startServer()]
  await Promise.all(servers.map(({ check }) => check()))
  expect(files()).toEqual(['site-2026-03-06.db.gz'])
  expect(log).toEqual([])
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
    ({ dataDir, folder }) => {
      mkdirSync(folder)
      for (let day = 10; day < 30; day += 1) writeFileSync(join(folder, `site-2026-01-${day}.db.gz`), '')
      const file = join(dataDir, 'site.db')
      const bytes = readFileSync(file)
      writeFileSync(file, Buffer.from(bytes).fill(0xa5, 4096 * 3, 4096 * 4))
      return () => writeFileSync(file, bytes)
    },
    /^.*\/site\.db is damaged: /,
  ],
])('if %s, it says so, deletes nothing and tries again after an hour', async (_case, breakIt, reason) => {
  const site = await startSite()
  const { files, log, startServer, moveTo } = site
  const repair = breakIt(site)
  const before = statSync(site.folder).isDirectory() ? files() : undefined
  const server = await startServer()
  await server.check()
  expect(server.failure()).toMatch(reason)
  expect(log).toEqual([`backup failed: ${server.failure()}`])
  if (before) expect(files()).toEqual(before)

  repair()
  moveTo('2026-03-06T12:59:00-06:00')
  await server.check()
  expect(server.failure()).toMatch(reason)
  moveTo('2026-03-06T13:00:00-06:00')
  await server.check()
  expect(server.failure()).toBeUndefined()
  expect(files()).toContain('site-2026-03-06.db.gz')
  expect(log).toHaveLength(1)
})

test('leaves no file behind when the server stops during a backup', async () => {
  const { files, log, startServer } = await startSite()
  const server = await startServer()
  const backup = server.check()
  await server.close()
  await backup
  expect([files(), log, server.failure()]).toEqual([[], [], undefined])
})
