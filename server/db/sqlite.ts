import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely'
import type { Database } from './database.ts'
import { beginWrite, groupWrites } from './grouped-writes.ts'
import { migrateToLatest } from './migrations.ts'
import { rememberStatements } from './sqlite-statements.ts'
import { openInThreads } from './sqlite-threads.ts'
import type { Tables } from './tables.ts'

/** How long a statement waits for another process that is writing to the same file. */
const busyTimeoutMs = 5000
const sqliteBusy = 5
const longestClearingMs = 100
const clearAgainMs = 3000
/** Keys are random: with the usual 2 MB, pages would be read again and again while a group of leads is written. */
const writerCacheKib = 16 * 1024
/** Four times the usual number, 16 MB: pages that change often are then copied from the log to the file less often. */
const pagesPerCheckpoint = 4000

/** One connection writes, another reads: a reader never sees, nor waits for, a transaction that is under way. */
export async function openSqlite(file: string): Promise<Database> {
  // Nobody is answered while a statement waits, so the writer's don't: `begin` is tried again instead.
  const writer = kyselyOn(await connect(file, 0), { onlyInTransactions: true })
  const reader = kyselyOn(await connect(file))
  try {
    await migrateUnderLock(writer)
    await sql`pragma cache_size = ${sql.lit(-writerCacheKib)}`.execute(writer)
    await sql`pragma wal_autocheckpoint = ${sql.lit(pagesPerCheckpoint)}`.execute(writer)
    await sql`pragma query_only = on`.execute(reader)
  } catch (error) {
    await Promise.all([writer.destroy(), reader.destroy()])
    throw error
  }
  const search = openInThreads({ file, busyTimeoutMs })
  const writes = groupWrites(writer)
  let clearing: NodeJS.Timeout | undefined
  const clearLog = async () => {
    // Not in the middle of a transaction, which would be in its way.
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
  using cleaner = new DatabaseSync(file, { timeout: longestClearingMs })
  const outcome = cleaner.prepare('pragma wal_checkpoint(truncate)').get()
  return outcome?.busy === 0
}

async function connect(file: string, timeout = busyTimeoutMs) {
  const database = new DatabaseSync(file, { timeout })
  await enableWriteAheadLog(database)
  // A lead that was acknowledged must survive a power cut: every commit waits for the disk.
  database.exec('pragma synchronous = full')
  // What a person asked us to erase must not be left in the file's unused pages.
  database.exec('pragma secure_delete = on')
  return database
}

type Rules = { onlyInTransactions?: boolean }

export const kyselyOn = (database: DatabaseSync, rules: Rules = {}) =>
  new Kysely<Tables>({ dialect: new SqliteDialect({ database: asKyselyDatabase(database, rules) }) })

/** The one statement that does not wait while another process has the file, as one that starts at the same time does. */
async function enableWriteAheadLog(database: DatabaseSync) {
  const giveUpAt = Date.now() + busyTimeoutMs
  for (;;) {
    try {
      return database.exec('pragma journal_mode = wal')
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== sqliteBusy || Date.now() > giveUpAt) throw error
      await sleep(10)
    }
  }
}

/** Kysely knows another SQLite library's interface; Node's own differs in how it takes parameters. */
function asKyselyDatabase(database: DatabaseSync, { onlyInTransactions = false }: Rules): SqliteDatabase {
  const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    close: () => database.close(),
    prepare: rememberStatements((text): SqliteStatement => {
      const statement = database.prepare(text)
      const check = onlyInTransactions && !isOutsideTransactions.test(text) ? requireTransaction : () => undefined
      return {
        reader: statement.columns().length > 0,
        all(parameters) {
          check(database)
          return statement.all(...bind(parameters))
        },
        run(parameters) {
          check(database)
          return statement.run(...bind(parameters))
        },
        // A statement of its own: rows are fetched over time, and the shared one may be run again meanwhile.
        iterate: parameters => database.prepare(text).iterate(...bind(parameters)),
      }
    }),
  }
}

const isOutsideTransactions = /^(begin|commit|rollback|savepoint|release|pragma)\b/

/**
 * A full disk, say, makes SQLite roll a transaction back and end it. What its work has still to do would then be a
 * transaction of its own, and kept: the mails of a lead that is not there.
 */
function requireTransaction(database: DatabaseSync) {
  if (!database.isTransaction) throw new Error('SQLite has ended the transaction that this belongs to.')
}

/** SQLite changes tables inside a transaction too, so one write lock covers the whole of it, across processes. */
async function migrateUnderLock(writer: Kysely<Tables>) {
  await beginWrite(writer)
  try {
    await migrateToLatest(writer)
    // The checksums of a backup that was copied here: they no longer hold once the server writes.
    await sql`drop table if exists backup_sums`.execute(writer)
    await sql`commit`.execute(writer)
  } catch (error) {
    // SQLite may have rolled back by itself; what went wrong first is what matters.
    await sql`rollback`.execute(writer).catch(() => undefined)
    throw error
  }
}
