import { sql } from 'kysely'
import { betaForm } from '#server/forms/beta-form.ts'
import type { Handle } from '#server/storage/database.ts'
import { isPerson } from '#server/storage/is-person.ts'

/** An applicant takes a spot until their status is closed. */
export async function countBetaPlaces(read: Handle) {
  const { taken, applications } = await read
    .selectFrom('leads')
    .select(columns => [
      columns.fn.countAll<number>().as('applications'),
      sql<number>`count(case when status <> 'closed' then 1 end)`.as('taken'),
    ])
    .where(isPerson)
    .where('email_key', 'in', ({ selectFrom }) =>
      selectFrom('forms').select('email_key').where('kind', '=', betaForm.kind),
    )
    .executeTakeFirstOrThrow()
  return { taken, applications }
}
