import { callApi } from '#app/lib/api.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import type { NewEvent, NewSession, openSession, reportCompletion, reportEvent } from '#contracts/analytics.ts'

/** Short, so that slow analytics never hold up a lead. */
const timeoutMs = 3000

async function logFailure<Result>(call: Promise<Result>, message: string) {
  try {
    return await call
  } catch (error) {
    console.warn(`Analytics: ${message}`, error)
    return undefined
  }
}

/** If there's a session already, it continues under the corrected address. */
export const openSurveySession = (surveyType: SurveyType, email: string, sessionId: string | undefined) =>
  logFailure(openSessionFor(surveyType, email, sessionId), "couldn't open the session.")

/** Lowercase hex; undefined without TLS, where browsers have no `crypto.subtle`. */
async function sha256(text: string) {
  if (!globalThis.crypto?.subtle) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return new Uint8Array(digest).reduce((hex, byte) => hex + byte.toString(16).padStart(2, '0'), '')
}

async function openSessionFor(surveyType: SurveyType, email: string, sessionId: string | undefined) {
  const emailHash = await sha256(email)
  const body: NewSession = { surveyType, ...(emailHash && { emailHash }), sessionId, awaitsSurvey: true }
  const { session } = await callApi<typeof openSession>('POST /api/analytics/sessions', { body, timeoutMs })
  return session.id
}

export function reportQuestionViewed(
  sessionId: string | undefined,
  surveyType: SurveyType,
  questionId: string,
  step: number,
) {
  if (!sessionId) return console.warn('Analytics: no session, question not counted.')
  const stepIndex = String(step)
  const body: NewEvent = { sessionId, eventType: 'question_viewed', questionId, stepIndex, payload: { surveyType } }
  // Arrives even if the visitor leaves right away.
  const call = callApi<typeof reportEvent>('POST /api/analytics/events', { body, timeoutMs, keepalive: true })
  logFailure(call, "couldn't count the question.")
}

/** Before the survey is sent. The server counts it once the survey is stored. */
export async function completeSurveySession(sessionId: string | undefined, toolkitOptIn: boolean) {
  if (!sessionId) return
  const call = callApi<typeof reportCompletion>(
    `PATCH /api/analytics/sessions/${encodeURIComponent(sessionId)}/complete`,
    {
      body: { completed: true, toolkitOptIn },
      timeoutMs,
    },
  )
  await logFailure(call, "couldn't complete the session.")
}
