import { hash } from 'node:crypto'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { Survey } from '#content/surveys/survey.ts'
import type { Visit } from '#contracts/form-extras.ts'
import type { Tables } from '#server/storage/tables.ts'
import { surveyAt, visitFrom } from './forms.ts'
import { type SeedPlan, sessionIdAt, surveyAuthor } from './leads.ts'
import { momentOf, randomFor } from './random.ts'
import { dayOf } from './visits.ts'

export function sessionAt(index: number, plan: SeedPlan): Tables['analytics_sessions'] {
  const { sessions, responses } = plan
  const random = randomFor('session', index)
  const response = index < responses ? surveyAt(index, surveyAuthor(index)) : undefined
  const { type, questions } = response
    ? (surveys.find(survey => survey.type === response.surveyType) as Survey)
    : random.pick(surveys)
  const end = response
    ? momentOf('survey', index, responses, plan)
    : momentOf('session', index - responses, sessions - responses, plan)
  // A session starts with the question after the contact step.
  let furthest = response ? questions.length - 1 : 1
  while (furthest < questions.length - 1 && random.chance(0.8)) furthest += 1
  const start = end - random.whole(120_000, 600_000)
  const email = response?.contactInfo.email ?? `visitor.${index}@example.com`
  return {
    id: sessionIdAt(index),
    survey_type: type,
    email_hash: !response && random.chance(0.05) ? null : hash('sha256', email),
    is_completed: response ? 1 : 0,
    toolkit_opt_in: response?.toolkitOptIn ? 1 : 0,
    started_at: new Date(start).toISOString(),
    started_day: dayOf(start),
    awaits_survey: 1,
    completed_at: response ? new Date(end).toISOString() : null,
    last_step: !response && random.chance(0.1) ? random.whole(0, furthest) : furthest,
    furthest_step: furthest,
  }
}

/** Where the visitor of a session came from. */
export const visitAt = (index: number, { responses }: SeedPlan): Visit =>
  (index < responses && surveyAt(index, surveyAuthor(index)).visit) || visitFrom(randomFor('visit', index))
