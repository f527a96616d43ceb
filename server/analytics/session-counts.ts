import { sql } from 'kysely'
import type { DateRange } from '#contracts/lists.ts'
import { companyDay, firstDayOf } from '#server/calendar/company-days.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'

/** In the order of the indexes. */
const columns = ['is_completed', 'toolkit_opt_in', 'last_step', 'furthest_step', 'survey_type'] as const

type SessionCount = Pick<Tables['analytics_sessions'], (typeof columns)[number]> & { sessions: number }
export type Counts = readonly SessionCount[]
export type SessionCounts = ReturnType<typeof createSessionCounts>

/** For this long, sessions that another process wrote may be missing. */
const cacheMs = 5000

/** Counting a million sessions takes a fifth of a second, so the result is cached. */
export function createSessionCounts({ read }: Pick<Database, 'read'>, clock: Clock) {
  const cache = new Map<DateRange['days'], { counts: Promise<Counts>; at: number }>()
  const invalidate = () => cache.clear()

  return {
    invalidate,
    /** Every session, also those of possible bots and spam. */
    read(days: DateRange['days']): Promise<Counts> {
      const cached = cache.get(days)
      if (cached && performance.now() - cached.at < cacheMs) return cached.counts
      const counts = countSessions(read, firstDayIn(days, clock.now())?.toString())
      cache.set(days, { counts, at: performance.now() })
      counts.catch(invalidate)
      return counts
    },
  }
}

/** In the company's time zone, or undefined for all time. */
export const firstDayIn = (days: DateRange['days'], now: Date) => firstDayOf({ days }, companyDay(now))

function countSessions(read: Handle, since: string | undefined): Promise<Counts> {
  if (since === undefined)
    return read
      .selectFrom('analytics_sessions')
      .select([...columns, ({ fn }) => fn.countAll<number>().as('sessions')])
      .groupBy([...columns])
      .execute()
  // Day by day in the order of the index: sorting all sessions of 90 days would take longer than counting a million.
  const days = read
    .selectFrom('analytics_sessions')
    .select(['started_day', ...columns, ({ fn }) => fn.countAll<number>().as('count')])
    .where('started_day', '>=', since)
    .groupBy(['started_day', ...columns])
    .as('days')
  return (
    read
      .selectFrom(days)
      // On Postgres, a sum of counts is a numeric, which the driver returns as text.
      .select([...columns, sql<number>`cast(sum(count) as bigint)`.as('sessions')])
      .groupBy([...columns])
      .execute()
  )
}

export const sumSessions = (counts: Counts) => counts.reduce((sum, { sessions }) => sum + sessions, 0)
