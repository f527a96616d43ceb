import { callApi } from '#app/lib/api.ts'
import { sha256 } from '#app/lib/sha256.ts'
import type { SurveyQuestion, SurveyType } from '#content/surveys/survey.ts'
import type { NewEvent, NewSession, SessionAnswered } from '#contracts/analytics.ts'

/** Analytics never stand in a lead's way: a call that hangs is given up, one that fails is only logged. */
const timeoutMs = 3000

export async function openSession(surveyType: SurveyType, email: string): Promise<string | undefined> {
  try {
    const emailHash = await sha256(email)
    const body: NewSession = { surveyType, ...(emailHash && { emailHash }) }
    const { session } = await callApi<SessionAnswered>('/api/analytics/sessions', { body, timeoutMs })
    return session.id
  } catch (error) {
    console.warn('Analytics: the session could not be opened.', error)
    return undefined
  }
}

export async function reportQuestionViewed(
  sessionId: string | undefined,
  surveyType: SurveyType,
  question: SurveyQuestion,
  step: number,
) {
  if (!sessionId) return console.warn('Analytics: no session, so the question is not counted.')
  const body: NewEvent = {
    sessionId,
    eventType: 'question_viewed',
    questionId: question.id,
    stepIndex: String(step),
    payload: { surveyType },
  }
  try {
    await callApi('/api/analytics/events', { body, timeoutMs })
  } catch (error) {
    console.warn('Analytics: the question could not be counted.', error)
  }
}

export async function completeSession(sessionId: string | undefined, toolkitOptIn: boolean) {
  if (!sessionId) return
  try {
    const path = `/api/analytics/sessions/${encodeURIComponent(sessionId)}/complete`
    await callApi(path, { method: 'PATCH', body: { completed: true, toolkitOptIn }, timeoutMs })
  } catch (error) {
    console.warn('Analytics: the session could not be completed.', error)
  }
}
