import { sql } from 'kysely'
import { type Handle, type PersonalData, removeOlder } from '#server/privacy/personal-data.ts'
import { newPerson, type SentForm } from './people-repository.ts'

type Remaining = { submitted_at: string; first_page: string | null; referrer_host: string | null; kind: string }

/** What is left of a person's forms, oldest first. */
async function formsOf(read: Handle, emailKey: string) {
  const { rows } = await sql<Remaining>`
    select submitted_at, first_page, referrer_host, 'survey' as kind from survey_responses where email_key = ${emailKey}
    union all
    select submitted_at, first_page, referrer_host, 'quiz' as kind from quiz_submissions where email_key = ${emailKey}
    union all
    select submitted_at, first_page, referrer_host, 'beta' as kind from beta_applications where email_key = ${emailKey}
    order by submitted_at`.execute(read)
  return rows
}

const isPlaceholder = ({ name }: { name: string }) => name === ''

/**
 * Nobody else changes the person, or stores a form of theirs, before this transaction ends. Someone we don't know gets a
 * placeholder, since only a row can be locked: real people have names.
 */
export const lockPerson = (transaction: Handle, emailKey: string) =>
  transaction
    .insertInto('people')
    .values(newPerson(placeholder(emailKey)))
    .onConflict(conflict => conflict.column('email_key').doUpdateSet(({ ref }) => ({ id: ref('people.id') })))
    .execute()

const placeholder = (email: string): SentForm => ({
  kind: 'survey',
  contact: { name: '', email, businessName: '' },
  submittedAt: new Date().toISOString(),
  suspicion: null,
  firstPage: null,
  referrerHost: null,
})

/** A person whose older forms were purged is known by the younger ones alone. */
async function forgetOlderForms(transaction: Handle, before: string, most: number) {
  const people = await transaction
    .selectFrom('people')
    .select(['id', 'email_key'])
    .where('first_submitted_at', '<', before)
    .limit(most)
    .execute()
  for (const { id, email_key } of people) {
    await lockPerson(transaction, email_key)
    const forms = await formsOf(transaction, email_key)
    const countOf = (kind: string) => forms.filter(form => form.kind === kind).length
    await transaction
      .updateTable('people')
      .set({
        first_submitted_at: forms[0]?.submitted_at ?? before,
        first_page: forms[0]?.first_page ?? null,
        referrer_host: forms[0]?.referrer_host ?? null,
        survey_count: countOf('survey'),
        quiz_count: countOf('quiz'),
        beta_count: countOf('beta'),
      })
      .where('id', '=', id)
      .execute()
  }
  return people.length
}

/** Comes after the forms themselves, which tell what is left. */
export const peoplePersonalData: PersonalData = {
  table: 'people',
  find: (read, { emailKey }) => read.selectFrom('people').selectAll().where('email_key', '=', emailKey).execute(),
  async erase(transaction, { emailKey }) {
    const removed = await transaction.deleteFrom('people').where('email_key', '=', emailKey).returning('name').execute()
    return removed.filter(row => !isPlaceholder(row)).length
  },
  async purge(transaction, { leads }, most) {
    const removed = await removeOlder(transaction, {
      table: 'people',
      column: 'last_submitted_at',
      before: leads,
      most,
    })
    // Only once those who are gone no longer stand among them.
    return removed > 0 ? removed : forgetOlderForms(transaction, leads, most)
  },
}
