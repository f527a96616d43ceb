import type { InjectOptions } from 'fastify'
import type { z } from 'zod'
import { consentVersion } from '#content/consents.ts'
import type { Survey } from '#content/surveys/survey.ts'
import type { NewEvent, NewSession, openSession } from '#contracts/analytics.ts'
import { idempotencyHeader } from '#contracts/constants.ts'
import { minuteMs, secondMs } from '#contracts/time.ts'
import { storeBooking } from '#server/leads/bookings.ts'
import type { Database } from '#server/storage/database.ts'
import { betaAnswers, type Person, personAt, quizAnswers, surveyAnswers, surveyFor } from './people.ts'
import type { PlayedClock } from './played-clock.ts'
import type { Random } from './random.ts'

type Opened = z.output<typeof openSession.response>

export type DemoSite = {
  clock: PlayedClock
  database: Database
  /** Throws unless it succeeds. */
  call(options: InjectOptions): Promise<{ json<Body>(): Body }>
}

/** What visitors do, through the calls that their browsers make. */
export function createVisitors({ clock, database, call }: DemoSite, random: Random) {
  let people = 0
  let forms = 0
  const leads: Person[] = []

  const newPerson = () => {
    people += 1
    return personAt(people, random)
  }

  /** Some come back. */
  const someone = () => (leads.length > 0 && random.chance(0.1) ? random.pick(leads) : newPerson())

  const wait = (fromSeconds: number, toSeconds: number) => clock.sleep(random.whole(fromSeconds, toSeconds) * secondMs)

  const send = (person: Person, url: string, payload: object, headers = {}) =>
    call({ method: 'POST', url, payload, headers, remoteAddress: person.address })

  async function read(person = someone()) {
    const { visit } = person
    await send(person, '/api/visits', { page: visit.firstPage, visit })
    await wait(5, 90)
  }

  async function sendForm(person: Person, url: string, form: object) {
    forms += 1
    const payload = { visit: person.visit, filledInMs: 4 * minuteMs, consentVersion, ...form }
    await send(person, url, payload, { [idempotencyHeader]: `demo-form-${forms}` })
  }

  /** Returns the person, unless they left before the end, as many do. */
  async function fillIn(page: string, url: string, answer: (person: Person) => object | Promise<object | undefined>) {
    const person = someone()
    await read(person)
    for (const step of ['opened', 'started']) {
      await send(person, '/api/visits', { page, step, visit: person.visit })
      if (random.chance(0.3)) return
      await wait(20, 60)
    }
    const form = await answer(person)
    if (!form) return
    await sendForm(person, url, form)
    leads.push(person)
    return person
  }

  async function answerSurvey(person: Person, survey: Survey) {
    const { type: surveyType, questions } = survey
    const newSession: NewSession = { surveyType, awaitsSurvey: true }
    const sessionId = (await send(person, '/api/analytics/sessions', newSession)).json<Opened>().session.id
    for (const [step, { id: questionId }] of questions.entries()) {
      if (step === 0) continue
      const event: NewEvent = { sessionId, eventType: 'question_viewed', questionId, stepIndex: String(step) }
      await send(person, '/api/analytics/events', event)
      if (random.chance(0.07)) return
      await wait(6, 40)
    }
    return { ...surveyForm(person, survey), sessionId }
  }

  const surveyForm = ({ contact }: Person, survey: Survey) => ({
    surveyType: survey.type,
    contactInfo: contact,
    answers: surveyAnswers(survey, random),
    toolkitOptIn: random.chance(0.6),
  })

  return {
    newPerson,
    read: () => read(),
    /** The latest is 1. */
    leadBefore: (index: number) => leads.at(-index) ?? newPerson(),

    takeSurvey() {
      const survey = surveyFor(random)
      return fillIn(`/survey/${survey.type}`, '/api/survey/submit', person => answerSurvey(person, survey))
    },

    takeQuiz: () =>
      fillIn('/quiz', '/api/quiz/submit', ({ contact }) => ({ contactInfo: contact, ...quizAnswers(random) })),

    apply: () => fillIn('/beta', '/api/beta/apply', ({ contact }) => betaAnswers(contact, random)),

    /** As Calendly would report it. */
    async book({ contact }: Person, startsAt: number) {
      const at = clock.now().toISOString()
      const event = {
        type: 'booked' as const,
        at,
        externalId: `demo-call-${contact.email}-${startsAt}`,
        isRescheduled: false,
        title: 'Strategy call',
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(startsAt + 30 * minuteMs).toISOString(),
        contact,
      }
      await database.write(transaction => storeBooking(transaction, event, at))
    },

    /** A bot fills in fields that nobody sees, and reports no visit. */
    async sendAsBot() {
      const person = newPerson()
      const form = surveyForm(person, surveyFor(random))
      const signs = { visit: undefined, honeypot: 'https://seo.example', filledInMs: 900 }
      await sendForm(person, '/api/survey/submit', { ...form, ...signs })
    },
  }
}
