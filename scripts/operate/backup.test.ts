import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import pino from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fillDatabase } from '#scripts/demo/seed/fill-database.ts'
import { compiledFolder } from '#scripts/toolchain.mjs'
import { createNightlyBackups } from '#server/backup/nightly-backups.ts'
import { serverLocation } from '#server/backup/snapshot.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { migratedDatabaseSettings, newDatabaseSettings, temporaryFolder } from '#tests/support/databases.ts'
import { freePort } from '#tests/support/free-port.ts'
import { fillWithOddValues, storedRows } from '#tests/support/stored-rows.ts'

type Command = 'backup' | 'restore' | 'move'

function startCommand(command: Command, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${command}.ts`), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiledFolder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function run(...[command, args, env]: Parameters<typeof startCommand>) {
  const child = startCommand(command, args, env)
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { stdout, stderr, status }
}

test('backs up a site, restores it elsewhere and moves it to Postgres', async () => {
  const from = await migratedDatabaseSettings('sqlite')
  const database = await openDatabase(from)
  onTestFinished(() => database.close())
  await fillDatabase(database, { sessions: 30, responses: 20, quizzes: 0, applications: 0 })
  const folder = await temporaryFolder()
  const file = join(folder, 'backup.db')
  const backup = await run('backup', [file], { DATA_DIR: from.dataDir })
  expect(backup.stderr).toBe('')
  expect(backup.stdout).toMatch(`Backed up ${from.dataDir}/site.db to ${file}\n`)
  expect(backup.stdout).toMatch(/\n {2}forms {15}20\n/)
  expect(backup.stdout).toMatch('Not included: admin_sessions, rate_limits.\n')

  const dataDir = await temporaryFolder()
  const restore = await run('restore', [file], { DATA_DIR: dataDir })
  expect(restore.stdout).toMatch(`Restored ${file} into ${dataDir}/site.db\n`)
  expect(restore.stdout).toMatch(/\n {2}analytics_sessions {2}30\n/)
  const again = await run('restore', [file], { DATA_DIR: dataDir })
  expect(again.status).toBe(1)
  expect(again.stderr).toMatch(/^.*site\.db already contains data \(in \w+\)\. The target database must be empty\.\n$/)

  const { databaseUrl = '' } = await newDatabaseSettings('postgres')
  const move = await run('move', ['--from', join(dataDir, 'site.db'), '--to', databaseUrl])
  const { host, pathname } = new URL(databaseUrl)
  expect(move.stdout).toMatch(`to Postgres at ${host}${pathname} and verified every row\n`)
  expect(move.stdout + move.stderr).not.toContain('tester')
  const moved = await openDatabase({ dataDir: '', databaseUrl })
  onTestFinished(() => moved.close())
  expect(await storedRows(moved)).toEqual(await storedRows(database))
}, 60_000)

test('restores every row of a nightly backup', async () => {
  const settings = await migratedDatabaseSettings('sqlite')
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  await fillDatabase(database, { sessions: 30, responses: 20, quizzes: 4, applications: 4 })
  await fillWithOddValues(database)
  const folder = join(settings.dataDir, 'backups')
  await createNightlyBackups({
    from: serverLocation(settings),
    folder,
    timeZone: 'America/Winnipeg',
    log: pino({ level: 'silent' }),
    now: () => new Date('2026-07-01T09:00:00Z'),
  }).run()
  const before = await storedRows(database)

  const dataDir = await temporaryFolder()
  const restore = await run('restore', [join(folder, 'site-2026-07-01.db')], { DATA_DIR: dataDir })
  expect([restore.status, restore.stderr]).toEqual([0, ''])
  const restored = await openDatabase({ dataDir, databaseUrl: undefined })
  onTestFinished(() => restored.close())
  expect(Object.values(before).flat().length).toBeGreaterThan(100)
  expect(await storedRows(restored)).toEqual({ ...before, admin_sessions: [], rate_limits: [] })
})

test('fails and leaves no file if what it wrote is damaged', async () => {
  const settings = await migratedDatabaseSettings('sqlite')
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  await fillDatabase(database, { sessions: 30, responses: 20, quizzes: 0, applications: 0 })
  const folder = await temporaryFolder()
  const preload = new URL('../../tests/support/damage-backups.ts', import.meta.url).href
  const env = { DATA_DIR: settings.dataDir, NODE_OPTIONS: `--import=${preload}` }
  const backup = await run('backup', [join(folder, 'backup.db')], env)
  expect(backup.stderr).toMatch(/doesn't match the original|is damaged/)
  expect([backup.status, readdirSync(folder)]).toEqual([1, []])
})

test('leaves nothing behind when stopped, and only a part file when killed', async () => {
  const settings = await migratedDatabaseSettings('sqlite')
  const database = await openDatabase(settings)
  await database.write(transaction =>
    sql`insert into analytics_events (id, session_id, event_type, created_at)
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 200000)
      select n, n, 'question_viewed', '2026' from numbers`.execute(transaction),
  )
  await database.close()
  const folder = await temporaryFolder()
  const interrupted = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const child = startCommand('backup', [join(folder, `${signal}.db`)], { DATA_DIR: settings.dataDir })
    await vi.waitFor(() => expect(readdirSync(folder).join()).toMatch(signal), { timeout: 30_000, interval: 2 })
    child.kill(signal)
    await once(child, 'close')
  }
  await interrupted('SIGTERM')
  expect(readdirSync(folder)).toEqual([])
  await interrupted('SIGKILL')
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^SIGKILL\.db\.\w+\.part$/)])
}, 60_000)

test('prints one line or the usage for errors that the operator can fix', async () => {
  const [dataDir, port] = [await temporaryFolder(), await freePort()]
  const missing = join(dataDir, 'missing')
  const [none, two, half, noDatabase, noServer, noFolder] = await Promise.all([
    run('backup', []),
    run('restore', ['one.db', 'two.db']),
    run('move', ['--from', 'data/site.db']),
    run('backup', [join(dataDir, 'backup.db')], { DATA_DIR: dataDir }),
    run('move', ['--from', `postgres://site:secret@127.0.0.1:${port}/site`, '--to', join(dataDir, 'site.db')]),
    run('restore', ['one.db'], { DATA_DIR: missing }),
  ])
  expect(none.stderr).toContain('npm run backup -- <file>')
  expect(two.stderr).toContain('npm run restore -- <file>')
  expect(half.stderr).toContain('npm run move -- --from data/site.db --to postgres://')
  expect(noDatabase.stderr).toBe(`No database found at ${join(dataDir, 'site.db')}.\n`)
  expect(noServer.stderr).toBe("The database isn't available (ECONNREFUSED).\n")
  expect(noFolder.stderr).toBe(
    `The folder ${missing} doesn't exist. Use the same DATA_DIR or DATABASE_URL as the server.\n`,
  )
  for (const { status } of [none, two, half, noDatabase, noServer, noFolder]) expect(status).toBe(1)
  expect(readdirSync(dataDir)).toEqual([])
})
