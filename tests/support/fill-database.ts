import { expect } from 'vitest'
import type { Database } from '#server/storage/database.ts'
import { anna, application, exitSurvey, quiz } from './sample-forms.ts'
import { testApp } from './test-app.ts'

type Amounts = { sessions: number; responses: number; quizzes: number; applications: number }

/** Stores what visitors send, each with an address of their own. */
export async function fillDatabase(database: Database, { sessions, responses, quizzes, applications }: Amounts) {
  const { app } = await testApp({ database })
  const send = async (count: number, url: string, bodyFor: (email: string) => object) => {
    for (let index = 0; index < count; index += 1) {
      const payload = bodyFor(`visitor.${index}@example.com`)
      const response = await app.inject({ method: 'POST', url, payload, remoteAddress: `192.0.2.${index}` })
      expect(response.statusCode).toBe(200)
    }
  }
  await send(sessions, '/api/analytics/sessions', () => ({ surveyType: 'exit' }))
  await send(responses, '/api/survey/submit', email => ({ ...exitSurvey, contactInfo: { ...anna, email } }))
  await send(quizzes, '/api/quiz/submit', email => ({ ...quiz, contactInfo: { ...anna, email } }))
  await send(applications, '/api/beta/apply', email => ({ ...application, email }))
  // Saves what it counted.
  await app.close()
}
