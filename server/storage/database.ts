import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Migrations } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

declare module 'fastify' {
  interface FastifyInstance {
    database: Database
  }
}

export type Handle = Kysely<Tables>

export type Database = {
  kind: 'sqlite' | 'postgres'
  read: Handle
  /**
   * One transaction, on disk when the promise resolves. The work must touch nothing but its handle: on SQLite it runs
   * again if another write in its group fails.
   */
  write<T>(work: (transaction: Handle) => Promise<T>): Promise<T>
  /** Purges deleted data from the log. False while a backup or export reads; it then retries. */
  clearLog(): Promise<boolean>
  /**
   * Also purges the copies that SQLite leaves in unused space when it moves rows between pages, by writing the whole file
   * again. Writes wait. False if something is left; see `clearLog`. Postgres vacuums the tables, so that it can use the space
   * again, but keeps what's in it until then.
   */
  removeTraces(tables: ReadonlyArray<keyof Tables>): Promise<boolean>
  close(): Promise<void>
}

export type DatabaseSettings = { databaseUrl?: string | undefined; dataDir: string }

export const databaseFile = (dataDir: string) => join(dataDir, 'site.db')

export const openDatabase = ({ databaseUrl, dataDir }: DatabaseSettings, migrations?: Migrations): Promise<Database> =>
  databaseUrl ? openPostgres(databaseUrl, migrations) : openSqlite(databaseFile(dataDir), migrations)

/** For an insert: columns that are left out are null, and a shorter statement takes less time to build. */
export const withoutNulls = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Row
