import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { FormKind } from '#contracts/constants.ts'
import type { Database } from '#server/db/database.ts'
import type { EmailTemplate } from '#server/email/email-template.ts'
import type { FormEmails } from '#server/email/form-emails.ts'
import { describeError } from '#server/http/describe-error.ts'
import { PublicError } from '#server/http/errors.ts'
import type { LeadEvents } from '#server/outbox/lead-events.ts'
import { messagesOfForm } from '#server/outbox/message-repository.ts'
import type { Outbox } from '#server/outbox/outbox.ts'
import { recordForm } from '#server/people/people-repository.ts'
import type { Form } from './form.ts'
import { findByKey, insertForm, storeResponse } from './form-repository.ts'

type Submission<Answers, Response> = {
  form: Form<Answers>
  body: unknown
  idempotencyKey: string | undefined
  emails: ReadonlyArray<EmailTemplate<Form<Answers>>>
  holdReason: string | null
  respond(sent: ReadonlySet<string>): Response
}

type FirstForm = NonNullable<Awaited<ReturnType<typeof findByKey>>>

type Parts = {
  database: Database
  outbox: Outbox
  formEmails: FormEmails
  events: LeadEvents
  log: FastifyBaseLogger
  onSubmission?: ((kind: FormKind, outcome: 'accepted' | 'possible_bot' | 'repeated') => void) | undefined
}

export type FormIntake = ReturnType<typeof createFormIntake>

/** Time past the email budget for another process to store its response. After that, it must have crashed. */
const graceMs = 1000
const pollMs = 100

const sha256 = (text: string) => hash('sha256', text)

export function createFormIntake({ database, outbox, formEmails, events, log, onSubmission }: Parts) {
  const canEmail = outbox.canSend('email')

  async function accept<Answers, Response>(submission: Submission<Answers, Response>): Promise<Response> {
    const { form, body, idempotencyKey, emails, holdReason, respond } = submission
    const idempotency =
      idempotencyKey === undefined
        ? undefined
        : {
            key: sha256(`${form.kind} ${validKey(idempotencyKey)}`),
            bodyHash: sha256(JSON.stringify(body)),
            // Without an SMTP server, the response is known up front.
            response: canEmail ? null : JSON.stringify(respond(new Set())),
          }
    const saved = await database.write(async transaction => {
      if (!(await insertForm(transaction, form, idempotency)))
        return { first: await findByKey(transaction, idempotency?.key ?? '') }
      const [, added, webhookId] = await Promise.all([
        recordForm(transaction, form),
        formEmails.add(transaction, {
          formId: form.id,
          templates: emails,
          visitor: form.contact.email,
          holdReason,
          isRequested: form.consents.some(({ purpose }) => purpose === 'toolkit'),
        }),
        events.add(transaction, { type: 'form.received', formId: form.id }),
      ])
      return { added, webhookId }
    })
    if (saved.first) {
      if (saved.first.body_hash !== idempotency?.bodyHash)
        throw new PublicError(
          409,
          'This form was already sent with different answers. Please reload the page and try again.',
        )
      onSubmission?.(form.kind, 'repeated')
      return firstResponse(saved.first, idempotency.key, respond)
    }
    onSubmission?.(form.kind, form.botCheck ? 'possible_bot' : 'accepted')
    events.sendNow(saved.webhookId)
    if (!canEmail) return respond(new Set())
    const { ids, unwanted } = saved.added ?? { ids: new Map<string, string>(), unwanted: [] }
    const sentIds = await outbox.deliver('email', [...ids.values()])
    const sent = [...ids].flatMap(([name, id]) => (sentIds.has(id) ? [name] : []))
    const response = respond(new Set([...sent, ...unwanted]))
    if (idempotency) await saveResponse(form.id, response)
    return response
  }

  /** Failure is harmless: a repeated request rebuilds the response from the emails. */
  async function saveResponse(id: string, response: unknown) {
    try {
      await database.write(transaction => storeResponse(transaction, id, JSON.stringify(response)))
    } catch (error) {
      log.warn(describeError(error), 'failed to store the response for an idempotency key')
    }
  }

  async function firstResponse<Response>(
    first: FirstForm,
    key: string,
    respond: Submission<never, Response>['respond'],
  ): Promise<Response> {
    // The other server's clock may be ahead of ours, so the wait starts now at the latest.
    const giveUpAt = Math.min(Date.parse(first.submitted_at), Date.now()) + outbox.budgetMs + graceMs
    let current: FirstForm | undefined = first
    while (current && current.response === null && Date.now() < giveUpAt) {
      await sleep(pollMs)
      current = await findByKey(database.read, key)
    }
    if (current?.response) return JSON.parse(current.response) as Response
    // The process that stored the form crashed before storing the response.
    const emails = await messagesOfForm(database.read, first.id)
    const delivered = emails.filter(({ status }) => status === 'sent' || status === 'suppressed')
    const response = respond(new Set(delivered.map(({ template }) => template)))
    await saveResponse(first.id, response)
    return response
  }

  return { accept }
}

function validKey(key: string) {
  if (!/^[\x21-\x7e]{8,200}$/.test(key))
    throw new PublicError(400, 'The idempotency key must be 8 to 200 printable ASCII characters without spaces.')
  return key
}
