import { randomUUIDv7 } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { LeadStatus } from '#contracts/constants.ts'
import type { Handle } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { addressKey } from '#server/email/addresses.ts'
import { searchTextOf } from '#server/lists/search.ts'
import { dueDateFor } from './due-date.ts'

export type PersonRow = Selectable<Tables['people']>

export type SentForm = {
  contact: { name: string; email: string; phone: string | null; businessName: string }
  submittedAt: string
  botCheck: string | null
  source: { firstPage: string | null; referrerHost: string | null }
}

export function newPerson({ contact, submittedAt, botCheck, source }: SentForm): PersonRow {
  const { name, email, phone, businessName } = contact
  return {
    id: randomUUIDv7(),
    email_key: addressKey(email),
    email,
    name,
    business_name: businessName,
    phone,
    search_text: searchTextOf(name, email, businessName, phone),
    first_submitted_at: submittedAt,
    last_submitted_at: submittedAt,
    first_page: source.firstPage,
    referrer_host: source.referrerHost,
    bot_check: botCheck,
    status: 'new' satisfies LeadStatus,
    due_at: dueDateFor(submittedAt),
    answered_at: null,
    note: '',
  }
}

/** What a possible bot wrote doesn't replace what a person wrote. */
const humanValue = (column: 'email' | 'name' | 'business_name' | 'phone' | 'search_text') =>
  `case when excluded.bot_check is not null and people.bot_check is null then people.${column} else excluded.${column} end`

/**
 * The latest form says what the person is called, but keeps the phone number if it has none. One form that passes the bot
 * check is enough. The due date is that of the first form that wasn't answered yet.
 */
const orUpdate = sql.raw(`
  on conflict (email_key) do update set
    email = ${humanValue('email')},
    name = ${humanValue('name')},
    business_name = ${humanValue('business_name')},
    phone = coalesce(${humanValue('phone')}, people.phone),
    search_text = case when excluded.phone is null and people.phone is not null
      then ${humanValue('search_text')} || '\n' || lower(people.phone) else ${humanValue('search_text')} end,
    last_submitted_at = excluded.last_submitted_at,
    bot_check = case when people.bot_check is null then null else excluded.bot_check end,
    due_at = case when people.answered_at is null then people.due_at else excluded.due_at end,
    answered_at = null`)

/** Updates the person who sent a form, or adds them. */
export const recordForm = (transaction: Handle, form: SentForm) =>
  transaction.insertInto('people').values(newPerson(form)).modifyEnd(orUpdate).execute()

/** Possible bots count too: they may be people in a hurry. */
export const isOverdue = (now: string) => sql<boolean>`(answered_at is null and due_at < ${now})`
