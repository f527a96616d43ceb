import fc from 'fast-check'
import { expect } from 'vitest'
import { words } from '#content/all-words.ts'
import { idempotencyHeader } from '#contracts/constants.ts'
import { replyByText, replyDueAt } from '#server/calendar/reply-due.ts'
import { addressKey } from '#server/email-address.ts'
import { readForm } from '#server/forms/form-routes.ts'
import { formTypeOf } from '#server/forms/form-types.ts'
import { submittedOn } from '#server/forms/survey-answers.ts'
import { formParts } from '#tests/support/forms.ts'
import { application, exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { type SentForm, sentForm, visitor } from './arbitraries.ts'
import { chosen, command } from './command.ts'
import type { ModelForm } from './lead-model.ts'
import type { RealSite } from './real-site.ts'
import type { SiteModel } from './site-model.ts'

function bodyOf({ kind, contact: { asciiEmail, ...contact }, ...form }: SentForm, { sessions }: SiteModel) {
  const extras = { ...form.extras, visit: form.visit }
  if (kind === 'quiz') {
    const [first] = quiz.results
    return { contactInfo: contact, results: [{ ...first, userAnswer: form.said }], ...extras }
  }
  if (kind === 'beta')
    return {
      ...application,
      fullName: contact.name,
      businessName: contact.businessName,
      email: asciiEmail,
      // Optional, so a lead's earlier one stays.
      phone: form.toolkitOptIn ? contact.phone : undefined,
      challenges: `${form.said} and more`,
      ...extras,
    }
  const session = form.session === undefined || sessions.length === 0 ? undefined : chosen(sessions, form.session)
  return {
    surveyType: form.surveyType,
    contactInfo: contact,
    answers: form.surveyType === 'exit' ? { ...exitSurvey.answers, bottlenecks: [form.said, 'b', 'c'] } : {},
    toolkitOptIn: form.toolkitOptIn,
    sessionId: session?.id,
    ...extras,
  }
}

const rejected = { error: 'This form was already sent with different answers. Please reload the page and try again.' }

function responseTo({ kind, submittedAt }: ModelForm) {
  const dueAt = replyDueAt(submittedAt, formTypeOf(kind)?.replyWithinBusinessDays ?? null)
  const replyBy = dueAt && replyByText(dueAt)
  if (kind === 'quiz') return { success: true, emailSent: false }
  if (kind === 'beta') return { success: true, replyBy }
  return {
    success: true,
    emailStatus: { adminEmailSent: false, userEmailSent: false },
    receipt: { submittedOn: submittedOn({ submittedAt }), replyBy, bookingUrl: null },
  }
}

type Answer = { status: number; body: unknown; retryAfter?: string | undefined }

const refusal = (endsAt: number, now: number): Answer => ({
  status: 429,
  body: { error: 'Too many attempts. Try again later.' },
  retryAfter: String(Math.max(1, Math.ceil((endsAt - now) / 1000))),
})

async function answerOf(site: RealSite, request: Parameters<RealSite['send']>[0]): Promise<Answer> {
  const { statusCode: status, headers, ...response } = await site.send({ method: 'POST', ...request })
  const retryAfter = headers['retry-after']
  return { status, body: response.json(), ...(retryAfter && { retryAfter: String(retryAfter) }) }
}

/** The ids of what was stored, because only the server chooses them. */
async function storedIds({ people }: SiteModel, { database }: RealSite, email: string) {
  const known = new Set(people.forms.map(({ id }) => id))
  const forms = (await database.read.selectFrom('forms').select('id').execute()).filter(({ id }) => !known.has(id))
  const leads = await database.read
    .selectFrom('leads')
    .select('id')
    .where('email_key', '=', addressKey(email))
    .execute()
  expect([forms.length, leads.length]).toEqual([1, 1])
  return { formId: forms[0]?.id ?? '', leadId: leads[0]?.id ?? '' }
}

async function sendForms(sent: SentForm, model: SiteModel, site: RealSite) {
  const type = formTypeOf(sent.kind)
  if (!type) throw new Error('There is no such form.')
  const payload = bodyOf(sent, model)
  const headers = sent.key ? { [idempotencyHeader]: sent.key } : {}
  const request = { url: formParts[sent.kind].path, payload, headers, visitor: sent.visitor }
  const answers = await Promise.all(Array.from({ length: sent.times }, () => answerOf(site, request)))

  const body = type.call.body.parse(payload)
  const sentAs = JSON.stringify(body)
  const expected: Answer[] = []
  for (const _ of answers) {
    const refusedUntil = model.refusedUntil(sent.visitor)
    if (refusedUntil !== undefined) {
      expected.push(refusal(refusedUntil, model.nowMs))
      continue
    }
    const first = model.people.forms.find(form => sent.key && form.kind === sent.kind && form.key === sent.key)
    if (first) {
      expected.push(
        first.sentAs === sentAs ? { status: 200, body: responseTo(first) } : { status: 409, body: rejected },
      )
      continue
    }
    const form = {
      ...readForm(type, body, { words, now: new Date(model.nowMs) }),
      key: sent.key,
      sentAs,
      sessionId: sessionIn(payload),
    }
    if (sent.times > 1 && !sent.key) {
      // Stored once for each request, so which id is whose doesn't matter.
      expected.push({ status: 200, body: responseTo(form) })
      continue
    }
    const { formId, leadId } = await storedIds(model, site, form.contact.email)
    model.addForm({ ...form, id: formId }, leadId, sent.visitor)
    expected.push({ status: 200, body: responseTo(form) })
  }
  expect(byText(answers)).toEqual(byText(expected))
}

const sessionIn = (payload: object) => ('sessionId' in payload ? String(payload.sessionId) : null)

/** Of concurrent requests, any may be the first. */
const byText = (answers: readonly Answer[]) =>
  answers.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

/** Without a key, a form that's sent twice is two forms, so only one is sent at a time. */
const oneWithoutKey = sentForm.map(sent => (sent.key ? sent : { ...sent, times: 1 as const }))

const burst = 30

export const sendForm = command(oneWithoutKey, 'send', sendForms)

export const formCommands = [
  { weight: 16, arbitrary: sendForm },
  {
    weight: 1,
    arbitrary: command(fc.record({ visitor }), `send ${burst} invalid forms`, async ({ visitor }, model, site) => {
      for (let sent = 0; sent < burst; sent += 1) {
        const answer = await answerOf(site, { url: formParts.quiz.path, payload: {}, headers: {}, visitor })
        const refusedUntil = model.refusedUntil(visitor)
        expect(answer).toEqual(
          refusedUntil === undefined
            ? { status: 400, body: { error: 'Contact details are required.' } }
            : refusal(refusedUntil, model.nowMs),
        )
      }
    }),
  },
]
