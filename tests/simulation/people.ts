import { hash } from 'node:crypto'
import { openSession } from '#contracts/analytics.ts'
import { idempotencyHeader } from '#contracts/constants.ts'
import { bookingRequest, calendly, type SampleBooking } from '#tests/support/booking-events.ts'
import { type FormKind, formParts } from '#tests/support/forms.ts'
import { anna, application, exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import type { Random } from './random.ts'
import type { SimulatedSite } from './site.ts'

export type SimulatedForm = { kind: FormKind; key: string; at: number; isAcknowledged: boolean; isBot: boolean }

/** `isKnown`: the server acknowledged it. */
type SimulatedCall = SampleBooking & { isKnown: boolean }

export type SimulatedPerson = {
  /** In their name and address, so that they can be found in any text. */
  mark: string
  address: string
  ip: string
  forms: SimulatedForm[]
  calls: SimulatedCall[]
  /** Maybe: the server was killed before it acknowledged it. */
  erased: 'no' | 'maybe' | 'yes'
  /** Set when the server acknowledged it. */
  isUnsubscribed: boolean
  /** Maybe without success. */
  hasTriedToUnsubscribe: boolean
}

export type People = ReturnType<typeof createPeople>

const days = 86_400_000
const attempts = 4

const storedKeyOf = ({ kind, key }: SimulatedForm) => hash('sha256', `${kind} ${key}`)

/** Visitors: they send forms, come back, unsubscribe and book calls. */
export function createPeople(site: SimulatedSite, random: Random) {
  const people: SimulatedPerson[] = []
  const sent = new Map<string, { person: SimulatedPerson; form: SimulatedForm }>()
  const { time, receivers } = site

  function newPerson() {
    const mark = `p${people.length}x${random.id()}`
    const prefix = random.pick(['', '', '', '', '', 'nobody.', 'full.'])
    const person: SimulatedPerson = {
      mark,
      address: `${prefix}${mark}@example.com`,
      ip: `10.${random.between(0, 255)}.${random.between(0, 255)}.${random.between(1, 254)}`,
      forms: [],
      calls: [],
      erased: 'no',
      isUnsubscribed: false,
      hasTriedToUnsubscribe: false,
    }
    people.push(person)
    return person
  }

  const someone = () => random.pick(people.filter(({ erased, forms }) => erased === 'no' && forms.length > 0))

  async function openAnalyticsSession({ ip }: SimulatedPerson, email: string) {
    const payload = { surveyType: exitSurvey.surveyType, emailHash: hash('sha256', email), awaitsSurvey: true }
    const headers = { 'x-forwarded-for': ip }
    const response = await site.request({ method: 'POST', url: openSession.path, headers, payload })
    return response?.statusCode === 200 ? openSession.response.parse(response.json()).session.id : undefined
  }

  /** Like a browser: with one key, until it's acknowledged or they give up. */
  async function sendForm(person: SimulatedPerson, { isBot = random.chance(0.08), patience = attempts } = {}) {
    const kind = random.pick(['survey', 'survey', 'quiz', 'beta'] as const) ?? 'survey'
    // Typed on a phone.
    const email = random.chance(0.2) ? person.address.toUpperCase() : person.address
    const contactInfo = { ...anna, name: `Anna ${person.mark}`, email }
    const sessionId = kind === 'survey' && random.chance(0.5) ? await openAnalyticsSession(person, email) : undefined
    const bodies = {
      survey: { ...exitSurvey, contactInfo, toolkitOptIn: random.chance(0.5), sessionId },
      quiz: { ...quiz, contactInfo },
      beta: { ...application, fullName: contactInfo.name, email, goals: `Goals of ${person.mark}` },
    }
    const form: SimulatedForm = { kind, key: random.id(), at: time.now(), isAcknowledged: false, isBot }
    person.forms.push(form)
    sent.set(storedKeyOf(form), { person, form })
    const repeats = random.chance(0.1) ? 1 : 0
    for (let left = patience; left > 0 && !form.isAcknowledged; left -= 1) await attempt(form)
    if (form.isAcknowledged && repeats > 0) await attempt(form)

    async function attempt(form: SimulatedForm) {
      const response = await site.request({
        method: 'POST',
        url: formParts[kind].path,
        headers: { 'x-forwarded-for': person.ip, [idempotencyHeader]: form.key },
        payload: { ...bodies[kind], filledInMs: 60_000, ...(isBot && { honeypot: 'buy now' }) },
      })
      if (response?.statusCode === 200) form.isAcknowledged = true
      else if (response && response.statusCode !== 503)
        throw new Error(`A form got ${response.statusCode}: ${response.body}`)
    }
  }

  /** With the link from one of our emails. */
  async function openLink(person: SimulatedPerson, link: RegExp, url: string) {
    const texts = receivers.emails
      .filter(({ content }) => content.to[0]?.toLowerCase() === person.address)
      .map(({ content }) => content.text)
    const tokens = texts.flatMap(text => link.exec(text)?.[1] ?? [])
    const token = random.pick(tokens)
    return token ? site.request({ method: 'POST', url: `${url}?token=${token}` }) : undefined
  }

  async function unsubscribe(person: SimulatedPerson) {
    person.hasTriedToUnsubscribe = true
    const response = await openLink(person, /\/unsubscribe\?token=(\w+)/, '/api/unsubscribe')
    if (response?.statusCode === 200) person.isUnsubscribed = true
    if (random.chance(0.5)) await sendForm(person)
  }

  async function book(person: SimulatedPerson) {
    if (person.calls.length > 0 && random.chance(0.5)) return changeCall(person)
    const call = newCall(person)
    call.isKnown = await report(calendly.booked(call))
  }

  /** Some people cancel or move a call after they were erased. Only a call that the server knew can be recognized. */
  async function changeErasedCall() {
    const erased = people.filter(({ erased, calls }) => erased === 'yes' && calls.some(({ isKnown }) => isKnown))
    const person = random.pick(erased)
    if (person) await changeCall(person)
  }

  async function changeCall(person: SimulatedPerson) {
    const before = random.pick(person.calls.filter(({ isKnown }) => isKnown))
    if (!before) return
    if (random.chance(0.5)) {
      await report(calendly.canceled({ ...before, at: new Date(time.now()).toISOString() }))
      return
    }
    const call = newCall(person)
    call.isKnown = await report(calendly.rescheduled(before, call))
  }

  function newCall(person: SimulatedPerson) {
    const call: SimulatedCall = {
      id: random.id(),
      email: person.address,
      name: `Anna ${person.mark}`,
      at: new Date(time.now()).toISOString(),
      startsAt: new Date(time.now() + random.between(1, 14) * days).toISOString(),
      isKnown: false,
    }
    person.calls.push(call)
    return call
  }

  /** Services try again, and now and then report something twice. Returns whether they got through. */
  async function report(events: object[]) {
    let isKnown = true
    for (const event of events) {
      const statuses: Array<number | undefined> = []
      for (let left = random.between(1, 2); left > 0; left -= 1) {
        const request = bookingRequest(event, { time: time.now() })
        const response = await site.request({ method: 'POST', url: '/api/bookings', ...request })
        statuses.push(response?.statusCode)
      }
      isKnown &&= statuses.some(status => status !== undefined && status < 300)
    }
    return isKnown
  }

  return {
    all: people as readonly SimulatedPerson[],
    /** By the key that a server stores. */
    sent: sent as ReadonlyMap<string, { person: SimulatedPerson; form: SimulatedForm }>,
    newPerson,
    someone,
    sendForm,
    unsubscribe,
    book,
    changeErasedCall,
    marked: (text: string) => people.filter(({ mark }) => text.includes(mark)),
  }
}
