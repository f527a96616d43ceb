import { type ChildProcessByStdio, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { compiledFolder } from '#scripts/toolchain.mjs'
import { openDatabase } from '#server/storage/open-database.ts'
import { migratedDatabaseSettings, newDatabaseSettings, temporaryFolder } from '#tests/support/databases.ts'
import { fillDatabase } from '#tests/support/fill-database.ts'
import { freePort } from '#tests/support/free-port.ts'
import { lockedOut } from '#tests/support/locked-out.ts'
import { storedRows } from '#tests/support/stored-rows.ts'
import { backup } from './backup.ts'
import { move } from './move.ts'
import { restore } from './restore.ts'

type Command = 'backup' | 'restore' | 'move'

function startCommand(command: Command, args: string[], env: Record<string, string> = {}, user: SpawnOptions = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${command}.ts`), ...args], {
    ...user,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiledFolder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  }) as ChildProcessByStdio<null, Readable, Readable>
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
  const file = join(folder, 'backup.db.gz')
  const backedUp = await run('backup', [file], { DATA_DIR: from.dataDir })
  expect(backedUp.stderr).toBe('')
  expect(backedUp.stdout).toMatch(`Backed up ${from.dataDir}/site.db to ${file}\n`)
  expect(backedUp.stdout).toMatch(/\n {2}forms +20\n/)
  expect(backedUp.stdout).toMatch('Not included: admin_sessions, day_totals.\n')

  const dataDir = await temporaryFolder()
  const restored = await run('restore', [file], { DATA_DIR: dataDir })
  expect(restored.stdout).toMatch(`Restored ${file} into ${dataDir}/site.db\n`)
  expect(restored.stdout).toMatch(/\n {2}analytics_sessions +30\n/)

  const { databaseUrl = '' } = await newDatabaseSettings('postgres')
  const copied = await run('move', ['--from', join(dataDir, 'site.db'), '--to', databaseUrl])
  const { host, pathname } = new URL(databaseUrl)
  expect(copied.stdout).toMatch(`to Postgres at ${host}${pathname} and verified every row\n`)
  expect(copied.stdout + copied.stderr).not.toContain('tester')
  const moved = await openDatabase({ dataDir: '', databaseUrl })
  onTestFinished(() => moved.close())
  expect(await storedRows(moved)).toEqual(await storedRows(database))
}, 60_000)

test('leaves nothing behind when stopped, and only a .part folder when killed', async () => {
  const settings = await migratedDatabaseSettings('sqlite')
  const database = await openDatabase(settings)
  await database.write(transaction =>
    sql`insert into analytics_events (id, session_id, event_type, created_at)
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 50000)
      select n, n, 'question_viewed', '2026' from numbers`.execute(transaction),
  )
  await database.close()
  const folder = await temporaryFolder()
  const interrupted = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const child = startCommand('backup', [join(folder, `${signal}.db.gz`)], { DATA_DIR: settings.dataDir })
    await vi.waitFor(() => expect(readdirSync(folder).join()).toMatch(signal), { timeout: 30_000, interval: 2 })
    child.kill(signal)
    await once(child, 'close')
  }
  await interrupted('SIGTERM')
  expect(readdirSync(folder)).toEqual([])
  await interrupted('SIGKILL')
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^SIGKILL\.db\.gz\.\w+\.part$/)])
}, 60_000)

test('prints one line for an outage', async () => {
  const from = `postgres://site:secret@127.0.0.1:${await freePort()}/site`
  const { status, stderr } = await run('move', ['--from', from, '--to', join(await temporaryFolder(), 'site.db')])
  expect([status, stderr]).toEqual([1, "The database isn't available (ECONNREFUSED).\n"])
})

test('prints one line if the target database is missing', async () => {
  const { databaseUrl = '' } = await newDatabaseSettings('postgres')
  const from = join((await migratedDatabaseSettings('sqlite')).dataDir, 'site.db')
  const to = Object.assign(new URL(databaseUrl), { pathname: '/nowhere' }).href
  const { status, stderr } = await run('move', ['--from', from, '--to', to])
  expect([status, stderr]).toEqual([1, 'Postgres refused the connection: database "nowhere" does not exist.\n'])
})

test("prints one line if the backup's folder can't be read", async () => {
  const { dataDir } = await migratedDatabaseSettings('sqlite')
  const folder = join(await temporaryFolder(), 'locked')
  mkdirSync(folder, { mode: 0o700 })
  const child = startCommand('backup', [join(folder, 'today.db.gz')], { DATA_DIR: dataDir }, lockedOut(folder))
  const [stderr, [status]] = await Promise.all([text(child.stderr), once(child, 'close')])
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The folder \S+\/locked can't be used\. .+\.\n$/)])
})

test('explains errors that the operator can fix, and writes nothing', async () => {
  const dataDir = await temporaryFolder()
  const missing = join(dataDir, 'missing')
  await expect(backup([], {})).rejects.toThrow('npm run backup -- <file>')
  await expect(restore(['one.db.gz', 'two.db.gz'], {})).rejects.toThrow('npm run restore -- <file>')
  await expect(move(['--from', 'data/site.db'], {})).rejects.toThrow(
    'npm run move -- --from data/site.db --to postgres://',
  )
  await expect(backup([join(dataDir, 'backup.db.gz')], { DATA_DIR: dataDir })).rejects.toThrow(
    `No database found at ${join(dataDir, 'site.db')}.`,
  )
  await expect(restore(['one.db.gz'], { DATA_DIR: missing })).rejects.toThrow(
    `The folder ${missing} doesn't exist. If DATA_DIR is right, create it: mkdir -p '${missing}'`,
  )
  expect(readdirSync(dataDir)).toEqual([])
})

test('names the command that systemd users have', async () => {
  const env = { SYSTEMD_EXEC_PID: String(process.pid) }
  const missing = join(await temporaryFolder(), 'missing')
  await expect(backup([], env)).rejects.toThrow('Usage: sudo modernize backup <file>\n')
  await expect(restore([], env)).rejects.toThrow('Usage: sudo modernize restore <file>\n')
  await expect(move([], env)).rejects.toThrow('sudo modernize move --from data/site.db --to postgres://')
  await expect(restore(['one.db.gz'], { ...env, DATA_DIR: missing })).rejects.toThrow(
    `create it: sudo install -d -o modernize -g modernize -m 700 '${missing}'`,
  )
  // Inherited from the service that started the terminal.
  await expect(backup([], { SYSTEMD_EXEC_PID: '1' })).rejects.toThrow('Usage: npm run backup -- <file>\n')
})
