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
    due_soon_reminded_for: null,
    overdue_reminded_for: null,
    answered_at: null,
    note: '',
  }
}

/** A form from a possible bot doesn't overwrite a person's details. */
const humanValue = (column: 'email' | 'name' | 'business_name' | 'phone' | 'search_text') =>
  `case when excluded.bot_check is not null and people.bot_check is null then people.${column} else excluded.${column} end`

/**
 * The latest contact details win, but a form without a phone number keeps the previous one. One form that passes the bot
 * check clears the mark. The due date is that of the first unanswered form.
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

export const recordForm = (transaction: Handle, form: SentForm) =>
  transaction.insertInto('people').values(newPerson(form)).modifyEnd(orUpdate).execute()

/** Includes possible bots: they may be people in a hurry. */
export const isOverdue = (now: string) => sql<boolean>`(answered_at is null and due_at < ${now})`
