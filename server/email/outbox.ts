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

type EmailsOfForm<Data> = {
  formId: string
  templates: ReadonlyArray<EmailTemplate<Data>>
  visitor: string
  /** Why a person should look at the visitor's email before it's sent. */
  holdReason: string | null
  /** The visitor asks for email now, whether or not they unsubscribed earlier. */
  isRequested: boolean
}

export type EmailTiming = {
  /** How long a visitor waits for the emails before the response says that they weren't sent yet. */
  budgetMs: number
  backoffMs: readonly number[]
  pollMs: number
}

const seconds = 1000
const minutes = 60 * seconds

const defaultTiming: EmailTiming = {
  budgetMs: 3 * seconds,
  // Three and a half days: enough for an outage over a weekend.
  backoffMs: [0.5, 2, 10, 60, 240, 720, 1440, 1440, 1440].map(count => count * minutes),
  pollMs: 5 * seconds,
}

/** Longer than any attempt can take (smtp-transport.ts), so that no other process sends an email that's being sent. */
const leaseMs = 6 * minutes
/** For this long, the poll leaves a new email to the request that stored it. */
const firstPollDelayMs = 10 * seconds
const maxConcurrentSends = 5
const emailsPerPoll = 50
const stopTimeoutMs = 5 * seconds
/** One for each form we have. More in a day to one inbox isn't a visitor who fills in our forms. */
const emailsPerDay = 3

type OutboxParts = {
  database: Database
  log: FastifyBaseLogger
  /** None: emails wait until one is configured. */
  transport: EmailTransport | undefined
  compose: (email: StoredEmail) => Promise<OutgoingEmail>
  /** The part of our addresses after the @, for the Message-ID. */
  domain: string
  /** Above that, the team gets one digest an hour. */
  noticesPerHour: number
  timing?: Partial<EmailTiming> | undefined
  onAttempt?: OnEmailAttempt | undefined
}

export type Outbox = ReturnType<typeof createOutbox>

/** Emails are stored in the transaction of their form and sent after it. Whichever process takes the lease retries. */
export function createOutbox(parts: OutboxParts) {
  const { database, log, transport, compose, domain, noticesPerHour, timing, onAttempt = () => undefined } = parts
  const { budgetMs, backoffMs, pollMs } = { ...defaultTiming, ...timing }
  const attemptSend =
    transport && createEmailSender({ database, log, transport, compose, backoffMs, leaseMs, onAttempt })
  const queue = new PQueue({ concurrency: maxConcurrentSends })
  let polling: NodeJS.Timeout | undefined
  let pollRunning = false
  let stopping = false

  /** Returns the ids by template name, without those that the visitor doesn't want. */
  async function add<Data>(transaction: Handle, emails: EmailsOfForm<Data>) {
    const { formId, visitor, holdReason, isRequested } = emails
    const now = Date.now()
    const recipient = await recipientStatus(transaction, visitor, noticesPerHour)
    if (recipient.isSuppressed && isRequested && !holdReason) {
      await liftSuppression(transaction, visitor)
      recipient.isSuppressed = false
    }
    const visitorStatus = firstStatus(visitor, recipient, holdReason)
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

  /** Tries to send the emails now. Returns those that were sent by the time the visitor should get a response. */
  async function deliver(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const sent = new Set<string>()
    const signal = AbortSignal.timeout(budgetMs)
    const attempts = ids.map(async id => {
      if (await enqueue(id, signal)) sent.add(id)
    })
    await Promise.race([Promise.all(attempts), once(signal, 'abort')])
    return new Set(sent)
  }

  /** Emails that a visitor waits for, until the signal, come before those that the poll found. */
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

  /** Starts over, as the administrator asked. Returns whether there was anything to send. */
  async function resend(id: string) {
    const again = await database.write(transaction => requeue(transaction, id, new Date().toISOString()))
    if (again && attemptSend) await deliver([id])
    return again
  }

  async function poll() {
    if (pollRunning) return
    pollRunning = true
    try {
      // After an outage thousands may be due: they're sent in batches until the eSMTP server takes none.
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
    /** Starts no more emails. What isn't sent yet is on disk and goes out after the next start. */
    pause() {
      stopping = true
      clearInterval(polling)
    },
    /** What is being sent gets a moment to finish. */
    async stop() {
      await Promise.race([queue.onIdle(), sleep(stopTimeoutMs, undefined, { ref: false })])
    },
  }
}

type FirstStatus = readonly [status: EmailStatus, reason: string | null]

const waiting: FirstStatus = ['waiting', null]

type Recipient = Awaited<ReturnType<typeof recipientStatus>>

function firstStatus(recipient: string, { isSuppressed, emails }: Recipient, holdReason: string | null): FirstStatus {
  if (!isSingleAddress(recipient)) return ['failed', 'This is not a valid email address.']
  if (isSuppressed) return ['suppressed', 'The address has unsubscribed.']
  if (holdReason) return ['held', holdReason]
  if (emails >= emailsPerDay)
    return ['held', `Not sent: this inbox already got ${emailsPerDay} emails from us within a day.`]
  return waiting
}
