import { randomUUIDv7 } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import PQueue from 'p-queue'
import type { Database, Handle } from '#server/db/database.ts'
import { describeError } from '#server/http/describe-error.ts'
import { isSingleAddress } from './addresses.ts'
import {
  dueEmailIds,
  type EmailStatus,
  insertEmails,
  liftSuppression,
  recipientStatus,
  requeue,
  type StoredEmail,
} from './email-repository.ts'
import { createEmailSender, type OnEmailAttempt } from './email-sender.ts'
import type { EmailTemplate } from './email-template.ts'
import type { EmailTransport, OutgoingEmail } from './smtp-transport.ts'
import { teamDigest } from './team-digest.ts'

type FormEmails<Data> = {
  formId: string
  templates: ReadonlyArray<EmailTemplate<Data>>
  visitor: string
  holdReason: string | null
  /** The visitor explicitly asked for email, which lifts an earlier unsubscribe. */
  isRequested: boolean
}

export type EmailTiming = {
  /** How long a form's response waits for its emails. */
  budgetMs: number
  backoffMs: readonly number[]
  pollMs: number
}

const seconds = 1000
const minutes = 60 * seconds

const defaultTiming: EmailTiming = {
  budgetMs: 3 * seconds,
  // About 3.7 days in total, to outlast a weekend outage.
  backoffMs: [0.5, 2, 10, 60, 240, 720, 1440, 1440, 1440].map(count => count * minutes),
  pollMs: 5 * seconds,
}

/** Must exceed attemptTimeoutMs in smtp-transport.ts, or a second process could send the same email. */
const leaseMs = 6 * minutes
/** Leaves a new email to the request that stored it before the poll picks it up. */
const firstPollDelayMs = 10 * seconds
const maxConcurrentSends = 5
const emailsPerPoll = 50
const stopTimeoutMs = 5 * seconds
const emailsPerInboxPerDay = 3

type OutboxParts = {
  database: Database
  log: FastifyBaseLogger
  transport: EmailTransport | undefined
  compose: (email: StoredEmail) => Promise<OutgoingEmail>
  domain: string
  noticesPerHour: number
  timing?: Partial<EmailTiming> | undefined
  onAttempt?: OnEmailAttempt | undefined
}

export type Outbox = ReturnType<typeof createOutbox>

/** A transactional outbox: emails commit with their form and are sent afterwards, by any process, under a lease. */
export function createOutbox(parts: OutboxParts) {
  const { database, log, transport, compose, domain, noticesPerHour, timing, onAttempt = () => undefined } = parts
  const { budgetMs, backoffMs, pollMs } = { ...defaultTiming, ...timing }
  const attemptSend =
    transport && createEmailSender({ database, log, transport, compose, backoffMs, leaseMs, onAttempt })
  const queue = new PQueue({ concurrency: maxConcurrentSends })
  let polling: NodeJS.Timeout | undefined
  let pollRunning = false
  let stopping = false

  async function add<Data>(transaction: Handle, emails: FormEmails<Data>) {
    const { formId, visitor, holdReason, isRequested } = emails
    const now = Date.now()
    const recipient = await recipientStatus(transaction, visitor, noticesPerHour)
    if (recipient.isSuppressed && isRequested && !holdReason) {
      await liftSuppression(transaction, visitor)
      recipient.isSuppressed = false
    }
    const visitorStatus = initialStatus(visitor, recipient, holdReason)
    const templates: ReadonlyArray<Pick<EmailTemplate<never>, 'name' | 'audience'>> = recipient.isTeamFlooded
      ? [
          ...emails.templates.filter(({ audience }) => audience === 'visitor'),
          ...(recipient.hasDigest ? [] : [teamDigest]),
        ]
      : emails.templates
    const rows = templates.map(({ name, audience }) => {
      const [status, last_error] = audience === 'visitor' ? visitorStatus : waiting
      const id = randomUUIDv7()
      return {
        id,
        form_id: formId,
        template: name,
        recipient: audience === 'visitor' ? visitor : null,
        message_id: `<${id}@${domain}>`,
        status,
        last_error,
        next_attempt_at: new Date(now + (attemptSend ? firstPollDelayMs : 0)).toISOString(),
        created_at: new Date(now).toISOString(),
      }
    })
    if (rows.length > 0) await insertEmails(transaction, rows)
    const isUnwanted = ({ status }: (typeof rows)[number]) => status === 'suppressed'
    return {
      ids: new Map(rows.filter(row => !isUnwanted(row)).map(({ template, id }) => [template, id])),
      unwanted: rows.filter(isUnwanted).map(({ template }) => template),
    }
  }

  /** Resolves after `budgetMs` at the latest, to the ids sent by then. */
  async function deliver(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const sent = new Set<string>()
    const signal = AbortSignal.timeout(budgetMs)
    const attempts = ids.map(async id => {
      if (await enqueue(id, signal)) sent.add(id)
    })
    await Promise.race([Promise.all(attempts), once(signal, 'abort')])
    return new Set(sent)
  }

  /** A signal means a visitor is waiting: that email takes priority over polled ones. */
  const enqueue = (id: string, signal?: AbortSignal) =>
    queue.add(() => attempt(id, signal), { priority: signal ? 1 : 0 })

  async function attempt(id: string, signal?: AbortSignal): Promise<boolean> {
    if (!attemptSend || stopping || signal?.aborted) return false
    try {
      return await attemptSend(id, { dueOnly: !signal })
    } catch (error) {
      onAttempt('error')
      log.error({ emailId: id, ...describeError(error) }, 'email delivery failed')
      return false
    }
  }

  async function resend(id: string) {
    const requeued = await database.write(transaction => requeue(transaction, id, new Date().toISOString()))
    if (requeued && attemptSend) await deliver([id])
    return requeued
  }

  async function poll() {
    if (pollRunning) return
    pollRunning = true
    try {
      // Thousands may be due after an outage: send batch after batch until none gets through.
      for (let sent = true; sent && !stopping; ) {
        const ids = await dueEmailIds(database.read, new Date().toISOString(), emailsPerPoll)
        sent = (await Promise.all(ids.map(id => enqueue(id)))).includes(true)
      }
    } catch (error) {
      log.warn(describeError(error), 'failed to read the outbox')
    } finally {
      pollRunning = false
    }
  }

  return {
    add,
    deliver,
    resend,
    budgetMs,
    canSend: attemptSend !== undefined,
    start() {
      if (!attemptSend || polling) return
      polling = setInterval(poll, pollMs).unref()
      void poll()
    },
    /** Unsent emails are stored and go out after the next start. */
    pause() {
      stopping = true
      clearInterval(polling)
    },
    async stop() {
      await Promise.race([queue.onIdle(), sleep(stopTimeoutMs, undefined, { ref: false })])
    },
  }
}

type InitialStatus = readonly [status: EmailStatus, reason: string | null]

const waiting: InitialStatus = ['waiting', null]

type Recipient = Awaited<ReturnType<typeof recipientStatus>>

function initialStatus(
  recipient: string,
  { isSuppressed, emails }: Recipient,
  holdReason: string | null,
): InitialStatus {
  if (!isSingleAddress(recipient)) return ['failed', "This isn't a valid email address."]
  if (isSuppressed) return ['suppressed', 'The address has unsubscribed.']
  if (holdReason) return ['held', holdReason]
  if (emails >= emailsPerInboxPerDay)
    return ['held', `Not sent: this inbox already got ${emailsPerInboxPerDay} emails from us in the past 24 hours.`]
  return waiting
}
