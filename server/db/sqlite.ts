import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely'
import type { Database, Handle } from './database.ts'
import { beginStatement, groupWrites, inTransaction, retryWhileBusy } from './grouped-writes.ts'
import { type Migrations, migrateToLatest, releasedMigrations } from './migrations.ts'
import { openSearch } from './sqlite-search.ts'
import { cacheStatements } from './sqlite-statements.ts'
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
  const writer = kyselyOn(writerDatabase, { onlyInTransactions: true })
  const readerDatabase = await connect(file, busyTimeoutMs)
  readerDatabase.exec('pragma query_only = on')
  const reader = kyselyOn(readerDatabase)
  try {
    await migrateUnderLock(writer, migrations)
  } catch (error) {
    await Promise.all([writer.destroy(), reader.destroy()])
    throw error
  }
  const search = openSearch({ file, busyTimeoutMs })
  const writes = groupWrites(writer)
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

/** Uses its own connection, to wait for a search but not for a backup. */
function truncateLog(file: string, timeout: number) {
  using cleaner = new DatabaseSync(file, { timeout })
  const outcome = cleaner.prepare('pragma wal_checkpoint(truncate)').get()
  return outcome?.busy === 0
}

async function connect(file: string, timeout: number) {
  const database = new DatabaseSync(file, { timeout })
  // The busy timeout doesn't apply to this statement.
  await retryWhileBusy(() => database.exec('pragma journal_mode = wal'))
  // Acknowledged leads must survive a power cut: every commit waits for the disk.
  database.exec('pragma synchronous = full')
  // Erased data must not stay in unused pages.
  database.exec('pragma secure_delete = on')
  return database
}

const migrateUnderLock = (writer: Handle, migrations: Migrations) =>
  inTransaction(writer, async () => {
    await migrateToLatest(writer, migrations)
    // In a backup that was copied into place, the checksums no longer apply.
    await sql`drop table if exists backup_sums`.execute(writer)
  })

type Rules = { onlyInTransactions?: boolean }

export const kyselyOn = (database: DatabaseSync, rules: Rules = {}) =>
  new Kysely<Tables>({ dialect: new SqliteDialect({ database: asKyselyDatabase(database, rules) }) })

function asKyselyDatabase(database: DatabaseSync, { onlyInTransactions = false }: Rules): SqliteDatabase {
  const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    close: () => database.close(),
    prepare: cacheStatements((text): SqliteStatement => {
      const statement = database.prepare(text)
      // A full disk makes SQLite end the transaction: later statements would be committed without it.
      const check = () => {
        if (onlyInTransactions && !database.isTransaction && text !== beginStatement)
          throw new Error('SQLite has already ended this transaction.')
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
        // A separate statement: the shared one may run again while rows are fetched.
        iterate: parameters => database.prepare(text).iterate(...bind(parameters)),
      }
    }),
  }
}
