import { hash } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import { choice, openedSession, reportedStep } from './arbitraries.ts'
import { chosen, command } from './command.ts'
import type { RealSite } from './real-site.ts'
import { newSession, viewStep } from './session-model.ts'
import type { SiteModel } from './site-model.ts'

const success = { success: true }
const hasSession = ({ sessions }: SiteModel) => sessions.length > 0

async function send(site: RealSite, method: 'POST' | 'PATCH', path: string, payload: object) {
  const response = await site.send({ method, url: `/api/analytics/${path}`, payload, headers: {} })
  return { status: response.statusCode, body: response.json() }
}

export const sessionCommands = [
  {
    weight: 4,
    arbitrary: command(openedSession, 'open a session', async (input, model, site) => {
      const { surveyType, email, awaitsSurvey, continues } = input
      const earlier = continues === undefined || !hasSession(model) ? undefined : chosen(model.sessions, continues)
      const emailHash = email === undefined ? undefined : hash('sha256', email)
      const { body } = await send(site, 'POST', 'sessions', {
        surveyType,
        emailHash,
        awaitsSurvey,
        sessionId: earlier?.id,
      })
      const { id } = body.session
      if (earlier && !earlier.isCompleted && earlier.surveyType === surveyType) {
        expect(id).toBe(earlier.id)
        earlier.emailHash = emailHash ?? null
        return
      }
      expect(model.sessions.map(session => session.id)).not.toContain(id)
      model.sessions.push(newSession(id, surveyType, emailHash ?? null, awaitsSurvey, model.now))
    }),
  },
  {
    weight: 4,
    arbitrary: command(
      reportedStep,
      'report',
      async ({ session: choice, ...event }, model, site) => {
        const session = chosen(model.sessions, choice)
        const answer = await send(site, 'POST', 'events', { sessionId: session.id, ...event })
        expect(answer).toEqual({ status: 200, body: success })
        if (event.eventType === 'question_viewed' && event.stepIndex) viewStep(session, Number(event.stepIndex))
      },
      hasSession,
    ),
  },
  {
    weight: 2,
    arbitrary: command(
      fc.record({ choice, toolkitOptIn: fc.boolean() }),
      'complete',
      async ({ choice, toolkitOptIn }, model, site) => {
        const session = chosen(model.sessions, choice)
        const completion = { completed: true, toolkitOptIn }
        expect(await send(site, 'PATCH', `sessions/${session.id}/complete`, completion)).toEqual({
          status: 200,
          body: success,
        })
        if (session.awaitsSurvey) return
        session.isCompleted = true
        session.toolkitOptIn = toolkitOptIn
        session.completedAt ??= model.now
      },
      hasSession,
    ),
  },
  {
    weight: 1,
    arbitrary: command(
      fc.record({ sessionId: fc.constantFrom('', 'no-such-session', "' or 1=1 --", '😀', 'É', '%', '_') }),
      'report to an unknown session',
      async ({ sessionId }, _model, site) => {
        const answer = await send(site, 'POST', 'events', { sessionId, eventType: 'question_viewed' })
        expect(answer).toEqual({ status: 404, body: { error: 'Session not found.' } })
      },
    ),
  },
]
