import { surveys } from '#content/surveys/all-surveys.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import type { SessionRecord } from '#contracts/analytics-stats.ts'

export type ModelSession = Omit<SessionRecord, 'isCompleted' | 'toolkitOptIn'> & {
  isCompleted: boolean
  toolkitOptIn: boolean
  awaitsSurvey: boolean
  events: number
}

export const sessionRecordOf = (session: ModelSession): SessionRecord => {
  const { awaitsSurvey: _awaits, events: _events, isCompleted, toolkitOptIn, ...record } = session
  return { ...record, isCompleted: isCompleted ? 'true' : 'false', toolkitOptIn: toolkitOptIn ? 'true' : 'false' }
}

export const newSession = (
  id: string,
  surveyType: SurveyType,
  emailHash: string | null,
  awaitsSurvey: boolean,
  startedAt: string,
): ModelSession => ({
  id,
  surveyType,
  emailHash,
  awaitsSurvey,
  startedAt,
  isCompleted: false,
  toolkitOptIn: false,
  completedAt: null,
  lastStep: 0,
  furthestStep: 0,
  events: 0,
})

/** Steps that the survey doesn't have are ignored. */
export function viewStep(session: ModelSession, step: number) {
  if (step >= (surveys.find(({ type }) => type === session.surveyType)?.questions.length ?? 0)) return
  session.lastStep = step
  session.furthestStep = Math.max(session.furthestStep, step)
}

export function summaryOf(sessions: readonly ModelSession[]) {
  const completed = sessions.filter(({ isCompleted }) => isCompleted)
  return {
    totalSessions: sessions.length,
    completedSessions: completed.length,
    toolkitOptIns: completed.filter(({ toolkitOptIn }) => toolkitOptIn).length,
    exitSessions: sessions.filter(({ surveyType }) => surveyType === 'exit').length,
    optimizeSessions: sessions.filter(({ surveyType }) => surveyType === 'optimize').length,
  }
}

const leftAt = (sessions: readonly ModelSession[], step: number) =>
  sessions.filter(({ isCompleted, lastStep }) => !isCompleted && lastStep === step).length

export const dropoffOf = (sessions: readonly ModelSession[]) =>
  Array.from({ length: 30 }, (_, stepIndex) => ({ stepIndex, dropoffCount: leftAt(sessions, stepIndex) })).filter(
    ({ dropoffCount }) => dropoffCount > 0,
  )

/** Visitors who left at the first question only opened the survey. */
export const funnelsOf = (sessions: readonly ModelSession[], opened: (type: string) => number) =>
  surveys.map(({ type, title, questions }) => {
    const own = sessions.filter(({ surveyType }) => surveyType === type)
    const all = Math.max(own.length, opened(type))
    return {
      surveyType: type,
      title,
      opened: all,
      completed: own.filter(({ isCompleted }) => isCompleted).length,
      steps: questions.map(({ id, question }, index) => ({
        questionId: id,
        question,
        viewed: index === 0 ? all : own.filter(({ furthestStep }) => furthestStep >= index).length,
        left: leftAt(own, index) + (index === 0 ? all - own.length : 0),
      })),
    }
  })

/** A part of a survey's type, or else of a hash. */
export function sessionMatches({ surveyType, emailHash }: ModelSession, q: string) {
  const text = q.trim().toLowerCase()
  if (surveys.some(({ type }) => type.includes(text))) return surveyType.includes(text)
  return /^[0-9a-f]+$/.test(text) && (emailHash?.includes(text) ?? false)
}
