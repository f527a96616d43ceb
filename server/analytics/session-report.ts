import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { sql } from 'kysely'
import type { Words } from '#content/all-words.ts'
import type { AnalyticsSummary, DropoffList, Funnels } from '#contracts/analytics-stats.ts'
import type { DateRange } from '#contracts/lists.ts'
import { companyDay, firstDayOf } from '#server/calendar/company-time.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'

/** In the order of the indexes. */
const columns = ['is_completed', 'toolkit_opt_in', 'last_step', 'furthest_step', 'survey_type'] as const

type SessionCount = Pick<Tables['analytics_sessions'], (typeof columns)[number]> & { sessions: number }
type Counts = readonly SessionCount[]
export type SessionCounts = ReturnType<typeof createSessionCounts>

/** For this long, sessions that another process wrote may be missing. */
const cacheMs = 5000

declare module 'fastify' {
  interface FastifyInstance {
    sessionCounts: SessionCounts
  }
}

export const sessionCountsPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  app.decorate('sessionCounts', createSessionCounts(app.database, app.clock))
})

/** Counting a million sessions takes a fifth of a second, so the result is cached. */
function createSessionCounts({ read }: Pick<Database, 'read'>, clock: Clock) {
  const cache = new Map<DateRange['days'], { counts: Promise<Counts>; at: number }>()
  const invalidate = () => cache.clear()

  return {
    invalidate,
    /** Also the sessions of possible bots and spam: whether it's one is known only once the form arrives. */
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
const firstDayIn = (days: DateRange['days'], now: Date) => firstDayOf({ days }, companyDay(now))

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

const forSurvey = (counts: Counts, type: string) => counts.filter(({ survey_type }) => survey_type === type)
const completed = (counts: Counts) => counts.filter(({ is_completed }) => is_completed === 1)
const leftAt = (counts: Counts, step: number) =>
  sumSessions(counts.filter(({ is_completed, last_step }) => is_completed === 0 && last_step === step))

export const summaryOf = (counts: Counts): AnalyticsSummary => ({
  totalSessions: sumSessions(counts),
  completedSessions: sumSessions(completed(counts)),
  toolkitOptIns: sumSessions(completed(counts).filter(({ toolkit_opt_in }) => toolkit_opt_in === 1)),
  exitSessions: sumSessions(forSurvey(counts, 'exit')),
  optimizeSessions: sumSessions(forSurvey(counts, 'optimize')),
})

export function dropoffOf(counts: Counts): DropoffList {
  const steps = [...new Set(counts.map(({ last_step }) => last_step))].sort((a, b) => a - b)
  return steps
    .map(stepIndex => ({ stepIndex, dropoffCount: leftAt(counts, stepIndex) }))
    .filter(({ dropoffCount }) => dropoffCount > 0)
}

export async function openedSurveys(read: Handle, { days }: DateRange, now: Date) {
  const first = firstDayIn(days, now)
  const { rows } = await sql<{ form: string; opened: number }>`
    select form, sum(opened) as opened from form_visits
    where day >= ${first?.toString() ?? ''} group by form`.execute(read)
  return new Map(rows.map(({ form, opened }) => [form, opened]))
}

/** A session starts after the contact step, so visitors who left there only opened the survey. */
export const funnelsOf = ({ surveys }: Words, counts: Counts, openings: ReadonlyMap<string, number>): Funnels =>
  surveys.map(({ type, title, questions }) => {
    const sessions = forSurvey(counts, type)
    const started = sumSessions(sessions)
    const opened = Math.max(started, openings.get(type) ?? 0)
    return {
      surveyType: type,
      title,
      opened,
      completed: sumSessions(completed(sessions)),
      steps: questions.map(({ id, question }, index) => ({
        questionId: id,
        question,
        viewed: index === 0 ? opened : sumSessions(sessions.filter(({ furthest_step }) => furthest_step >= index)),
        left: leftAt(sessions, index) + (index === 0 ? opened - started : 0),
      })),
    }
  })
