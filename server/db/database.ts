import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** A database connection or a transaction. */
export type Handle = Kysely<Tables>

export type Database = {
  kind: 'sqlite' | 'postgres'
  /** For queries that change nothing. */
  read: Handle
  /** The same for those that may read much, as lists and figures do: on SQLite no visitor waits for them. */
  search: Handle
  /**
   * One transaction: all of it is on disk when the promise resolves, none of it when it rejects. The work must touch
   * nothing but the handle it is given: on SQLite other writes wait for it, and when one of them fails it is run again.
   */
  write<T>(work: (transaction: Handle) => Promise<T>): Promise<T>
  /** The same for a single statement, which is a transaction by itself: Postgres is spared two round trips. */
  writeOne<T>(statement: (handle: Handle) => Promise<T>): Promise<T>
  /** Removes what was deleted from the database's log. False while a backup or an export reads: then it's retried. */
  clearLog(): Promise<boolean>
  close(): Promise<void>
}
