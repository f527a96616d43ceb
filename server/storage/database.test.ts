import { fork } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  describeOnEachDatabase,
  newDatabase,
  newDatabaseSettings,
  newPostgresDatabase,
} from '#tests/support/databases.ts'
import type { Database } from './database.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { openDatabase } from './open-database.ts'
import type { Tables } from './tables.ts'

const row = (name: string) => ({ name, value: '1', changed_at: '2026-01-01T00:00:00.000Z' })
const insertRow = (transaction: Kysely<Tables>, key: string) =>
  transaction.insertInto('settings').values(row(key)).execute()
const insert = (database: Database, key: string) => database.write(transaction => insertRow(transaction, key))
const keysIn = async (database: Database) =>
  (await database.read.selectFrom('settings').select('name').orderBy('name').execute()).map(({ name }) => name)

describeOnEachDatabase('the database', kind => {
  test('rolls back a failed transaction', async () => {
    const database = await newDatabase(kind)
    const failing = database.write(async transaction => {
      await insertRow(transaction, 'half')
      throw new Error('interrupted')
    })
    await expect(failing).rejects.toThrow('interrupted')
    expect(await keysIn(database)).toEqual([])
  })

  test('fails only the conflicting write among concurrent ones', async () => {
    const database = await newDatabase(kind)
    await insert(database, '05')
    const keys = Array.from({ length: 20 }, (_, index) => String(index).padStart(2, '0'))
    const results = await Promise.allSettled(keys.map(key => insert(database, key)))
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(results[5]?.status).toBe('rejected')
    expect(await keysIn(database)).toEqual(keys)
  })

  test('returns counts and sums as numbers', async () => {
    const database = await newDatabase(kind)
    await insert(database, 'a')
    await insert(database, 'b')
    const { rows } = await sql`select count(*) as total, sum(length(value)) as length from settings`.execute(
      database.read,
    )
    expect(rows).toEqual([{ total: 2, length: 2 }])
  })

  test('accepts writes from several processes at the same time', async () => {
    const settings = await newDatabaseSettings(kind)
    const worker = new URL('../../tests/support/write-rows.ts', import.meta.url)
    const startAt = String(Date.now() + 1500)
    const processes = ['a', 'b', 'c'].map(name =>
      fork(worker, [JSON.stringify(settings), name, '25', startAt], { stdio: 'inherit' }),
    )
    const exits = await Promise.all(processes.map(process => once(process, 'exit')))
    expect(exits.map(([code]) => code)).toEqual([0, 0, 0])
    const database = await openDatabase(settings)
    expect(await keysIn(database)).toHaveLength(75)
    await database.close()
  })
})

test('SQLite commits wait for the disk', async () => {
  const database = await newDatabase('sqlite')
  const { rows } = await database.write(transaction => sql`pragma synchronous`.execute(transaction))
  expect(rows).toEqual([{ synchronous: 2 }])
})

test('SQLite writes that arrive together share one commit', async () => {
  const settings = await newDatabaseSettings('sqlite')
  const database = await openDatabase(settings)
  // Every commit appends the pages it changed to the log.
  const logSize = async () => (await stat(join(settings.dataDir, 'site.db-wal'))).size
  const start = await logSize()
  await Promise.all(Array.from({ length: 20 }, (_, index) => insert(database, `together-${index}`)))
  const together = (await logSize()) - start
  for (let index = 0; index < 20; index += 1) await insert(database, `alone-${index}`)
  const alone = (await logSize()) - start - together
  expect(alone).toBeGreaterThan(10 * together)
  await database.close()
})

describeOnEachDatabase('a transaction', kind => {
  test('rolls back when one of several parallel statements fails, without affecting others', async () => {
    const database = await newDatabase(kind)
    const failing = database.write(transaction =>
      Promise.all([insertRow(transaction, 'first'), insertRow(transaction, 'first'), insertRow(transaction, 'third')]),
    )
    const others = ['x', 'y', 'z'].map(key => insert(database, key))
    await expect(failing).rejects.toThrow(/unique/i)
    await Promise.all(others)
    expect((await keysIn(database)).sort()).toEqual(['x', 'y', 'z'])
  })

  test('keeps nothing of a branch that goes on after another has failed', async () => {
    const database = await newDatabase(kind)
    let branch: Promise<unknown> | undefined
    const failing = database.write(transaction => {
      branch = transaction
        .selectFrom('settings')
        .selectAll()
        .execute()
        .then(() => insertRow(transaction, 'late'))
      return Promise.all([branch, Promise.reject(new Error('failed'))])
    })
    await expect(failing).rejects.toThrow('failed')
    await branch?.catch(() => undefined)
    expect(await keysIn(database)).toEqual([])
  })

  test.each(['failed', 'committed'])('that has %s adds nothing to the next one', async outcome => {
    const database = await newDatabase(kind)
    const nextIsOpen = Promise.withResolvers<void>()
    let late: Promise<unknown> | undefined
    const first = database.write(async transaction => {
      await insertRow(transaction, 'first')
      late = nextIsOpen.promise.then(() => insertRow(transaction, 'late'))
      if (outcome === 'failed') throw new Error('failed')
    })
    await first.catch(() => undefined)
    await database.write(async transaction => {
      await insertRow(transaction, 'second')
      nextIsOpen.resolve()
      await late?.catch(() => undefined)
    })
    expect(await keysIn(database)).toEqual(outcome === 'failed' ? ['second'] : ['first', 'second'])
  })
})

/** Simulates a full disk: SQLite raises a limit below the current size to that size. */
const forbidGrowth = (transaction: Kysely<Tables>) => sql`pragma max_page_count = 1`.execute(transaction)
const permitGrowth = (transaction: Kysely<Tables>) => sql`pragma max_page_count = 1000000`.execute(transaction)

test('SQLite keeps nothing of a transaction that a full disk ended', async () => {
  const database = await newDatabase('sqlite')
  const failing = database.write(async transaction => {
    await forbidGrowth(transaction)
    const keys = ['before', 'x'.repeat(100_000), 'after']
    await Promise.all(keys.map(key => insertRow(transaction, key)))
  })
  await expect(failing).rejects.toSatisfy(isDatabaseUnavailable)
  expect(await keysIn(database)).toEqual([])
  await database.write(permitGrowth)
  await insert(database, 'later')
  expect(await keysIn(database)).toEqual(['later'])
})

test('SQLite finishes pending writes before it closes', async () => {
  const settings = await newDatabaseSettings('sqlite')
  const database = await openDatabase(settings)
  const writes = ['a', 'b', 'c'].map(key => insert(database, key))
  await database.close()
  await Promise.all(writes)
  const again = await openDatabase(settings)
  expect(await keysIn(again)).toEqual(['a', 'b', 'c'])
  await again.close()
})

test('SQLite rejects writes on the handle for reading', async () => {
  const database = await newDatabase('sqlite')
  await expect(database.read.insertInto('settings').values(row('sneaked in')).execute()).rejects.toThrow()
})

test('SQLite closes every connection, used or not, and then everything is in one file', async () => {
  const settings = await newDatabaseSettings('sqlite')
  const database = await openDatabase(settings)
  await insert(database, 'written, never read')
  await database.close()
  expect(await readdir(settings.dataDir)).toEqual(['site.db'])
})

test('Postgres writes fail when their connection is terminated, and the next one succeeds', async () => {
  const database = await newDatabase('postgres')
  const started = Promise.withResolvers<void>()
  const resume = Promise.withResolvers<void>()
  const interrupted = database.write(async transaction => {
    await transaction.insertInto('settings').values(row('half')).execute()
    started.resolve()
    await resume.promise
    await transaction.insertInto('settings').values(row('whole')).execute()
  })
  await started.promise
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.read)
  resume.resolve()
  const error = await interrupted.catch(reason => reason)
  expect(isDatabaseUnavailable(error)).toBe(true)
  await insert(database, 'after')
  expect(await keysIn(database)).toEqual(['after'])
})

test('SQLite clears its log while a write is pending', async () => {
  const database = await newDatabase('sqlite')
  const started = Promise.withResolvers<void>()
  const write = database.write(async transaction => {
    await transaction.insertInto('settings').values(row('first')).execute()
    started.resolve()
    await new Promise(resolve => setTimeout(resolve, 50))
    await transaction.insertInto('settings').values(row('second')).execute()
  })
  await started.promise
  await database.clearLog()
  await write
  expect(await keysIn(database)).toEqual(['first', 'second'])
})

test('SQLite clears its log once a backup has ended, without waiting for it', async () => {
  const settings = await newDatabaseSettings('sqlite')
  const logSize = async () => (await stat(join(settings.dataDir, 'site.db-wal'))).size
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  await insert(database, 'before')
  const backup = new DatabaseSync(join(settings.dataDir, 'site.db'), { readOnly: true })
  backup.exec('begin; select * from settings')
  await insert(database, 'beside')
  expect(await database.clearLog()).toBe(false)
  expect(await logSize()).toBeGreaterThan(0)
  backup.close()
  await vi.waitFor(async () => expect(await logSize()).toBe(0), 30_000)
  expect(await keysIn(database)).toEqual(['before', 'beside'])
})

test('SQLite keeps nothing of deleted rows in unused space, and writes wait until it is gone', async () => {
  const settings = await newDatabaseSettings('sqlite')
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  const file = join(settings.dataDir, 'site.db')
  const rows = Array.from({ length: 2000 }, (_, index) => ({ index, name: hash('sha256', `row ${index}`) }))
  const erased = rows.filter(({ index }) => index % 2 === 0)
  const grown = rows.filter(({ index }) => index % 5 === 1)
  await database.write(async transaction => {
    // In random order and of different lengths, so that SQLite moves rows to other pages.
    for (const { index, name } of rows) {
      const value = `${index % 2 === 0 ? 'secret' : 'kept'} ${'x'.repeat((index * 37) % 300)}`
      await transaction.insertInto('settings').values({ name, value, changed_at: '' }).execute()
    }
    for (const { name } of grown)
      await transaction
        .updateTable('settings')
        .set({ changed_at: 'y'.repeat(300) })
        .where('name', '=', name)
        .execute()
    for (const { name } of erased) await transaction.deleteFrom('settings').where('name', '=', name).execute()
  })
  const traces = () => readFileSync(file, 'latin1').split('secret ').length - 1
  expect(await database.clearLog()).toBe(true)
  expect(traces()).toBeGreaterThan(0)
  const [isComplete] = await Promise.all([database.removeTraces([]), insert(database, 'while it runs')])
  expect([isComplete, traces()]).toEqual([true, 0])
  expect(await keysIn(database)).toContain('while it runs')
})

test("SQLite clears its log later if the file can't be opened right now", async () => {
  const settings = await newDatabaseSettings('sqlite')
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  const [file, log] = ['site.db', 'site.db-wal'].map(name => join(settings.dataDir, name)) as [string, string]
  await insert(database, 'erased')
  await rename(file, `${file}.moved`)
  await mkdir(file)
  expect(await database.clearLog()).toBe(false)
  await rmdir(file)
  await rename(`${file}.moved`, file)
  await vi.waitFor(async () => expect((await stat(log)).size).toBe(0), 30_000)
})

test('SQLite waits for the write lock without blocking the event loop', async () => {
  const settings = await newDatabaseSettings('sqlite')
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  const other = new DatabaseSync(join(settings.dataDir, 'site.db'))
  other.exec('begin immediate')
  let written = false
  const write = insert(database, 'waits').then(() => {
    written = true
  })
  // A writer waiting inside SQLite would block these timers for five seconds.
  for (let turn = 0; turn < 5; turn += 1) await new Promise(resolve => setTimeout(resolve, 10))
  expect(written).toBe(false)
  other.exec('commit')
  other.close()
  await write
  expect(await keysIn(database)).toEqual(['waits'])
})

test('Postgres counts as unavailable when it is read-only, as during a failover', async () => {
  const database = await newDatabase('postgres')
  const error = await database
    .write(async transaction => {
      await sql`set transaction read only`.execute(transaction)
      await transaction.insertInto('settings').values(row('never')).execute()
    })
    .catch(reason => reason)
  expect(isDatabaseUnavailable(error)).toBe(true)
})

test('a new Postgres database whose encoding has no emojis is refused', async () => {
  const databaseUrl = await newPostgresDatabase("template template0 encoding 'LATIN1' locale 'C'")
  const { dataDir } = await newDatabaseSettings('sqlite')
  await expect(openDatabase({ dataDir, databaseUrl })).rejects.toThrow("The database's encoding is LATIN1.")
})
