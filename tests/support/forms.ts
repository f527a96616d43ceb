import { randomUUID } from 'node:crypto'
import { idempotencyHeader } from '#contracts/constants.ts'
import { anna, application, exitSurvey, quiz } from './sample-forms.ts'

export type FormKind = 'survey' | 'quiz' | 'beta'

/** A completed form. Every attempt to send it uses the same idempotency key. */
export type Form = { kind: FormKind; email: string; key: string; body: object; headers: Record<string, string> }

export const formParts = {
  survey: {
    path: '/api/survey/submit',
    consents: ['contact', 'toolkit'],
    emails: ['survey-confirmation', 'survey-team-notice'],
  },
  quiz: { path: '/api/quiz/submit', consents: ['contact'], emails: ['quiz-confirmation', 'quiz-team-notice'] },
  beta: { path: '/api/beta/apply', consents: ['contact'], emails: ['beta-confirmation', 'beta-team-notice'] },
} as const satisfies Record<FormKind, { path: string; consents: readonly string[]; emails: readonly string[] }>

let visitors = 0

/** One form of each kind from a new visitor, whose IP address is in the header that a proxy sets. */
export function formsOfNewVisitor(): Form[] {
  visitors += 1
  const id = `visitor-${visitors}-${randomUUID().slice(0, 8)}`
  const contact = { ...anna, name: `Anna ${id}`, email: `${id}@example.com`, businessName: `Cabinets of ${id}` }
  const { name: fullName, ...contactOfBeta } = contact
  const { email } = contact
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
  const bodies = {
    survey: { ...exitSurvey, contactInfo: contact },
    quiz: { ...quiz, contactInfo: contact },
    beta: { ...application, ...contactOfBeta, fullName, goals: `What ${id} wants` },
  }
  return (['survey', 'quiz', 'beta'] as const).map(kind => {
    const key = randomUUID()
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, [idempotencyHeader]: key }
    return { kind, email, key, body: bodies[kind], headers }
  })
}

export const newForm = (kind: FormKind) => formsOfNewVisitor().find(form => form.kind === kind) as Form

/** The timeout that the app uses in the browser. */
const maxWaitMs = 45_000

export const sendForm = (origin: string, { kind, body, headers }: Form) =>
  fetch(origin + formParts[kind].path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(maxWaitMs),
  })
