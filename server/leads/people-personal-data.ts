import { sql } from 'kysely'
import { type Handle, type PersonalData, rowsRemoved } from '#server/privacy/personal-data.ts'

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

/** Nobody else changes the person before this transaction ends: an update that changes nothing, known to both databases. */
export const lockPeople = (transaction: Handle, emailKey: string) =>
  transaction
    .updateTable('people')
    .set(({ ref }) => ({ id: ref('id') }))
    .where('email_key', '=', emailKey)
    .execute()

/** A person whose older forms were purged is known by the younger ones alone. */
async function forgetOlderForms(transaction: Handle, before: string) {
  const people = await transaction
    .selectFrom('people')
    .select(['id', 'email_key'])
    .where('first_submitted_at', '<', before)
    .execute()
  for (const { id, email_key } of people) {
    await lockPeople(transaction, email_key)
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
  erase: (transaction, { emailKey }) => rowsRemoved(transaction.deleteFrom('people').where('email_key', '=', emailKey)),
  async purge(transaction, { leads }) {
    const removed = await rowsRemoved(transaction.deleteFrom('people').where('last_submitted_at', '<', leads))
    return removed + (await forgetOlderForms(transaction, leads))
  },
}
