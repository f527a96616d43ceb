import { surveys } from '#content/surveys/all-surveys.ts'
import type { AnalyticsSummary, DropoffList, Funnels } from '#contracts/analytics-figures.ts'
import type { SessionCount } from './analytics-counts.ts'

type Counts = readonly SessionCount[]

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

/** Where those who did not finish were last seen. */
export function dropoffOf(counts: Counts): DropoffList {
  const byStep = new Map<number, number>()
  for (const { is_completed, last_step, sessions } of counts)
    if (is_completed === 0) byStep.set(last_step, (byStep.get(last_step) ?? 0) + sessions)
  return [...byStep].sort(([a], [b]) => a - b).map(([stepIndex, dropoffCount]) => ({ stepIndex, dropoffCount }))
}

/** Whoever came to a question has seen those before it, even if they went back since. */
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
