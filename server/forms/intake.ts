import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { replyByText, replyDueAt } from '#server/calendar/business-days.ts'
import { PublicError } from '#server/http/errors.ts'
import { leadUrl } from '#server/messages/lead-links.ts'
import { emailsOfForm, insertMessages, type StoredMessage } from '#server/messages/message-repository.ts'
import type { Handle } from '#server/storage/database.ts'
import type { Form, FormCall, FormType } from './form.ts'
import { emailCaps, newFormEmails, reportedAsSent } from './form-emails.ts'
import { findByKey, type Idempotency, insertForm } from './form-repository.ts'
import { saidIn } from './form-types.ts'
import { upsertLead } from './upsert-lead.ts'

type Templates = Pick<FormType<FormCall, never>, 'emails'>

type FirstForm = NonNullable<Awaited<ReturnType<typeof findByKey>>>

type Saved = { kind: 'repeated'; first: FirstForm } | { kind: 'stored'; messages: readonly StoredMessage[] }

const pollMs = 100

const sha256 = (text: string) => hash('sha256', text)

/** Stores a form with its lead and its emails in one transaction, sends the emails, and responds. A repeat changes nothing. */
export function formIntake(app: FastifyInstance) {
  const { database, outbox, published, clock, config } = app
  const ownHost = new URL(config.siteUrl).host
  const canEmail = outbox.canSend('email')
  const caps = emailCaps(config)

  async function accept<C extends FormCall, Answers>(
    type: FormType<C, Answers>,
    form: Form<Answers>,
    body: z.output<C['body']>,
    idempotencyKey: string | undefined,
  ): Promise<z.input<C['response']>> {
    const idempotency =
      idempotencyKey === undefined
        ? undefined
        : { key: sha256(`${form.kind} ${validKey(idempotencyKey)}`), bodyHash: sha256(JSON.stringify(body)) }
    const saved = await database.write(transaction => save(transaction, type, form, body, idempotency))
    if (saved.kind === 'repeated') {
      if (saved.first.body_hash !== idempotency?.bodyHash)
        throw new PublicError(
          409,
          'This form was already sent with different answers. Please reload the page and try again.',
        )
      const sent = await sentByFirst(saved.first, type)
      return respond(type, { ...form, submittedAt: saved.first.submitted_at }, sent)
    }
    app.visits.countStoredForm(form, ownHost)
    outbox.sendAll(saved.messages)
    return respond(type, form, await sendEmails(type, saved.messages, form.botCheck))
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
    const webhooks = outbox.newWebhooks({ type: 'form.received', formId: form.id, leadId: lead.id })
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
    if (!canEmail) return new Set<string>()
    const emails = messages.filter(({ channel }) => channel === 'email')
    const waiting = emails.filter(({ status }) => status === 'waiting').map(({ id }) => id)
    const sent = await outbox.deliver('email', waiting)
    const now = emails.map(email => (sent.has(email.id) ? { ...email, status: 'sent' } : email))
    return reportedAsSent(templates, now, botCheck, outbox.emailsGoOut())
  }

  /** As `sendEmails`. Waits while the first request may still be sending them, here or in another process. */
  async function sentByFirst({ id, submitted_at, bot_check }: FirstForm, { emails: templates }: Templates) {
    if (!canEmail) return new Set<string>()
    // The other server's clock may be ahead of ours, so the wait starts now at the latest.
    const giveUpAt = Math.min(Date.parse(submitted_at), clock.now().getTime()) + outbox.budgetMs
    for (;;) {
      const emails = await emailsOfForm(database.read, id)
      const isSending = emails.some(({ status, last_error }) => status === 'waiting' && last_error === null)
      if (!isSending || clock.now().getTime() >= giveUpAt)
        return reportedAsSent(templates, emails, bot_check, outbox.emailsGoOut())
      await clock.sleep(pollMs)
    }
  }

  /** Made from this form alone: the response must not reveal whether the address is known. */
  function respond<C extends FormCall, Answers>(
    type: FormType<C, Answers>,
    form: Form<Answers>,
    sent: ReadonlySet<string>,
  ) {
    const dueAt = replyDueAt(form.submittedAt, type.replyWithinBusinessDays)
    return type.respond(sent, form, dueAt && replyByText(dueAt), published.words)
  }

  return { accept }
}

function validKey(key: string) {
  if (!/^[\x21-\x7e]{8,200}$/.test(key))
    throw new PublicError(400, 'The idempotency key must be 8 to 200 printable ASCII characters without spaces.')
  return key
}
