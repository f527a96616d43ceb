import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

export type LeadTable = 'survey_responses' | 'quiz_submissions' | 'beta_applications'

/** What one person sent by one kind of form, newest first. */
export const formsOfPerson = <Table extends LeadTable>(read: Kysely<Tables>, table: Table, emailKey: string) =>
  read
    .selectFrom(table as LeadTable)
    .selectAll()
    .where('email_key', '=', emailKey)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .execute() as Promise<unknown> as Promise<Array<Selectable<Tables[Table]>>>
