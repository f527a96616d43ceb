import { createHmac, hash } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import type { z } from 'zod'
import { consentVersion } from '#content/consents.ts'
import type { NewEvent, NewSession, openSession } from '#contracts/analytics.ts'
import { idempotencyHeader } from '#contracts/constants.ts'
import { minuteMs, secondMs } from '#contracts/time.ts'
import { betaAnswers, type Person, personAt, quizAnswers, surveyAnswers, surveyFor } from './people.ts'
import type { PlayedClock } from './played-clock.ts'
import type { Random } from './random.ts'

type Opened = z.output<typeof openSession.response>

/** What visitors do, through the calls that their browsers make. */
export type DemoSite = {
  clock: PlayedClock
  now: () => number
  bookingSecret: string
  /** Throws unless it succeeds. */
  call(options: InjectOptions): Promise<{ json<Body>(): Body }>
}

export function createVisitors(site: DemoSite, random: Random) {
  let people = 0
  let forms = 0
  const leads: Person[] = []

  const newPerson = () => {
    people += 1
    return personAt(people, random)
  }

  /** Some come back. */
  const someone = () => (leads.length > 0 && random.chance(0.1) ? random.pick(leads) : newPerson())

  const send = (person: Person, url: string, payload: object, headers = {}) =>
    site.call({ method: 'POST', url, payload, headers, remoteAddress: person.address })

  async function startVisit(person: Person) {
    const { visit } = person
    await send(person, '/api/visits', { page: visit.firstPage, visit })
    site.clock.moveTo(site.now() + random.whole(5, 90) * secondMs)
  }

  /** The form opens, and the visitor may start it. */
  async function startForm(person: Person, page: string, share: number) {
    await startVisit(person)
    await send(person, '/api/visits', { page, step: 'opened', visit: person.visit })
    if (!random.chance(share)) return false
    site.clock.moveTo(site.now() + random.whole(20, 60) * secondMs)
    await send(person, '/api/visits', { page, step: 'started', visit: person.visit })
    return true
  }

  async function sendForm(person: Person, url: string, form: object, extras = {}) {
    forms += 1
    const payload = { ...form, visit: person.visit, filledInMs: 4 * minuteMs, consentVersion, ...extras }
    await send(person, url, payload, { [idempotencyHeader]: `demo-form-${forms}` })
  }

  /** Returns the person, unless they left before the end. */
  async function takeSurvey() {
    const person = someone()
    const survey = surveyFor(random)
    const { type, questions } = survey
    if (!(await startForm(person, `/survey/${type}`, 0.7))) return undefined
    const emailHash = hash('sha256', person.contact.email)
    const newSession: NewSession = { surveyType: type, emailHash, awaitsSurvey: true }
    const sessionId: string = (await send(person, '/api/analytics/sessions', newSession)).json<Opened>().session.id
    for (const [step, { id: questionId }] of questions.entries()) {
      if (step === 0) continue
      const event: NewEvent = { sessionId, eventType: 'question_viewed', questionId, stepIndex: String(step) }
      await send(person, '/api/analytics/events', event)
      if (random.chance(0.07)) return undefined
      site.clock.moveTo(site.now() + random.whole(6, 40) * secondMs)
    }
    const toolkitOptIn = random.chance(0.6)
    const form = { surveyType: type, contactInfo: person.contact, answers: surveyAnswers(survey, random) }
    await sendForm(person, '/api/survey/submit', { ...form, toolkitOptIn, sessionId })
    leads.push(person)
    return person
  }

  async function book({ contact }: Person, startsAt: number) {
    const body = JSON.stringify({
      event: 'invitee.created',
      created_at: site.clock.now(),
      payload: {
        uri: `https://calendly.example/invitees/${random.whole(0, 1e9)}`,
        email: contact.email,
        name: contact.name,
        text_reminder_number: contact.phone,
        scheduled_event: {
          name: 'Strategy call',
          start_time: new Date(startsAt),
          end_time: new Date(startsAt + 30 * minuteMs),
        },
      },
    })
    const time = Math.floor(site.now() / 1000)
    const signature = createHmac('sha256', site.bookingSecret).update(`${time}.${body}`).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'calendly-webhook-signature': `t=${time},v1=${signature}`,
    }
    await site.call({ method: 'POST', url: '/api/bookings', payload: body, headers })
  }

  return {
    newPerson,
    /** The latest is 1. */
    leadBefore: (index: number) => leads.at(-index) ?? newPerson(),
    takeSurvey,
    book,

    read: () => startVisit(someone()),

    async takeQuiz() {
      const person = someone()
      if (!(await startForm(person, '/quiz', 0.5)) || random.chance(0.4)) return undefined
      site.clock.moveTo(site.now() + 5 * minuteMs)
      await sendForm(person, '/api/quiz/submit', { contactInfo: person.contact, ...quizAnswers(random) })
      leads.push(person)
      return person
    },

    async apply() {
      const person = someone()
      if (!(await startForm(person, '/beta', 0.5))) return undefined
      site.clock.moveTo(site.now() + 8 * minuteMs)
      await sendForm(person, '/api/beta/apply', betaAnswers(person.contact, random))
      leads.push(person)
      return person
    },

    /** A bot fills in fields that nobody sees, and reports no visit. */
    async sendAsBot() {
      const person = newPerson()
      const answers = surveyAnswers(surveyFor(random), random)
      const form = { surveyType: 'exit', contactInfo: person.contact, answers, toolkitOptIn: true }
      await sendForm(person, '/api/survey/submit', form, {
        visit: undefined,
        honeypot: 'https://seo.example',
        filledInMs: 900,
      })
    },
  }
}
