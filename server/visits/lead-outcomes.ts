import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '#server/db/database.ts'
import { isPerson } from '#server/leads/lead-repository.ts'

type LeadCount = { name: string | null; status: string; leads: number }

/** Of names that visitors can send. The report shows fewer. */
const maxCounts = 1000

export const leadsByForm = (read: Handle, from: string | undefined) => leadsBy(read, from, sql`first_form`)

/** Leads have whatever their browser sent, so unknown pages count as one: there may be many. */
export const leadsByPage = (read: Handle, from: string | undefined, pages: readonly string[]) =>
  leadsBy(read, from, sql`case when first_page in (${sql.join(pages)}) then first_page end`)

export const leadsBySource = (read: Handle, from: string | undefined, column: 'referrer_host' | 'campaign') =>
  leadsBy(read, from, sql.ref(column))

/** By their first form. Sums by status in the database would take half as long again. */
async function leadsBy(read: Handle, from = '', name: RawBuilder<unknown>) {
  const { rows } = await sql<LeadCount>`
    select ${name} as name, status, count(*) as leads
    from leads where first_submitted_at >= ${from} and ${isPerson}
    group by 1, 2 order by 3 desc limit ${maxCounts}`.execute(read)
  return rows.map(({ name, status, leads }) => ({
    name,
    leads,
    booked: status === 'booked' || status === 'won' ? leads : 0,
    won: status === 'won' ? leads : 0,
  }))
}
