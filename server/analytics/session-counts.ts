import { surveys } from '#content/surveys/all-surveys.ts'
import type { AnalyticsSummary, DropoffList, Funnels } from '#contracts/analytics-stats.ts'
import type { Database, Handle } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** In the order of the index that sessions are counted in. */
const columns = ['is_completed', 'toolkit_opt_in', 'last_step', 'furthest_step', 'survey_type'] as const

type SessionCount = Pick<Tables['analytics_sessions'], (typeof columns)[number]> & { sessions: number }
export type Counts = readonly SessionCount[]
export type SessionCounts = ReturnType<typeof createSessionCounts>

/** Until then, sessions that another process wrote may be missing. */
const reusedForMs = 5000

/** How many sessions there are of each kind. Counting a million takes a fifth of a second, so the result is reused. */
export function createSessionCounts({ search }: Pick<Database, 'search'>) {
  let counts: Promise<Counts> | undefined
  let countedAt = 0

  function forget() {
    counts = undefined
  }

  return {
    /** To be called after each change to a session. */
    forget,
    read(): Promise<Counts> {
      if (counts && performance.now() - countedAt < reusedForMs) return counts
      countedAt = performance.now()
      counts = countSessions(search)
      counts.catch(forget)
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

export const sessionsIn = (counts: Counts) => counts.reduce((sum, { sessions }) => sum + sessions, 0)

const ofSurvey = (counts: Counts, type: string) => counts.filter(({ survey_type }) => survey_type === type)
const completed = (counts: Counts) => counts.filter(({ is_completed }) => is_completed === 1)

export const summaryOf = (counts: Counts): AnalyticsSummary => ({
  totalSessions: sessionsIn(counts),
  completedSessions: sessionsIn(completed(counts)),
  toolkitOptIns: sessionsIn(counts.filter(({ toolkit_opt_in }) => toolkit_opt_in === 1)),
  exitSessions: sessionsIn(ofSurvey(counts, 'exit')),
  optimizeSessions: sessionsIn(ofSurvey(counts, 'optimize')),
})

/** The question that visitors who didn't finish saw last. */
export function dropoffOf(counts: Counts): DropoffList {
  const byStep = new Map<number, number>()
  for (const { is_completed, last_step, sessions } of counts)
    if (is_completed === 0) byStep.set(last_step, (byStep.get(last_step) ?? 0) + sessions)
  return [...byStep].sort(([a], [b]) => a - b).map(([stepIndex, dropoffCount]) => ({ stepIndex, dropoffCount }))
}

/** Visitors who reached a question have seen those before it, even if they've gone back since. */
export const funnelsOf = (counts: Counts): Funnels =>
  surveys.map(({ type, title, questions }) => {
    const own = ofSurvey(counts, type)
    return {
      surveyType: type,
      title,
      completed: sessionsIn(completed(own)),
      steps: questions.map(({ id, question }, index) => ({
        questionId: id,
        question,
        viewed: sessionsIn(own.filter(({ furthest_step }) => furthest_step >= index)),
      })),
    }
  })
