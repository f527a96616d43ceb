import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '#server/db/database.ts'
import { isPerson } from '#server/leads/lead-repository.ts'

type Outcomes = { name: string | null; leads: number; booked: number; won: number }

export const leadsByForm = (read: Handle, from: string | undefined) => leadsBy(read, from, sql`first_form`)

/** Leads have whatever their browser sent, so unknown pages count as one: there may be many. */
export const leadsByPage = (read: Handle, from: string | undefined, pages: readonly string[]) =>
  leadsBy(read, from, sql`case when first_page in (${sql.join(pages)}) then first_page end`)

export const leadsBySource = (
  read: Handle,
  from: string | undefined,
  column: 'referrer_host' | 'campaign',
  limit: number,
) => leadsBy(read, from, sql.ref(column), limit)

/** By their first form. */
async function leadsBy(read: Handle, from = '', name: RawBuilder<unknown>, limit = 1000) {
  const { rows } = await sql<Outcomes>`
    select ${name} as name, count(*) as leads,
      sum(case when status in ('booked', 'won') then 1 else 0 end) as booked,
      sum(case when status = 'won' then 1 else 0 end) as won
    from leads where first_submitted_at >= ${from} and ${isPerson}
    group by 1 order by 2 desc limit ${limit}`.execute(read)
  return rows
}
