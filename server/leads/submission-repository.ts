import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

type Submission = Tables['submissions']

/** Notes the submission, unless its key is known already: then that one is returned instead. */
export async function insertSubmission(
  transaction: Kysely<Tables>,
  submission: Submission,
): Promise<Submission | undefined> {
  const inserted = await transaction
    .insertInto('submissions')
    .values(submission)
    .onConflict(conflict => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted ? undefined : findSubmission(transaction, submission.key)
}

export const findSubmission = (read: Kysely<Tables>, key: string) =>
  read.selectFrom('submissions').selectAll().where('key', '=', key).executeTakeFirst()

export const storeAnswer = (transaction: Kysely<Tables>, key: string, answer: string) =>
  transaction.updateTable('submissions').set({ answer }).where('key', '=', key).execute()
