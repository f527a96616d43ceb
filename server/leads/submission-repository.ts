import type { Kysely } from 'kysely'
import { prepared } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'
import { type PersonalData, removeOlder, rowsRemoved } from '#server/privacy/personal-data.ts'

type Submission = Tables['submissions']

const insertUnlessKnown = prepared((transaction, submission: Submission) =>
  transaction
    .insertInto('submissions')
    .values(submission)
    .onConflict(conflict => conflict.doNothing()),
)

/** Notes the submission, unless its key is known already: then that one is returned instead. */
export async function insertSubmission(
  transaction: Kysely<Tables>,
  submission: Submission,
): Promise<Submission | undefined> {
  const { numAffectedRows } = await insertUnlessKnown(transaction, submission)
  return numAffectedRows === 1n ? undefined : findSubmission(transaction, submission.key)
}

export const findSubmission = (read: Kysely<Tables>, key: string) =>
  read.selectFrom('submissions').selectAll().where('key', '=', key).executeTakeFirst()

export const storeAnswer = (transaction: Kysely<Tables>, key: string, answer: string) =>
  transaction.updateTable('submissions').set({ answer }).where('key', '=', key).where('answer', 'is', null).execute()

export const submissionPersonalData: PersonalData = {
  table: 'submissions',
  find: (read, { leadIds }) =>
    read.selectFrom('submissions').select(['lead_id', 'created_at']).where('lead_id', 'in', leadIds).execute(),
  erase: (transaction, { leadIds }) =>
    rowsRemoved(transaction.deleteFrom('submissions').where('lead_id', 'in', leadIds)),
  purge: (transaction, { submissionKeys }, most) =>
    removeOlder(transaction, { table: 'submissions', key: 'key', column: 'created_at', before: submissionKeys, most }),
}
