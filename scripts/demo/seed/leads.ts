import { hash, randomBytes, randomUUIDv7 } from 'node:crypto'
import type { Kysely } from 'kysely'
import { words } from '#content/all-words.ts'
import { inboxKey } from '#server/email-address.ts'
import { betaForm } from '#server/forms/beta-form.ts'
import type { Form } from '#server/forms/form.ts'
import { saidIn } from '#server/forms/form-records.ts'
import { insertForm } from '#server/forms/form-repository.ts'
import { readForm } from '#server/forms/form-routes.ts'
import { quizForm } from '#server/forms/quiz-form.ts'
import { surveyForm } from '#server/forms/survey-form.ts'
import { upsertLead } from '#server/forms/upsert-lead.ts'
import { newMessage } from '#server/messages/message-repository.ts'
import type { Tables } from '#server/storage/tables.ts'
import { applicationAt, quizAt, surveyAt } from './forms.ts'
import { momentOf, randomFor } from './random.ts'

export type Amounts = { sessions: number; responses: number; quizzes: number; applications: number }

/** `end` is in milliseconds since 1970. */
export type SeedPlan = Amounts & { days: number; end: number }

type SeedKind = 'survey' | 'quiz' | 'beta'
export type SeedLead = { kind: SeedKind; index: number; lead: number; moment: number }
type Handle = Kysely<Tables>

/** The first sessions are those of the survey responses. */
export const sessionIdAt = (index: number) => hash('sha256', `session ${index}`).slice(0, 32)

export const surveyAuthor = (index: number) => (index % 20 === 19 ? index - 7 : index)

/** Oldest first, because a lead's details come from their latest form. */
export function leadsInOrder(plan: SeedPlan) {
  const { responses, quizzes, applications } = plan
  const leads = (kind: SeedKind, count: number, authorOf: (index: number) => number): SeedLead[] =>
    Array.from({ length: count }, (_, index) => ({
      kind,
      index,
      lead: authorOf(index),
      moment: momentOf(kind, index, count, plan),
    }))
  return [
    ...leads('survey', responses, surveyAuthor),
    ...leads('quiz', quizzes, index => (index % 2 === 0 ? index : responses + index)),
    ...leads('beta', applications, index => (index % 2 === 0 ? index : responses + quizzes + index)),
  ].sort((a, b) => a.moment - b.moment)
}

export function insertLead(transaction: Handle, lead: SeedLead) {
  const random = randomFor(`lead of ${lead.kind}`, lead.index)
  const { type, read } = formOf(lead)
  const form: Form = {
    ...read,
    id: uuidAt(lead.moment),
    submittedAt: new Date(lead.moment).toISOString(),
    botCheck: random.chance(0.01) ? 'The form was filled out in 1.4 seconds.' : null,
  }
  const emails = type.emails.map(({ name, audience }) =>
    emailRow(form, name, audience === 'visitor' ? form.contact.email : null, random.chance(0.005)),
  )
  const session_id = lead.kind === 'survey' ? sessionIdAt(lead.index) : null
  return Promise.all([
    insertForm(transaction, form),
    transaction.updateTable('forms').set({ session_id }).where('id', '=', form.id).execute(),
    upsertLead(transaction, { ...form, said: saidIn(form, words) }, type.replyWithinBusinessDays),
    transaction.insertInto('outbox').values(emails).execute(),
  ])
}

function formOf({ kind, index, lead }: SeedLead) {
  const context = { words, now: new Date() }
  switch (kind) {
    case 'survey':
      return { type: surveyForm, read: readForm(surveyForm, surveyAt(index, lead), context) }
    case 'quiz':
      return { type: quizForm, read: readForm(quizForm, quizAt(index, lead), context) }
    case 'beta':
      return { type: betaForm, read: readForm(betaForm, applicationAt(index, lead), context) }
  }
}

function emailRow(
  { id: formId, submittedAt, botCheck }: Form,
  template: string,
  recipient: string | null,
  fails: boolean,
): Tables['outbox'] {
  const id = randomUUIDv7()
  const isHeld = recipient !== null && botCheck !== null
  const status = isHeld ? 'held' : fails ? 'failed' : 'sent'
  const reason = isHeld ? `Not sent: ${botCheck}` : 'Refused: 550 5.1.1 No such mailbox.'
  return newMessage({
    id,
    channel: 'email',
    form_id: formId,
    template,
    recipient,
    inbox_key: recipient && inboxKey(recipient),
    unsubscribe_token: recipient && randomBytes(24).toString('base64url'),
    status,
    attempts: isHeld ? 0 : 1,
    next_attempt_at: submittedAt,
    last_error: status === 'sent' ? null : reason,
    created_at: submittedAt,
    sent_at: status === 'sent' ? submittedAt : null,
  })
}

function uuidAt(moment: number) {
  const time = moment.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}${randomUUIDv7().slice(13)}`
}
