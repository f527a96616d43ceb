import { surveys } from '#content/surveys/all-surveys.ts'
import type { AnalyticsSummary, DropoffList, Funnels } from '#contracts/analytics-stats.ts'
import type { Database, Handle } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** In the order of the index. */
const columns = ['is_completed', 'toolkit_opt_in', 'last_step', 'furthest_step', 'survey_type'] as const

type SessionCount = Pick<Tables['analytics_sessions'], (typeof columns)[number]> & { sessions: number }
export type Counts = readonly SessionCount[]
export type SessionCounts = ReturnType<typeof createSessionCounts>

/** For this long, sessions that another process wrote may be missing. */
const cacheMs = 5000

/** Counting a million sessions takes a fifth of a second, so the result is cached. */
export function createSessionCounts({ search }: Pick<Database, 'search'>) {
  let counts: Promise<Counts> | undefined
  let countedAt = 0

  function invalidate() {
    counts = undefined
  }

  return {
    invalidate,
    read(): Promise<Counts> {
      if (counts && performance.now() - countedAt < cacheMs) return counts
      countedAt = performance.now()
      counts = countSessions(search)
      counts.catch(invalidate)
      return counts
    },
  }
}

const countSessions = (search: Handle): Promise<Counts> =>
  search
    .selectFrom('analytics_sessions')
    .select([...columns, ({ fn }) => fn.countAll<number>().as('sessions')])
    .groupBy([...columns])
    .execute()

export const sumSessions = (counts: Counts) => counts.reduce((sum, { sessions }) => sum + sessions, 0)

const forSurvey = (counts: Counts, type: string) => counts.filter(({ survey_type }) => survey_type === type)
const completed = (counts: Counts) => counts.filter(({ is_completed }) => is_completed === 1)

export const summaryOf = (counts: Counts): AnalyticsSummary => ({
  totalSessions: sumSessions(counts),
  completedSessions: sumSessions(completed(counts)),
  toolkitOptIns: sumSessions(counts.filter(({ toolkit_opt_in }) => toolkit_opt_in === 1)),
  exitSessions: sumSessions(forSurvey(counts, 'exit')),
  optimizeSessions: sumSessions(forSurvey(counts, 'optimize')),
})

export function dropoffOf(counts: Counts): DropoffList {
  const byStep = new Map<number, number>()
  for (const { is_completed, last_step, sessions } of counts)
    if (is_completed === 0) byStep.set(last_step, (byStep.get(last_step) ?? 0) + sessions)
  return [...byStep].sort(([a], [b]) => a - b).map(([stepIndex, dropoffCount]) => ({ stepIndex, dropoffCount }))
}

export const funnelsOf = (counts: Counts): Funnels =>
  surveys.map(({ type, title, questions }) => {
    const surveyCounts = forSurvey(counts, type)
    return {
      surveyType: type,
      title,
      completed: sumSessions(completed(surveyCounts)),
      steps: questions.map(({ id, question }, index) => ({
        questionId: id,
        question,
        viewed: sumSessions(surveyCounts.filter(({ furthest_step }) => furthest_step >= index)),
      })),
    }
  })
