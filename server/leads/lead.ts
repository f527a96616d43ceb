import { sql } from 'kysely'
import type { Words } from '#content/all-words.ts'
import { formsOfLead } from '#server/forms/form-repository.ts'
import { saidIn } from '#server/forms/form-types.ts'
import { type LeadRow, leadSearchText } from '#server/forms/upsert-lead.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { contains, foldText, isPerson } from '#server/storage/sorted-rows.ts'

const maxFormsSearched = 200

/** From the forms that are left. */
export async function refreshSearchText(transaction: Handle, lead: LeadRow, words: Words) {
  const forms = await formsOfLead(transaction, lead.email_key, maxFormsSearched)
  const search_text = leadSearchText(
    lead,
    forms.flatMap(form => saidIn(form, words)),
  )
  await transaction.updateTable('leads').set({ search_text }).where('id', '=', lead.id).execute()
}

export const isPossibleBot = sql<boolean>`(leads.bot_check is not null and leads.spam_at is null)`

export const isWaiting = sql<boolean>`(${isPerson} and answered_at is null and due_at is not null)`

export const isOverdue = (now: string) => sql<boolean>`(${isPerson} and answered_at is null and due_at < ${now})`

/** Includes possible bots: the administrator set the date. */
export const hasFollowUp = sql<boolean>`(follow_up_on is not null and spam_at is null)`

/** Still open, but nothing will bring them up again. */
export const hasNoNextStep = (now: string) =>
  sql<boolean>`(${isPerson} and status not in ('won', 'closed') and follow_up_on is null
    and (due_at is null or answered_at is not null)
    and not exists (select 1 from bookings
      where bookings.lead_id = leads.id and bookings.canceled_at is null and bookings.ends_at > ${now}))`

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
