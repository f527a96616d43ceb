import type { Kysely } from 'kysely'
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
