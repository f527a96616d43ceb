import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import type { Database } from './database.ts'
import { groupWrites } from './grouped-writes.ts'
import { migrateToLatest } from './migrations.ts'
import type { Tables } from './tables.ts'

/** How long a statement waits for another process that is writing to the same file. */
const busyTimeoutMs = 5000

/** One connection writes, another reads: a reader never sees, nor waits for, a transaction that is under way. */
export async function openSqlite(file: string): Promise<Database> {
  const writer = connect(file)
  const reader = connect(file)
  try {
    await migrateUnderLock(writer)
    await sql`pragma query_only = on`.execute(reader)
  } catch (error) {
    await Promise.all([writer.destroy(), reader.destroy()])
    throw error
  }
  const writes = groupWrites(writer)
  return {
    kind: 'sqlite',
    read: reader,
    write: writes.write,
    async close() {
      await writes.drained()
      await Promise.all([writer.destroy(), reader.destroy()])
    },
  }
}

function connect(file: string) {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs })
  // A lead that was acknowledged must survive a power cut: every commit waits for the disk.
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: asKyselyDatabase(database) }) })
}

/** Kysely knows another SQLite library's interface; Node's own differs in how it takes parameters. */
function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>()
  const prepared = (text: string) => {
    const known = statements.get(text)
    if (known) return known
    // Statements vary little; a bound keeps odd ones (long lists of values) from piling up.
    if (statements.size >= 500) statements.clear()
    const statement = database.prepare(text)
    statements.set(text, statement)
    return statement
  }
  const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = prepared(text)
      return {
        reader: statement.columns().length > 0,
        all: parameters => statement.all(...bind(parameters)),
        run: parameters => statement.run(...bind(parameters)),
        // A statement of its own: rows are fetched over time, and the shared one may be run again meanwhile.
        iterate: parameters => database.prepare(text).iterate(...bind(parameters)),
      }
    },
  }
}

/** SQLite changes tables inside a transaction too, so one write lock covers the whole of it, across processes. */
async function migrateUnderLock(writer: Kysely<Tables>) {
  await sql`begin immediate`.execute(writer)
  try {
    await migrateToLatest(writer)
    await sql`commit`.execute(writer)
  } catch (error) {
    await sql`rollback`.execute(writer)
    throw error
  }
}
