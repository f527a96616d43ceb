import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'

export const searchTextOf = (...parts: ReadonlyArray<string | null | undefined>) =>
  parts.filter(Boolean).join('\n').toLowerCase()

/** Unlike with `like`, no character has a special meaning. */
export const matchesSearch = ({ kind }: Database, q: string | undefined) =>
  q ? [sql`${sql.raw(kind === 'sqlite' ? 'instr' : 'strpos')}(search_text, ${searchTextOf(q)}) > 0`] : []
