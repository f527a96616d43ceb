import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/database.ts'

/** The text that a list is searched by, and the search itself, are compared in lower case. */
export const searchTextOf = (...parts: ReadonlyArray<string | null | undefined>) =>
  parts.filter(Boolean).join('\n').toLowerCase()

/** Whether a column contains a text, letter by letter: no character of it has a meaning of its own. */
export const contains = (kind: Database['kind'], column: string, text: string): RawBuilder<boolean> =>
  kind === 'sqlite'
    ? sql<boolean>`instr(${sql.ref(column)}, ${text}) > 0`
    : sql<boolean>`strpos(${sql.ref(column)}, ${text}) > 0`
