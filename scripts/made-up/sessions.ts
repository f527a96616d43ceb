import { hash, randomUUID } from 'node:crypto'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { Survey, SurveyType } from '#content/surveys/survey.ts'
import type { Tables } from '#server/db/tables.ts'
import { surveyAt } from './forms.ts'
import { type Amounts, surveyAuthor } from './leads.ts'
import { personAt } from './people.ts'
import { randomFor } from './random.ts'
import { momentOf, type Period } from './visits.ts'

type Session = Tables['analytics_sessions']

const stepsOf = (type: SurveyType) => (surveys.find(survey => survey.type === type) as Survey).questions.length

const addressHash = (person: number) => hash('sha256', personAt(person).email)

/**
 * The so-and-so-many-th session. Every response has the session it was given in, evenly among the others; the others
 * gave up somewhere. Without responses, some are completed nevertheless: there are figures to look at.
 */
export function sessionAt(index: number, amounts: Amounts, firstPerson: number, period: Period): Session {
  const { sessions, responses } = amounts
  const response = Math.floor((index * responses) / sessions)
  const hasResponse = responses > 0 && response < Math.floor(((index + 1) * responses) / sessions)
  return hasResponse
    ? sessionOfResponse(response, amounts, firstPerson, period)
    : sessionAlone(index, amounts, firstPerson, period)
}

function sessionOfResponse(index: number, { responses }: Amounts, firstPerson: number, period: Period): Session {
  const { surveyType, toolkitOptIn } = surveyAt(index, 0)
  const completed = momentOf('survey', index, responses, period)
  const started = completed - randomFor('session of response', index).whole(120_000, 600_000)
  return session(surveyType, started, {
    email_hash: addressHash(firstPerson + surveyAuthor(index)),
    ...completion(surveyType, completed, toolkitOptIn),
  })
}

function sessionAlone(index: number, { sessions, responses }: Amounts, firstPerson: number, period: Period): Session {
  const random = randomFor('session', index)
  const { type } = random.pick(surveys)
  const started = momentOf('session', index, sessions, period)
  // One in twenty was there before this address was asked for, or has been erased since.
  const email_hash = random.chance(0.05) ? null : addressHash(firstPerson + responses + index)
  if (responses === 0 && random.chance(0.3))
    return session(type, started, { email_hash, ...completion(type, started + 240_000, random.chance(0.6)) })
  let furthest_step = 0
  while (furthest_step < stepsOf(type) - 1 && random.chance(0.8)) furthest_step += 1
  const last_step = random.chance(0.1) ? random.whole(0, furthest_step) : furthest_step
  return session(type, started, { email_hash, last_step, furthest_step })
}

const session = (survey_type: SurveyType, started: number, known: Partial<Session>): Session => ({
  id: randomUUID().replaceAll('-', ''),
  survey_type,
  email_hash: null,
  is_completed: 0,
  toolkit_opt_in: 0,
  started_at: new Date(started).toISOString(),
  completed_at: null,
  last_step: 0,
  furthest_step: 0,
  ...known,
})

const completion = (type: SurveyType, moment: number, toolkitOptIn: boolean): Partial<Session> => ({
  is_completed: 1,
  toolkit_opt_in: toolkitOptIn ? 1 : 0,
  completed_at: new Date(moment).toISOString(),
  last_step: stepsOf(type) - 1,
  furthest_step: stepsOf(type) - 1,
})
