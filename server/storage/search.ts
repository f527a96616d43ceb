import { sql } from 'kysely'
import type { Database } from './database.ts'

const unmarked: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ß: 'ss', '’': "'" }

/** So that case and accents don't matter. In JavaScript, because SQLite only knows ASCII. */
export const foldText = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøłđß’]/g, letter => unmarked[letter] ?? letter)

export const searchTextOf = (...parts: ReadonlyArray<string | null | undefined>) =>
  parts
    .filter(part => part != null)
    .map(foldText)
    .filter(Boolean)
    .join('\n')

/** No character has a special meaning. SQLite's `glob` takes half the time of its `instr`. */
export const contains = ({ kind }: Database, column: string, part: string) =>
  kind === 'sqlite'
    ? sql<boolean>`${sql.ref(column)} glob ${`*${part.replace(/[[*?]/g, '[$&]')}*`}`
    : sql<boolean>`strpos(${sql.ref(column)}, ${part}) > 0`

export const matchesSearch = (database: Database, q: string | undefined) =>
  q ? [contains(database, 'search_text', foldText(q))] : []
