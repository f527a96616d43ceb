import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export type Database = {
  kind: 'sqlite' | 'postgres'
  /** For queries that change nothing. */
  read: Kysely<Tables>
  /** The same for those that may read much, as lists and figures do: on SQLite no visitor waits for them. */
  search: Kysely<Tables>
  /**
   * One transaction: all of it is on disk when the promise resolves, none of it when it rejects. The work must touch
   * nothing but the handle it is given: on SQLite other writes wait for it, and when one of them fails it is run again.
   */
  write<T>(work: (transaction: Kysely<Tables>) => Promise<T>): Promise<T>
  /** The same for a single statement, which is a transaction by itself: Postgres is spared two round trips. */
  writeOne<T>(statement: (handle: Kysely<Tables>) => Promise<T>): Promise<T>
  /**
   * After deleting what must be gone: takes it out of the database's own log, too. While someone reads (a backup, an
   * export) that's not possible: then it resolves to false, and is tried again until it's done.
   */
  clearLog(): Promise<boolean>
  close(): Promise<void>
}
