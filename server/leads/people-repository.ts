import { randomUUIDv7 } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { LeadStatus } from '#contracts/lead-statuses.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'
import { searchTextOf } from '#server/lists/search.ts'
import { addressKey } from '#server/mail/addresses.ts'
import { promiseDueAt } from './promise-clock.ts'

type Handle = Kysely<Tables>

export type PersonRow = Selectable<Tables['people']>

export type LeadKind = 'survey' | 'quiz' | 'beta'

export type SentForm = {
  kind: LeadKind
  contact: { name: string; email: string; phone?: string | undefined; businessName: string }
  submittedAt: string
  suspicion: string | null
  firstPage: string | null
  referrerHost: string | null
}

/** What a person is known by after their first form. */
export function newPerson({ kind, contact, submittedAt, ...form }: SentForm): PersonRow {
  const { name, email, phone, businessName } = contact
  return {
    id: randomUUIDv7(),
    email_key: addressKey(email),
    email,
    name,
    business_name: businessName,
    phone: phone || null,
    search_text: searchTextOf(name, email, businessName, phone),
    first_submitted_at: submittedAt,
    last_submitted_at: submittedAt,
    first_page: form.firstPage,
    referrer_host: form.referrerHost,
    survey_count: kind === 'survey' ? 1 : 0,
    quiz_count: kind === 'quiz' ? 1 : 0,
    beta_count: kind === 'beta' ? 1 : 0,
    suspicion: form.suspicion,
    status: 'new' satisfies LeadStatus,
    due_at: promiseDueAt(submittedAt),
    answered_at: null,
    note: '',
  }
}

/** What a suspected program writes does not take the place of what a person wrote. */
const written = (column: 'email' | 'name' | 'business_name' | 'phone' | 'search_text') =>
  sql<string>`case when excluded.suspicion is not null and people.suspicion is null
    then ${sql.ref(`people.${column}`)} else ${sql.ref(`excluded.${column}`)} end`

const upsertPerson = prepared((transaction, person: PersonRow) =>
  transaction
    .insertInto('people')
    .values(person)
    .onConflict(conflict =>
      conflict.column('email_key').doUpdateSet(columns => ({
        email: written('email'),
        name: written('name'),
        business_name: written('business_name'),
        // Beta applicants may leave it out: a number that we have is not lost by that.
        phone: sql`coalesce(${written('phone')}, people.phone)`,
        search_text: sql`case when excluded.phone is null and people.phone is not null
          then ${written('search_text')} || ${'\n'} || lower(people.phone) else ${written('search_text')} end`,
        last_submitted_at: columns.ref('excluded.last_submitted_at'),
        survey_count: sql`people.survey_count + excluded.survey_count`,
        quiz_count: sql`people.quiz_count + excluded.quiz_count`,
        beta_count: sql`people.beta_count + excluded.beta_count`,
        // One form that a person wrote is enough.
        suspicion: sql`case when people.suspicion is null then null else excluded.suspicion end`,
        due_at: sql`case when people.answered_at is null then people.due_at else excluded.due_at end`,
        answered_at: null,
      })),
    ),
)

/**
 * Notes that a person sent a form. What they wrote last is what we call them by; the promise of an answer runs from the
 * first form that was not answered yet.
 */
export const recordForm = (transaction: Handle, form: SentForm) => upsertPerson(transaction, newPerson(form))

/** Should have had an answer by now. Whoever is suspected to be a program may still be a person in a hurry. */
export const isOverdue = (now: string) => sql<boolean>`(answered_at is null and due_at < ${now})`
