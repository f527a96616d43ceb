import { randomUUID, randomUUIDv7 } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { MessageStatus } from '#contracts/outbox.ts'
import { dayMs, hourMs } from '#contracts/time.ts'
import { replyByText, replyDueAt } from '#server/calendar/business-days.ts'
import type { Config } from '#server/config.ts'
import { inboxKey, isSingleAddress } from '#server/email-address.ts'
import { heldAsBot, heldAsSpam, heldForInbox, heldForTotal } from '#server/messages/held-emails.ts'
import { newMessage, type StoredMessage } from '#server/messages/message-repository.ts'
import { unsubscribedReason, unsubscribeHash } from '#server/messages/unsubscribe.ts'
import { builtOnce } from '#server/storage/built-query.ts'
import type { Handle } from '#server/storage/database.ts'
import type { EmailedForm, Form, FormCall, FormType } from './form.ts'
import { findFormToEmail } from './form-repository.ts'
import { formTypeOf } from './form-types.ts'
import { newHourlySummary } from './hourly-summary.ts'

type Lead = { id: string; spam_at: string | null; status: string }

const emailsPerInboxPerDay = 3

/** Almost 200 random bits. The UUIDv7 prefix keeps index inserts sequential. */
const unsubscribeToken = () => `${randomUUIDv7()}${randomUUID()}`.replaceAll('-', '')

/** The form's emails, to store in its own transaction. `lead`: who sent it. */
export async function newFormEmails(
  { outbox }: FastifyInstance,
  caps: EmailCaps,
  transaction: Handle,
  { emails }: Pick<FormType<FormCall, never>, 'emails'>,
  form: Pick<Form, 'id' | 'contact' | 'botCheck' | 'submittedAt'>,
  lead: Lead,
): Promise<StoredMessage[]> {
  // The summary finds its forms by this time, so it has to be of the same hour.
  const now = new Date(form.submittedAt)
  const visitor = form.contact.email
  const counts = await countEmails(transaction, visitor, now)
  const toVisitor = statusForVisitor(form, lead, counts, caps.confirmations.isReached(now))
  const toTeam = statusForTeam(form, lead, caps.notices.isReached(now))
  const times = { created_at: now.toISOString(), next_attempt_at: outbox.firstAttemptAt('email') }
  const messages = emails.flatMap(({ name, audience }) => {
    const initial = audience === 'visitor' ? toVisitor : toTeam
    if (initial === inSummary) return []
    const [status, last_error] = initial
    if (status === 'waiting') caps[audience === 'visitor' ? 'confirmations' : 'notices'].count(now)
    return newMessage({
      channel: 'email',
      template: name,
      form_id: form.id,
      lead_id: lead.id,
      status,
      last_error,
      ...times,
      ...(audience === 'visitor' && {
        recipient: visitor,
        inbox_key: inboxKey(visitor),
        unsubscribe_token: unsubscribeToken(),
      }),
    })
  })
  return toTeam === inSummary ? [...messages, newHourlySummary(now)] : messages
}

type Counts = Record<'unsubscribed' | 'emails', number>

async function countEmails(transaction: Handle, address: string, now: Date) {
  const { rows } = await selectCounts(transaction, {
    addressHash: unsubscribeHash(address),
    inbox: inboxKey(address),
    dayAgo: new Date(now.getTime() - dayMs).toISOString(),
  })
  return rows[0] as Counts
}

/** One statement, because every form waits for it. */
const selectCounts = builtOnce((handle, [to]: ReadonlyArray<Record<'addressHash' | 'inbox' | 'dayAgo', string>>) =>
  sql<Counts>`
    select
      (select count(*) from suppressions where address_hash = ${to?.addressHash}) as unsubscribed,
      (select count(*) from outbox where inbox_key = ${to?.inbox} and created_at > ${to?.dayAgo}
        and status in ('sent', 'waiting')) as emails
    `.compile(handle),
)

/** What this process queued within the past hour. Not counted in the database, where every form would wait for it. */
function hourlyCap(max: number) {
  const times: number[] = []
  return {
    isReached(now: Date) {
      while (times[0] !== undefined && times[0] <= now.getTime() - hourMs) times.shift()
      return times.length >= max
    },
    count: (now: Date) => times.push(now.getTime()),
  }
}

export const emailCaps = ({ noticesPerHour, confirmationsPerHour }: Config) => ({
  notices: hourlyCap(noticesPerHour),
  confirmations: hourlyCap(confirmationsPerHour),
})
type EmailCaps = ReturnType<typeof emailCaps>

type InitialStatus = readonly [status: MessageStatus, reason: string | null]

const waiting: InitialStatus = ['waiting', null]
const spam: InitialStatus = ['dismissed', heldAsSpam]
/** Not stored at all. */
const inSummary = 'in the hourly summary'

/** Bots must not use up the notices of people, nor fill the team's inbox. */
function statusForTeam({ botCheck }: Pick<Form, 'botCheck'>, { spam_at }: Lead, isCapReached: boolean) {
  if (botCheck !== null || isCapReached) return inSummary
  return spam_at === null ? waiting : spam
}

/** A lead whose status the owner has changed is no stranger. */
function statusForVisitor(
  { contact, botCheck }: Pick<Form, 'contact' | 'botCheck'>,
  { spam_at, status }: Lead,
  { unsubscribed, emails }: Counts,
  isCapReached: boolean,
): InitialStatus {
  if (!isSingleAddress(contact.email)) return ['failed', "This isn't a valid email address."]
  if (spam_at !== null) return spam
  if (unsubscribed > 0) return ['suppressed', unsubscribedReason]
  if (botCheck !== null) return ['held', heldAsBot(botCheck)]
  if (emails >= emailsPerInboxPerDay) return ['held', heldForInbox(emailsPerInboxPerDay)]
  if (isCapReached && status === 'new') return ['held', heldForTotal]
  return waiting
}

type FormEmail = Pick<StoredMessage, 'template' | 'status'>

const isAttempted = ({ status }: FormEmail) => ['sent', 'waiting', 'failed'].includes(status)

/**
 * The names of the emails that the response reports as sent. It must not reveal what came from this address before, so an
 * email that isn't attempted (unsubscribed, spam, a limit) or stored (the summary) counts like the form's other one, or like the latest of any
 * form. Only a possible bot's confirmation is always reported as not sent.
 */
export function reportedAsSent(
  templates: FormType<FormCall, never>['emails'],
  emails: readonly FormEmail[],
  botCheck: string | null,
  emailsGoOut: boolean,
) {
  const attempted = emails.filter(isAttempted)
  const others = attempted.length > 0 ? attempted.every(({ status }) => status === 'sent') : emailsGoOut
  const reported = templates.filter(({ name, audience }) => {
    const email = attempted.find(({ template }) => template === name)
    if (email) return email.status === 'sent'
    return others && (audience === 'team' || botCheck === null)
  })
  return new Set(reported.map(({ name }) => name))
}

/** For its emails. With a new link on each attempt, because the token of an earlier one isn't stored. */
export async function loadEmailedForm(
  { database, clock }: FastifyInstance,
  { form_id, recipient }: StoredMessage,
): Promise<EmailedForm | undefined> {
  const form = await findFormToEmail(database.read, form_id ?? '')
  const type = form && formTypeOf(form.kind)
  if (!type) return undefined
  const now = clock.now()
  const isToVisitor = recipient !== null
  const dueAt = replyDueAt(form.submittedAt, type.replyWithinBusinessDays)
  const isTooLate = isToVisitor && dueAt !== null && Date.parse(dueAt) < now.getTime()
  const linkToken = isToVisitor ? await type.createLink?.(database, form.id, now) : undefined
  return {
    ...form,
    replyBy: dueAt === null || isTooLate ? null : replyByText(dueAt),
    linkToken: linkToken ?? null,
  }
}
