import { sql } from 'kysely'
import type { Database } from '#server/storage/database.ts'
import { contains, foldText } from '#server/storage/search.ts'

/** Contact details, answers and notes. A phone number is found however it's written. */
export function matchesLead(database: Database, q: string | undefined) {
  if (!q) return []
  const text = foldText(q)
  const inNotes = sql`id in (select lead_id from lead_notes where ${contains(database, 'lead_notes.search_text', text)})`
  // What looks like a number may also be in an answer, such as "25-50%" or a date.
  const parts = [...new Set([text, phoneDigits(q) ?? text])]
  return [sql`(${sql.join([...parts.map(part => contains(database, 'search_text', part)), inNotes], sql` or `)})`]
}

/** Shorter ones may be anything, such as "1-2 years". */
const minPhoneDigits = 4

/** Without Canada's country code, which few visitors type. Undefined if it isn't a phone number. */
function phoneDigits(q: string) {
  const digits = q.replace(/\D/g, '')
  if (!/^[\d\s+().–-]+$/.test(q) || digits.length < minPhoneDigits) return undefined
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}
