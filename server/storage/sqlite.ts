import { once } from 'node:events'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import type { Database, Handle } from './database.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { flushFile } from './files.ts'
import { migrateToLatest, releasedMigrations } from './migrations.ts'
import type { Tables } from './tables.ts'

const busyTimeoutMs = 5000
const clearWaitMs = 100
const clearRetryMs = 3000
/** Keys are random: with the default 2 MB, pages would be reread while a group is written. */
const writerCacheKib = 16 * 1024
/** Four times the default (16 MB): hot pages are copied from the log to the file less often. */
const pagesPerCheckpoint = 4000

/** Separate connections, so that readers never see or wait for an open transaction. */
export async function openSqlite(file: string, migrations = releasedMigrations): Promise<Database> {
  // The writer never waits inside SQLite: `begin` is retried instead.
  const writerDatabase = await connect(file, 0)
  writerDatabase.exec(`pragma cache_size = ${-writerCacheKib}; pragma wal_autocheckpoint = ${pagesPerCheckpoint}`)
  const transact = transactionsOn(writerDatabase)
  const readerDatabase = await connect(file, busyTimeoutMs)
  readerDatabase.exec('pragma query_only = on')
  const reader = kyselyOn(readerDatabase)
  try {
    await transact(transaction => migrateToLatest(transaction, migrations))
  } catch (error) {
    writerDatabase.close()
    readerDatabase.close()
    throw error
  }
  const writes = groupWrites(transact)
  let clearing: NodeJS.Timeout | undefined
  const clearLog = async () => {
    await writes.drained()
    // Another program, such as Litestream, may read forever: only the first attempt waits.
    const cleared = truncateLog(file, clearing ? 0 : clearWaitMs)
    if (cleared) {
      clearInterval(clearing)
      clearing = undefined
    } else clearing ??= setInterval(() => clearLog().catch(() => undefined), clearRetryMs).unref()
    return cleared
  }
  // Data erased just before the last shutdown may still be in it.
  await clearLog()
  return {
    kind: 'sqlite',
    read: reader,
    write: writes.write,
    clearLog,
    async removeTraces() {
      const isRewritten = await writes.pauseFor(() => vacuum(file))
      return (await clearLog()) && isRewritten
    },
    async close() {
      clearInterval(clearing)
      await writes.drained()
      if (writerDatabase.isOpen) writerDatabase.close()
      await reader.destroy()
      // Kysely closes only a connection it has used. The last one to close puts the log into the file.
      if (readerDatabase.isOpen) readerDatabase.close()
    },
  }
}

/** Uses its own connection, to wait for another program's query but not for a backup. False if it has to be tried again. */
function truncateLog(file: string, timeout: number) {
  try {
    using cleaner = new DatabaseSync(file, { timeout })
    const outcome = cleaner.prepare('pragma wal_checkpoint(truncate)').get()
    if (outcome?.busy !== 0) return false
    // SQLite doesn't, and a power cut would bring erased data back.
    flushFile(`${file}-wal`)
    return true
  } catch (error) {
    // The erasure before it is already done, so it must not be reported as failed.
    if (!isDatabaseUnavailable(error)) throw error
    return false
  }
}

/** In a thread, because it takes about 10 s for a file of 1 GB. False if it has to be tried again. */
async function vacuum(file: string) {
  const workerData = { file, timeout: busyTimeoutMs }
  try {
    await once(new Worker(new URL('./vacuum-thread.ts', import.meta.url), { workerData }), 'exit')
    return true
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return false
  }
}

async function connect(file: string, timeout: number) {
  const database = new DatabaseSync(file, { timeout })
  // The busy timeout doesn't apply to this statement.
  await retryWhileBusy(() => database.exec('pragma journal_mode = wal'))
  // Acknowledged leads must survive a power cut: every commit waits for the disk.
  database.exec('pragma synchronous = full')
  // Erased data must not stay in unused pages.
  database.exec('pragma secure_delete = on')
  // Otherwise "insert or replace" deletes rows past the triggers that protect the audit log.
  database.exec('pragma recursive_triggers = on')
  return database
}

/** Each has its own handle: a statement that starts after its end would be committed by the next one. */
function transactionsOn(database: DatabaseSync): Transact {
  const { close, prepare } = asKyselyDatabase(database)
  return async work => {
    let isOpen = true
    const handle = kyselyWith({
      close,
      prepare(text) {
        // A full disk makes SQLite end the transaction itself.
        if (!isOpen || !database.isTransaction) throw new Error('This transaction has already ended.')
        return prepare(text)
      },
    })
    await retryWhileBusy(() => database.exec('begin immediate'))
    try {
      await work(handle)
      database.exec('commit')
    } catch (error) {
      if (database.isTransaction) database.exec('rollback')
      throw error
    } finally {
      isOpen = false
    }
  }
}

const sqliteBusy = 5
const maxWaitMs = 5000
const retryMs = 20

/** Waiting for the lock inside SQLite would block the event loop. */
async function retryWhileBusy(action: () => void) {
  const deadline = Date.now() + maxWaitMs
  for (;;) {
    try {
      return action()
    } catch (error) {
      const { errcode = 0 } = error as { errcode?: number }
      if ((errcode & 0xff) !== sqliteBusy || Date.now() > deadline) throw error
      await sleep(retryMs)
    }
  }
}

export const kyselyOn = (database: DatabaseSync) => kyselyWith(asKyselyDatabase(database))

const kyselyWith = (database: SqliteDatabase) => new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })

function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    close: () => database.close(),
    prepare: cacheStatements((text): SqliteStatement => {
      const statement = database.prepare(text)
      return {
        reader: statement.columns().length > 0,
        all: parameters => statement.all(...bind(parameters)),
        run: parameters => statement.run(...bind(parameters)),
        // A separate statement: the shared one may run again while rows are fetched.
        iterate: parameters => database.prepare(text).iterate(...bind(parameters)),
      }
    }),
  }
}

/** Keeps rare statements, such as long lists of values, from piling up. */
const maxCached = 500

/** Unused statements would hold native memory until they are garbage-collected. */
function cacheStatements<Statement>(prepare: (text: string) => Statement) {
  const statements = new Map<string, Statement>()
  return (text: string): Statement => {
    const known = statements.get(text)
    if (known) return known
    if (statements.size >= maxCached) statements.clear()
    const statement = prepare(text)
    statements.set(text, statement)
    return statement
  }
}

type Work<T> = (transaction: Handle) => Promise<T>
type Job = { work: Work<unknown>; resolve: (value: never) => void; reject: (reason: unknown) => void }

/** Runs the work in a transaction of its own. */
type Transact = (work: Work<void>) => Promise<void>

const maxGroupSize = 256

/** Group commit: writes that arrive together share one wait for the disk. See decision 0002. */
function groupWrites(transact: Transact) {
  const queue: Job[] = []
  const pauses: Array<() => Promise<void>> = []
  let running: Promise<void> | undefined

  async function drainQueue() {
    // Lets the writes of this tick join the first group.
    await new Promise(resolve => setImmediate(resolve))
    while (pauses.length + queue.length > 0) {
      const pause = pauses.shift()
      await (pause ? pause() : runGroup(transact, queue.splice(0, maxGroupSize)))
    }
    running = undefined
  }

  return {
    write<T>(work: Work<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        queue.push({ work, resolve, reject })
        running ??= drainQueue()
      })
    },
    async drained() {
      while (running) await running
    },
    /** Writes wait until the work is done. */
    pauseFor<T>(work: () => Promise<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        pauses.push(() => work().then(resolve, reject))
        running ??= drainQueue()
      })
    },
  }
}

async function runGroup(transact: Transact, jobs: readonly Job[]) {
  const values: unknown[] = []
  try {
    await transact(async transaction => {
      for (const { work } of jobs) values.push(await work(transaction))
    })
  } catch (error) {
    // One failure rolled back the whole group, so each write gets its own transaction.
    if (jobs.length > 1 && !isDatabaseUnavailable(error)) for (const job of jobs) await runGroup(transact, [job])
    else for (const { reject } of jobs) reject(error)
    return
  }
  for (const [index, { resolve }] of jobs.entries()) resolve(values[index] as never)
}
