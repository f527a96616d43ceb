import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import type { LeadStats } from '#contracts/leads.ts'
import type { DateRange } from '#contracts/lists.ts'
import { companyDay, firstDayOf, midnight } from '#server/calendar/company-days.ts'
import type { Handle } from '#server/storage/database.ts'
import { isPerson } from '#server/storage/is-person.ts'

/** Databases limit the parameters of a query, and a clock that was wrong may have dated a lead in 1970. */
const daysPerQuery = 5000

export async function leadStats(read: Handle, range: DateRange, now: Date): Promise<LeadStats> {
  const today = companyDay(now)
  const first = firstDayOf(range, today) ?? (await firstDay(read, today))
  const days: LeadStats['days'] = []
  const all = daysFrom(first, today)
  for (let from = 0; from < all.length; from += daysPerQuery)
    days.push(...(await countByDay(read, all.slice(from, from + daysPerQuery))))
  return { total: days.reduce((sum, { leads }) => sum + leads, 0), days }
}

/** Today at the latest: a server clock that was ahead may have dated leads in the future. */
async function firstDay(read: Handle, today: Temporal.PlainDate) {
  const { oldest } = await read
    .selectFrom('leads')
    .select(columns => columns.fn.min('first_submitted_at').as('oldest'))
    .where(isPerson)
    .executeTakeFirstOrThrow()
  if (!oldest) return today
  const day = companyDay(oldest)
  return Temporal.PlainDate.compare(day, today) > 0 ? today : day
}

function daysFrom(first: Temporal.PlainDate, last: Temporal.PlainDate) {
  const days: Temporal.PlainDate[] = []
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) days.push(day)
  return days
}

/** Looks up each day in the index, so that no timestamp has to be converted to a date. */
async function countByDay(read: Handle, days: readonly Temporal.PlainDate[]): Promise<LeadStats['days']> {
  const midnights = [...days, ...days.slice(-1).map(day => day.add({ days: 1 }))].map(midnight)
  const ranges = days.map((_, index) => sql`(${midnights[index]}, ${midnights[index + 1]})`)
  const { rows } = await sql<{ leads: number }>`
    with days (starts, ends) as (values ${sql.join(ranges)})
    select (select count(*) from leads where first_submitted_at >= starts and first_submitted_at < ends and ${isPerson}) as leads
    from days order by starts`.execute(read)
  return days.map((day, index) => ({ day: day.toString(), leads: rows[index]?.leads ?? 0 }))
}
