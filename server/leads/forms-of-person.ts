import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

export type LeadTable = 'survey_responses' | 'quiz_submissions' | 'beta_applications'

/** What one person sent by one kind of form, newest first. */
export const formsOfPerson = <Table extends LeadTable>(
  read: Kysely<Tables>,
  table: Table,
  emailKey: string,
  most = Number.MAX_SAFE_INTEGER,
) =>
  read
    .selectFrom(table as LeadTable)
    .selectAll()
    .where('email_key', '=', emailKey)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute() as Promise<unknown> as Promise<Array<Selectable<Tables[Table]>>>

/** The ids of all that a person sent, as a subselect. */
export const leadIdsOf = (emailKey: string) => sql<string>`(
  select id from survey_responses where email_key = ${emailKey}
  union all select id from quiz_submissions where email_key = ${emailKey}
  union all select id from beta_applications where email_key = ${emailKey})`
