import { randomUUIDv7 } from 'node:crypto'
import type { z } from 'zod'
import { consentsOf } from '#content/consents.ts'
import type { FormExtras } from '#contracts/form-extras.ts'
import type { Consent, Form, FormCall, FormType, Source } from './form.ts'

export function readForm<C extends FormCall, Answers>(
  type: FormType<C, Answers>,
  body: z.output<C['body']>,
): Form<Answers> {
  const { variant, contact, answers, page, toolkitOptIn } = type.read(body)
  return {
    id: randomUUIDv7(),
    kind: type.kind,
    variant,
    contact: { ...contact, phone: contact.phone || null },
    answers,
    consents: consentsGiven(body, page, toolkitOptIn),
    submittedAt: new Date().toISOString(),
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
function consentsGiven({ consentVersion }: FormExtras, page: string, toolkitOptIn = false): Consent[] {
  const { version, contact, toolkit } = consentsOf(consentVersion)
  const given: Consent[] = [{ purpose: 'contact', wording: contact, version, page }]
  if (toolkitOptIn)
    given.push({ purpose: 'toolkit', wording: `${toolkit.label}. ${toolkit.explanation}`, version, page })
  return given
}

function sourceOf({ visit }: FormExtras): Source {
  const { firstPage, referrerHost, ...campaign } = visit ?? {}
  return {
    firstPage: firstPage || null,
    referrerHost: referrerHost || null,
    campaign: Object.fromEntries(Object.entries(campaign).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  }
}
