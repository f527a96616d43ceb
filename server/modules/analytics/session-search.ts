import { type RawBuilder, sql } from 'kysely'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { Database } from '#server/db/database.ts'
import { contains } from '#server/lists/search.ts'

export type SessionSearch = { types: readonly string[] } | { hashPart: string }

const surveyTypes = surveys.map(({ type }) => type)
const hashLength = 64

/**
 * A session is found by its survey or by a part of its hash. A text that is part of a survey's name is part of no hash,
 * unless it is in all the names and finds everything (a test holds this): one look is enough.
 */
export function searchFor(q = ''): SessionSearch {
  const text = q.toLowerCase()
  const types = surveyTypes.filter(type => type.includes(text))
  return types.length === 0 && /^[0-9a-f]+$/.test(text) ? { hashPart: text } : { types }
}

export function matches(kind: Database['kind'], search: SessionSearch): RawBuilder<boolean> {
  if ('hashPart' in search) return hasPart(kind, search.hashPart)
  return search.types.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`survey_type in (${sql.join(search.types)})`
}

/** A part of hexadecimal digits alone: none has a meaning to glob, which is quicker than SQLite's other ways. */
function hasPart(kind: Database['kind'], part: string): RawBuilder<boolean> {
  if (part.length >= hashLength) return sql<boolean>`email_hash = ${part}`
  return kind === 'sqlite' ? sql<boolean>`email_hash glob ${`*${part}*`}` : contains(kind, 'email_hash', part)
}
