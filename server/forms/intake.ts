import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { replyByText, replyDueAt } from '#server/calendar/business-days.ts'
import { PublicError } from '#server/http/errors.ts'
import { leadUrl } from '#server/messages/lead-links.ts'
import { insertMessages, messagesOfForm, type StoredMessage } from '#server/messages/message-repository.ts'
import type { Handle } from '#server/storage/database.ts'
import { describeError } from '#server/storage/database-errors.ts'
import type { Form, FormCall, FormType } from './form.ts'
import { emailCaps, newFormEmails, reportedAsSent } from './form-emails.ts'
import { findByKey, type Idempotency, insertForm, storeResponse } from './form-repository.ts'
import { saidIn } from './form-types.ts'
import { upsertLead } from './upsert-lead.ts'

type Templates = Pick<FormType<FormCall, never>, 'emails'>

type FirstForm = NonNullable<Awaited<ReturnType<typeof findByKey>>>

type Saved = { kind: 'repeated'; first: FirstForm } | { kind: 'stored'; messages: readonly StoredMessage[] }

/** Time past the email budget for another process to store its response. After that, it must have crashed. */
const graceMs = 1000
const pollMs = 100

const sha256 = (text: string) => hash('sha256', text)

/** Stores a form with its lead and its emails in one transaction, sends the emails, and responds. A repeat changes nothing. */
export function formIntake(app: FastifyInstance) {
  const { database, outbox, published, clock, log, config } = app
  const ownHost = new URL(config.siteUrl).host
  const canEmail = outbox.canSend('email')
  const caps = emailCaps(config)

  async function accept<C extends FormCall, Answers>(
    type: FormType<C, Answers>,
    form: Form<Answers>,
    body: z.output<C['body']>,
    idempotencyKey: string | undefined,
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
    const saved = await database.write(transaction => save(transaction, type, form, body, idempotency))
    if (saved.kind === 'repeated') {
      if (saved.first.body_hash !== idempotency?.bodyHash)
        throw new PublicError(
          409,
          'This form was already sent with different answers. Please reload the page and try again.',
        )
      const first = await firstResponse(saved.first, idempotency.key, type)
      return withReceipt(type, { ...form, submittedAt: saved.first.submitted_at }, first)
    }
    app.visits.countStoredForm(form, ownHost)
    outbox.sendAll(saved.messages)
    if (!canEmail) return withReceipt(type, form, respond(new Set()))
    const response = respond(await sendEmails(type, saved.messages, form.botCheck))
    if (idempotency) await saveResponse(form.id, response)
    return withReceipt(type, form, response)
  }

  async function save<C extends FormCall, Answers>(
    transaction: Handle,
    type: FormType<C, Answers>,
    form: Form<Answers>,
    body: z.output<C['body']>,
    idempotency: Idempotency | undefined,
  ): Promise<Saved> {
    if (!(await insertForm(transaction, form, idempotency))) {
      const first = idempotency && (await findByKey(transaction, idempotency.key))
      // Erased just now. Nothing is stored, so it mustn't be acknowledged.
      if (!first) throw new Error('The form with this idempotency key is gone.')
      return { kind: 'repeated', first }
    }
    // Locks the lead, so that forms from one address that arrive together see each other's emails.
    const said = saidIn(form, published.words)
    const lead = await upsertLead(transaction, { ...form, said }, type.replyWithinBusinessDays)
    const emails = await newFormEmails(app, caps, transaction, type, form, lead)
    const webhooks = outbox.newWebhooks({ type: 'form.received', formId: form.id })
    // As the team's email: neither for bots and spam, nor more of them than the notices of an hour.
    const isNotice = emails.some(
      ({ recipient, form_id, status }) => recipient === null && form_id && status === 'waiting',
    )
    const news = isNotice && form.botCheck === null ? newsOf(type, form, lead.id) : []
    const messages = [...emails, ...webhooks, ...news]
    await insertMessages(transaction, messages)
    await type.alsoStore?.(transaction, form, body)
    return { kind: 'stored', messages: messages.filter(({ form_id }) => form_id === form.id) }
  }

  const newsOf = ({ label }: { label: string }, { id, variant, submittedAt }: Form, leadId: string) =>
    outbox.push.messages(
      { title: `New ${[variant, label].filter(Boolean).join(' ').toLowerCase()}`, path: leadUrl('', leadId) },
      { formId: id, leadId, createdAt: submittedAt },
    )

  /** Returns the names of those that the response reports as sent. */
  async function sendEmails(
    { emails: templates }: Templates,
    messages: readonly StoredMessage[],
    botCheck: string | null,
  ) {
    const emails = messages.filter(({ channel }) => channel === 'email')
    const waiting = emails.filter(({ status }) => status === 'waiting').map(({ id }) => id)
    const sent = await outbox.deliver('email', waiting)
    const now = emails.map(email => (sent.has(email.id) ? { ...email, status: 'sent' } : email))
    return reportedAsSent(templates, now, botCheck, outbox.emailsGoOut())
  }

  /** Failure is harmless: a repeated request rebuilds the response from the emails. */
  async function saveResponse(id: string, response: unknown) {
    try {
      await database.write(handle => storeResponse(handle, id, JSON.stringify(response)))
    } catch (error) {
      log.warn(describeError(error), 'failed to store the response for an idempotency key')
    }
  }

  async function firstResponse<Response>(
    first: FirstForm,
    key: string,
    { emails: templates, respond }: Templates & { respond(sent: ReadonlySet<string>): Response },
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
    const messages = await messagesOfForm(database.read, first.id)
    const emails = messages.filter(({ channel }) => channel === 'email')
    const response = respond(reportedAsSent(templates, emails, first.bot_check, outbox.emailsGoOut()))
    await saveResponse(first.id, response)
    return response
  }

  /** Made from this form alone: the response must not reveal whether the address is known. */
  function withReceipt<C extends FormCall, Answers>(
    type: FormType<C, Answers>,
    form: Form<Answers>,
    response: z.input<C['response']>,
  ): z.input<C['response']> {
    if (!type.receipt) return response
    const dueAt = replyDueAt(form.submittedAt, type.replyWithinBusinessDays)
    return Object.assign({}, response, type.receipt(form, dueAt && replyByText(dueAt), published.words))
  }

  return { accept }
}

function validKey(key: string) {
  if (!/^[\x21-\x7e]{8,200}$/.test(key))
    throw new PublicError(400, 'The idempotency key must be 8 to 200 printable ASCII characters without spaces.')
  return key
}
