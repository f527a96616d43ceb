import { randomUUIDv7 } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Words } from '#content/all-words.ts'
import { type ConsentPurpose, consentWording } from '#content/consents.ts'
import { idempotencyHeader } from '#contracts/constants.ts'
import type { FormExtras } from '#contracts/form-extras.ts'
import type { LeadSource } from '#contracts/form-records.ts'
import { addCall } from '#server/http/call-route.ts'
import { limitSubmissions } from '#server/http/limits.ts'
import type { Consent, Form, FormCall, FormType } from './form.ts'
import { loadEmailedForm } from './form-emails.ts'
import { formTypes } from './form-types.ts'
import { hourlySummary, loadHourlySummary } from './hourly-summary.ts'
import { formIntake } from './intake.ts'

export async function formRoutes(app: FastifyInstance) {
  const { outbox, database } = app
  outbox.addEmails({
    templates: formTypes.flatMap(({ emails }) => emails),
    load: email => loadEmailedForm(app, email),
  })
  outbox.addEmails({
    templates: [hourlySummary],
    load: email => loadHourlySummary(database.read, email),
  })
  const intake = formIntake(app)
  for (const type of formTypes)
    await app.register(async scope => {
      addCall<FormCall>(
        scope,
        type.call,
        request => {
          const { body } = request
          const form = readForm(type, body, { words: app.published.words, now: app.clock.now() })
          return intake.accept(type, form, body, [request.headers[idempotencyHeader]].flat()[0])
        },
        [limitSubmissions(scope)],
      )
    })
}

export function readForm<C extends FormCall, Answers>(
  type: FormType<C, Answers>,
  body: z.output<C['body']>,
  { words, now }: { words: Words; now: Date },
): Form<Answers> {
  const { variant = null, contact, answers, page, consents } = type.read(body, words)
  return {
    id: randomUUIDv7(),
    kind: type.kind,
    variant,
    contact: {
      email: contact.email,
      name: contact.name || null,
      phone: contact.phone || null,
      businessName: contact.businessName || null,
    },
    answers,
    consents: consents.map(purpose => consentGiven(purpose, body, page)),
    submittedAt: now.toISOString(),
    botCheck: checkForBot(body, type.minFillMs),
    source: sourceOf(body),
  }
}

/** Returns the reason. A possible bot's form is flagged, never rejected. */
function checkForBot({ honeypot, filledInMs }: FormExtras, minFillMs: number) {
  if (honeypot) return 'A hidden field was filled in.'
  if (filledInMs !== undefined && filledInMs < minFillMs)
    return `The form was filled out in ${(filledInMs / 1000).toFixed(1)} seconds.`
  return null
}

/** Records the wording the visitor saw, which may not be the current one. */
const consentGiven = (purpose: ConsentPurpose, { consentVersion }: FormExtras, page: string): Consent => ({
  purpose,
  ...consentWording(purpose, consentVersion),
  page,
})

function sourceOf({ visit }: FormExtras): LeadSource {
  const { firstPage, referrerHost, ...campaign } = visit ?? {}
  return {
    firstPage: firstPage || null,
    referrerHost: referrerHost || null,
    campaign: Object.fromEntries(Object.entries(campaign).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  }
}
