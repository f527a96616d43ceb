import { hash } from 'node:crypto'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { consentPurposes } from '#content/consents.ts'
import type { Clock } from '#server/clock.ts'
import { describeError } from '#server/http/describe-error.ts'
import { PublicError } from '#server/http/errors.ts'
import type { FormEmails } from '#server/messages/email/form-emails.ts'
import type { LeadEvents } from '#server/messages/outbox/lead-events.ts'
import { emailsOfForm, type StoredMessage } from '#server/messages/outbox/message-repository.ts'
import type { Outbox } from '#server/messages/outbox/outbox.ts'
import type { PublishedWords } from '#server/site/published-words.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import type { Form, FormCall, FormType } from './form.ts'
import { withReceipt } from './form-receipt.ts'
import { saidIn } from './form-records.ts'
import { findByKey, type Idempotency, insertForm, storeResponse } from './form-repository.ts'
import { isHeld, isSkipped, reportedAsSent } from './reported-emails.ts'

type Request<C extends FormCall> = {
  body: z.output<C['body']>
  idempotencyKey: string | undefined
  holdReason: string | null
  request: FastifyRequest
  /** Nothing new is stored, and no email is sent. */
  onRepeated?: (() => Promise<void>) | undefined
}

type FirstForm = NonNullable<Awaited<ReturnType<typeof findByKey>>>

type Saved =
  | { kind: 'repeated'; first: FirstForm }
  | { kind: 'stored'; emails: Awaited<ReturnType<FormEmails['add']>>; webhookId: string | undefined }

type Parts = {
  database: Database
  published: PublishedWords
  outbox: Outbox
  formEmails: FormEmails
  events: LeadEvents
  log: FastifyBaseLogger
  clock: Clock
  /** Adds the form to its lead. Injected, because leads are described by their forms. */
  upsertLead(
    transaction: Handle,
    form: Form & { said: readonly string[] },
    replyWithinBusinessDays: number | null,
  ): Promise<unknown>
  onSubmission?: OnSubmission | undefined
  /** After the commit, and not for repeats. */
  onStored?: (form: Form, request: FastifyRequest) => Promise<void>
}

/** `failed`: the visitor got a server error. */
export type OnSubmission = (kind: string, outcome: 'accepted' | 'possible_bot' | 'repeated' | 'failed') => void

export type FormIntake = ReturnType<typeof createFormIntake>

/** Time past the email budget for another process to store its response. After that, it must have crashed. */
const graceMs = 1000
const pollMs = 100

const sha256 = (text: string) => hash('sha256', text)

export function createFormIntake({
  database,
  published,
  outbox,
  formEmails,
  events,
  log,
  clock,
  upsertLead,
  onSubmission,
  onStored,
}: Parts) {
  const canEmail = outbox.canSend('email')

  async function accept<C extends FormCall, Answers>(
    type: FormType<C, Answers>,
    form: Form<Answers>,
    { body, idempotencyKey, holdReason, request, onRepeated }: Request<C>,
  ): Promise<z.input<C['response']>> {
    const { respond } = type
    const idempotency =
      idempotencyKey === undefined
        ? undefined
        : {
            key: sha256(`${form.kind} ${validKey(idempotencyKey)}`),
            bodyHash: sha256(JSON.stringify(body)),
            // Without an SMTP server, the response is known up front.
            response: canEmail ? null : JSON.stringify(respond(new Set())),
          }
    const saved = await database.write(transaction => save(transaction, type, form, { body, holdReason }, idempotency))
    if (saved.kind === 'repeated') {
      await onRepeated?.()
      if (saved.first.body_hash !== idempotency?.bodyHash)
        throw new PublicError(
          409,
          'This form was already sent with different answers. Please reload the page and try again.',
        )
      onSubmission?.(form.kind, 'repeated')
      const first = await firstResponse(saved.first, idempotency.key, respond)
      return withReceipt(type, { ...form, submittedAt: saved.first.submitted_at }, first, published.words)
    }
    onSubmission?.(form.kind, form.botCheck ? 'possible_bot' : 'accepted')
    await onStored?.(form, request).catch(error => log.warn(describeError(error), 'form not counted'))
    events.sendNow(saved.webhookId)
    if (!canEmail) return withReceipt(type, form, respond(new Set()), published.words)
    const response = respond(await sendEmails(saved.emails, holdReason !== null))
    if (idempotency) await saveResponse(form.id, response)
    return withReceipt(type, form, response, published.words)
  }

  /** Returns the names of those that the response reports as sent. */
  async function sendEmails(emails: readonly StoredMessage[], held: boolean) {
    const reported = emails.map(async email => {
      if (isSkipped(email, held)) return (await outbox.imitate('email')) ? email : { ...email, status: 'waiting' }
      if (email.status !== 'waiting') return email
      const sent = await outbox.deliver('email', [email.id])
      return sent.has(email.id) ? { ...email, status: 'sent' } : email
    })
    return reportedAsSent(await Promise.all(reported), held)
  }

  async function save<C extends FormCall, Answers>(
    transaction: Handle,
    type: FormType<C, Answers>,
    form: Form<Answers>,
    { body, holdReason }: Pick<Request<C>, 'body' | 'holdReason'>,
    idempotency: Idempotency | undefined,
  ): Promise<Saved> {
    if (!(await insertForm(transaction, form, idempotency))) {
      const first = idempotency && (await findByKey(transaction, idempotency.key))
      // Erased just now. Nothing is stored, so it mustn't be acknowledged.
      if (!first) throw new Error('The form with this idempotency key is gone.')
      return { kind: 'repeated', first }
    }
    const emails = await formEmails.add(transaction, {
      formId: form.id,
      templates: type.emails,
      visitor: form.contact.email,
      isPossibleBot: form.botCheck !== null,
      holdReason,
      isRequested: form.consents.some(({ purpose }) => consentPurposes[purpose].asksForEmail),
    })
    const webhookId = await events.add(transaction, { type: 'form.received', formId: form.id })
    await upsertLead(transaction, { ...form, said: saidIn(form, published.words) }, type.replyWithinBusinessDays)
    await type.alsoStore?.(transaction, form, body)
    return { kind: 'stored', emails, webhookId }
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
    respond: (sent: ReadonlySet<string>) => Response,
  ): Promise<Response> {
    // The other server's clock may be ahead of ours, so the wait starts now at the latest.
    const giveUpAt = Math.min(Date.parse(first.submitted_at), clock.now().getTime()) + outbox.budgetMs + graceMs
    let current: FirstForm | undefined = first
    while (current && current.response === null && clock.now().getTime() < giveUpAt) {
      await clock.sleep(pollMs)
      current = await findByKey(database.read, key)
    }
    if (current?.response) return JSON.parse(current.response) as Response
    // The process that stored the form crashed before storing the response.
    const emails = await emailsOfForm(database.read, first.id)
    const response = respond(reportedAsSent(emails, isHeld(emails, first.bot_check)))
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
