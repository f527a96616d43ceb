import { sql } from 'kysely'
import type { Handle } from '#server/db/database.ts'
import { betaForm } from './beta-form.ts'

/** An applicant takes a spot until their status is closed. Possible bots don't take one. */
export async function countBetaPlaces(read: Handle) {
  const { taken, applications } = await read
    .selectFrom('leads')
    .select(columns => [
      columns.fn.countAll<number>().as('applications'),
      sql<number>`count(case when bot_check is null and status <> 'closed' then 1 end)`.as('taken'),
    ])
    .where('email_key', 'in', ({ selectFrom }) =>
      selectFrom('forms').select('email_key').where('kind', '=', betaForm.kind),
    )
    .executeTakeFirstOrThrow()
  return { taken, applications }
}
