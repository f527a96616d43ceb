import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { site } from '#content/site.ts'
import type { LeadStats } from '#contracts/people.ts'
import type { Handle } from '#server/db/database.ts'

type Range = { days: '7' | '30' | '90' | 'all' }

export async function leadStats(read: Handle, { days }: Range, now = Temporal.Now.instant()): Promise<LeadStats> {
  const today = dayOf(now)
  const first = days === 'all' ? await firstDay(read, today) : today.subtract({ days: Number(days) - 1 })
  const since = days === 'all' ? undefined : midnight(first)
  const [byDay, firstPages, referrers] = await Promise.all([
    countByDay(read, daysFrom(first, today)),
    countBy(read, 'first_page', since),
    countBy(read, 'referrer_host', since),
  ])
  return { total: byDay.reduce((sum, { leads }) => sum + leads, 0), days: byDay, firstPages, referrers }
}

const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(site.timeZone).toPlainDate()

/** Today at the latest: a server clock that was ahead may have dated leads in the future. */
async function firstDay(read: Handle, today: Temporal.PlainDate) {
  const { oldest } = await read
    .selectFrom('people')
    .select(columns => columns.fn.min('first_submitted_at').as('oldest'))
    .executeTakeFirstOrThrow()
  if (!oldest) return today
  const day = dayOf(Temporal.Instant.from(oldest))
  return Temporal.PlainDate.compare(day, today) > 0 ? today : day
}

const midnight = (day: Temporal.PlainDate) =>
  new Date(day.toZonedDateTime(site.timeZone).epochMilliseconds).toISOString()

function daysFrom(first: Temporal.PlainDate, last: Temporal.PlainDate) {
  const days: Temporal.PlainDate[] = []
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) days.push(day)
  return days
}

/** Looks up each day in the index, so that no timestamp has to be converted to a date. */
async function countByDay(read: Handle, days: readonly Temporal.PlainDate[]): Promise<LeadStats['days']> {
  const ranges = days.map(day => sql`(${midnight(day)}, ${midnight(day.add({ days: 1 }))})`)
  const { rows } = await sql<{ leads: number }>`
    with days (starts, ends) as (values ${sql.join(ranges)})
    select (select count(*) from people where first_submitted_at >= starts and first_submitted_at < ends) as leads
    from days order by starts`.execute(read)
  return days.map((day, index) => ({ day: day.toString(), leads: rows[index]?.leads ?? 0 }))
}

/** Selects recent leads first; otherwise SQLite would look up the date of every lead. */
async function countBy(read: Handle, column: 'first_page' | 'referrer_host', since: string | undefined) {
  const name = sql.ref(column)
  const recent = sql`with recent as materialized (select ${name} from people where first_submitted_at >= ${since})`
  const { rows } = await sql<{ name: string | null; leads: number }>`
    ${since === undefined ? sql`` : recent}
    select ${name} as name, count(*) as leads from ${sql.table(since === undefined ? 'people' : 'recent')}
    group by ${name} order by leads desc, name limit 200`.execute(read)
  return rows
}
