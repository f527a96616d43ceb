import { randomUUID } from 'node:crypto'
import { bookingRequest, calendly } from '#tests/support/booking-events.ts'
import { type FormKind, newForm } from '#tests/support/forms.ts'
import type { FailureSite, SiteOperation } from './failure-site.ts'

const form = (kind: FormKind): SiteOperation => ({
  name: `a ${kind} form`,
  async prepare({ sendForm }) {
    const form = newForm(kind)
    return () => sendForm(form)
  },
})

async function openSession({ send }: FailureSite) {
  const payload = { surveyType: 'exit', awaitsSurvey: true }
  const { body } = await send({ method: 'POST', url: '/api/analytics/sessions', payload })
  return JSON.parse(body ?? '').session.id as string
}

async function unsubscribeUrl({ newLead, emailTo }: FailureSite) {
  const { unsubscribe_token } = await emailTo((await newLead()).email)
  return `/api/unsubscribe?token=${unsubscribe_token}`
}

export const quizForm = form('quiz')

export const visitorOperations: readonly SiteOperation[] = [
  // With the emails that its response reports.
  { ...form('survey'), sendsEmails: true },
  quizForm,
  form('beta'),
  {
    name: 'a survey that completes its analytics session',
    async prepare(site) {
      const form = newForm('survey')
      const sessionId = await openSession(site)
      return () => site.sendForm(form, { sessionId })
    },
  },
  {
    name: 'a survey of someone who has sent a quiz',
    async prepare({ sendForm }) {
      const form = newForm('survey')
      const quiz = newForm('quiz')
      const { contactInfo } = form.body as { contactInfo: object }
      await sendForm(quiz, { contactInfo })
      return () => sendForm(form)
    },
  },
  {
    name: 'a request for email by someone who has unsubscribed',
    async prepare(site) {
      const form = newForm('survey')
      await site.sendForm(form)
      const { unsubscribe_token } = await site.emailTo(form.email)
      await site.send({ method: 'POST', url: `/api/unsubscribe?token=${unsubscribe_token}` })
      const again = { ...form, headers: { ...form.headers, 'idempotency-key': randomUUID() } }
      return () => site.sendForm(again, { toolkitOptIn: true })
    },
  },
  {
    name: 'a survey of a possible bot',
    async prepare({ sendForm }) {
      const form = newForm('survey')
      return () => sendForm(form, { honeypot: 'x' })
    },
  },
  {
    name: 'unsubscribing',
    async prepare(site) {
      const url = await unsubscribeUrl(site)
      return () => site.send({ method: 'POST', url })
    },
  },
  {
    name: 'starting an analytics session',
    async prepare({ send }) {
      const payload = { surveyType: 'exit', emailHash: 'a'.repeat(64) }
      return () => send({ method: 'POST', url: '/api/analytics/sessions', payload })
    },
    addsAnother: true,
  },
  {
    name: 'correcting the address of an analytics session',
    async prepare(site) {
      const sessionId = await openSession(site)
      const payload = { surveyType: 'exit', emailHash: 'b'.repeat(64), sessionId }
      return () => site.send({ method: 'POST', url: '/api/analytics/sessions', payload })
    },
  },
  {
    name: 'an analytics event',
    async prepare(site) {
      const sessionId = await openSession(site)
      const payload = { sessionId, eventType: 'question_viewed', questionId: 'ai-fear', stepIndex: '3' }
      return () => site.send({ method: 'POST', url: '/api/analytics/events', payload })
    },
    addsAnother: true,
  },
  {
    name: 'completing an analytics session',
    async prepare({ send }) {
      const opened = await send({ method: 'POST', url: '/api/analytics/sessions', payload: { surveyType: 'exit' } })
      const url = `/api/analytics/sessions/${JSON.parse(opened.body ?? '').session.id}/complete`
      return () => send({ method: 'PATCH', url, payload: { completed: true, toolkitOptIn: true } })
    },
  },
  {
    name: 'a booked call',
    async prepare(site) {
      const { email } = await site.newLead()
      const at = new Date().toISOString()
      const startsAt = new Date(Date.now() + 86_400_000).toISOString()
      const [event] = calendly.booked({ id: randomUUID(), email, startsAt, at })
      const request = bookingRequest(event ?? {})
      return () => site.send({ method: 'POST', url: '/api/bookings', ...request })
    },
  },
  {
    name: 'a canceled call',
    async prepare(site) {
      const { email } = await site.newLead()
      const at = new Date().toISOString()
      const booking = { id: randomUUID(), email, startsAt: new Date(Date.now() + 86_400_000).toISOString(), at }
      const requests = [...calendly.booked(booking), ...calendly.canceled(booking)].map(event => ({
        method: 'POST' as const,
        url: '/api/bookings',
        ...bookingRequest(event),
      }))
      const [booked, canceled] = requests as [(typeof requests)[0], (typeof requests)[0]]
      await site.send(booked)
      return () => site.send(canceled)
    },
  },
]
