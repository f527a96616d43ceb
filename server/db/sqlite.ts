import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely'
import type { Database, Handle } from './database.ts'
import { beginStatement, groupWrites, inTransaction, retryWhileBusy } from './grouped-writes.ts'
import { migrateToLatest } from './migrations.ts'
import { openSearch } from './sqlite-search.ts'
import { cacheStatements } from './sqlite-statements.ts'
import type { Tables } from './tables.ts'

/** How long a statement waits for another process that is writing to the same file. */
const busyTimeoutMs = 5000
const maxClearingMs = 100
const clearAgainMs = 3000
/** Keys are random: with the usual 2 MB, pages would be read again and again while a group of leads is written. */
const writerCacheKib = 16 * 1024
/** Four times the usual number, 16 MB: pages that change often are then copied from the log to the file less often. */
const pagesPerCheckpoint = 4000

/** One connection writes, another reads: a reader never sees, nor waits for, a transaction that is under way. */
export async function openSqlite(file: string): Promise<Database> {
  // The writer's statements don't wait: `begin` is retried instead.
  const writerDatabase = await connect(file, 0)
  writerDatabase.exec(`pragma cache_size = ${-writerCacheKib}; pragma wal_autocheckpoint = ${pagesPerCheckpoint}`)
  const writer = kyselyOn(writerDatabase, { onlyInTransactions: true })
  const readerDatabase = await connect(file, busyTimeoutMs)
  readerDatabase.exec('pragma query_only = on')
  const reader = kyselyOn(readerDatabase)
  try {
    await migrateUnderLock(writer)
  } catch (error) {
    await Promise.all([writer.destroy(), reader.destroy()])
    throw error
  }
  const search = openSearch({ file, busyTimeoutMs })
  const writes = groupWrites(writer)
  let clearing: NodeJS.Timeout | undefined
  const clearLog = async () => {
    // A transaction under way would prevent it.
    await writes.drained()
    const cleared = truncateLog(file)
    if (cleared) {
      clearInterval(clearing)
      clearing = undefined
    } else clearing ??= setInterval(() => clearLog().catch(() => undefined), clearAgainMs).unref()
    return cleared
  }
  // What was erased just before the last stop may still be in it.
  await clearLog()
  return {
    kind: 'sqlite',
    read: reader,
    search,
    write: writes.write,
    writeOne: writes.write,
    clearLog,
    async close() {
      clearInterval(clearing)
      await writes.drained()
      await Promise.all([writer.destroy(), reader.destroy(), search.destroy()])
    },
  }
}

/** Returns true if the log is empty now. Uses its own connection, which waits for a search but not for a backup. */
function truncateLog(file: string) {
  using cleaner = new DatabaseSync(file, { timeout: maxClearingMs })
  const outcome = cleaner.prepare('pragma wal_checkpoint(truncate)').get()
  return outcome?.busy === 0
}

async function connect(file: string, timeout: number) {
  const database = new DatabaseSync(file, { timeout })
  // SQLite doesn't apply the timeout to this statement.
  await retryWhileBusy(() => database.exec('pragma journal_mode = wal'))
  // A lead that was acknowledged must survive a power cut: every commit waits for the disk.
  database.exec('pragma synchronous = full')
  // What a person asked us to erase must not be left in the file's unused pages.
  database.exec('pragma secure_delete = on')
  return database
}

/** On SQLite the write lock covers changes to tables too, across processes. */
const migrateUnderLock = (writer: Handle) =>
  inTransaction(writer, async () => {
    await migrateToLatest(writer)
    // If this file is a backup that was copied here, its checksums no longer hold once the server writes.
    await sql`drop table if exists backup_sums`.execute(writer)
  })

type Rules = { onlyInTransactions?: boolean }

export const kyselyOn = (database: DatabaseSync, rules: Rules = {}) =>
  new Kysely<Tables>({ dialect: new SqliteDialect({ database: asKyselyDatabase(database, rules) }) })

/** Kysely expects better-sqlite3's interface; Node's own differs in how it takes parameters. */
function asKyselyDatabase(database: DatabaseSync, { onlyInTransactions = false }: Rules): SqliteDatabase {
  const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    close: () => database.close(),
    prepare: cacheStatements((text): SqliteStatement => {
      const statement = database.prepare(text)
      // A full disk makes SQLite end a transaction. The rest of its work would be kept: emails without their form.
      const check = () => {
        if (onlyInTransactions && !database.isTransaction && text !== beginStatement)
          throw new Error('SQLite has ended the transaction that this belongs to.')
      }
      return {
        reader: statement.columns().length > 0,
        all(parameters) {
          check()
          return statement.all(...bind(parameters))
        },
        run(parameters) {
          check()
          return statement.run(...bind(parameters))
        },
        // A statement of its own: rows are fetched over time, and the shared one may be run again meanwhile.
        iterate: parameters => database.prepare(text).iterate(...bind(parameters)),
      }
    }),
  }
}
