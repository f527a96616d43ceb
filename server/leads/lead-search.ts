import { sql } from 'kysely'
import type { Database } from '#server/storage/database.ts'
import { contains, foldText } from '#server/storage/search.ts'

type Contact = { name: string | null; email: string; business_name: string | null; phone: string | null }

/** A bot can send thousands of forms under one address. */
const maxSearchText = 20_000
const maxSortName = 80

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** `before`: from earlier forms, which may have another phone number. The latest text comes first, so it's cut last. */
export function leadSearchText({ name, email, business_name, phone }: Contact, said: readonly string[], before = '') {
  const texts = [name, email, business_name, phone, digitsOf(phone ?? ''), ...said, before]
  const lines = texts.flatMap(text => foldText(text ?? '').split(/\s*[\r\n]+\s*/)).filter(Boolean)
  return [...new Set(lines)].join('\n').slice(0, maxSearchText).toWellFormed()
}

/** Short, because Postgres limits the length of what's in an index. */
export const sortNameOf = ({ name, email }: Pick<Contact, 'name' | 'email'>) =>
  foldText(name?.trim() || email)
    .slice(0, maxSortName)
    .toWellFormed()

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
  const digits = digitsOf(q)
  if (!/^[\d\s+().–-]+$/.test(q) || digits.length < minPhoneDigits) return undefined
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}
