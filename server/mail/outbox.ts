import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { describeError } from '#server/plugins/describe-error.ts'
import { isSingleAddress } from './addresses.ts'
import {
  claimMail,
  dueMailIds,
  insertMail,
  isSuppressed,
  type MailStatus,
  markEnded,
  markSent,
  type StoredMail,
  scheduleRetry,
} from './mail-repository.ts'
import type { MailTemplate } from './mail-template.ts'
import { createSlots } from './slots.ts'
import { MailRefused, type MailTransport, type OutgoingMail } from './smtp-transport.ts'

export type NewMail<Data = never> = {
  template: MailTemplate<Data>
  data: Data
  leadId: string
  /** For visitors' mail. */
  recipient?: string
  /** Why a person should look at it before it goes out. */
  holdBecause?: string | null
}

export type MailTiming = {
  /** How long a visitor waits for the mails before the answer says that they were not sent yet. */
  budgetMs: number
  /** From one try to the next; after the last the mail has failed. */
  backoffMs: readonly number[]
  pollMs: number
  leaseMs: number
}

const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes

const usualTiming: MailTiming = {
  budgetMs: 3 * seconds,
  backoffMs: [30 * seconds, 2 * minutes, 10 * minutes, hours, 4 * hours, 12 * hours, 24 * hours],
  pollMs: 5 * seconds,
  // Longer than any one try can take (smtp-transport.ts), so that nobody else takes up a mail that is being sent.
  leaseMs: 3 * minutes,
}

/** The poll leaves a new mail to the request that wrote it for so long. */
const firstLookMs = 10 * seconds
const sendersAtOnce = 5
const mailsPerPoll = 50
const longestFarewellMs = 5 * seconds

type OutboxParts = {
  database: Database
  log: FastifyBaseLogger
  /** None: mails wait until one is configured. */
  transport: MailTransport | undefined
  /** Makes the words of a stored mail. */
  compose: (mail: StoredMail) => OutgoingMail
  /** The part of our addresses after the @, for the Message-ID. */
  domain: string
  timing?: Partial<MailTiming> | undefined
}

export type Outbox = ReturnType<typeof createOutbox>

/**
 * Mails are written in the transaction of the lead they belong to and sent after it. What cannot be sent at once is
 * tried again, across restarts, by whichever process takes the lease; a mail keeps its Message-ID through all tries.
 */
export function createOutbox({ database, log, transport, compose, domain, timing }: OutboxParts) {
  const { budgetMs, backoffMs, pollMs, leaseMs } = { ...usualTiming, ...timing }
  const slots = createSlots(sendersAtOnce)
  const underWay = new Set<Promise<unknown>>()
  let polling: NodeJS.Timeout | undefined
  let pollRunning = false

  const inFuture = (ms: number) => new Date(Date.now() + ms).toISOString()

  async function add<Data>(transaction: Kysely<Tables>, mail: NewMail<Data>) {
    const { template, data, leadId, recipient, holdBecause } = mail
    const [status, reason] = await firstStatus(transaction, recipient, holdBecause)
    return insertMail(transaction, {
      leadId,
      template: template.name,
      data,
      recipient: template.audience === 'team' ? null : (recipient ?? null),
      messageDomain: domain,
      status,
      reason,
      nextTryAt: inFuture(transport ? firstLookMs : 0),
      createdAt: new Date().toISOString(),
    })
  }

  /** Tries to send the mails now; says which ones the mail server has taken when the visitor should wait no longer. */
  async function deliver(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const sent = new Set<string>()
    if (!transport) return sent
    const signal = AbortSignal.timeout(budgetMs)
    const tries = ids.map(async id => {
      if (await tryOnce(id, signal)) sent.add(id)
    })
    await Promise.race([Promise.all(tries), aborted(signal)])
    return new Set(sent)
  }

  const tryOnce = (id: string, signal?: AbortSignal) => {
    const trying = attempt(id, signal).catch(error => {
      log.error({ mail: id, ...describeError(error) }, 'mail could not be handled')
      return false
    })
    underWay.add(trying)
    return trying.finally(() => underWay.delete(trying))
  }

  async function attempt(id: string, signal?: AbortSignal): Promise<boolean> {
    const giveBack = await slots.take(signal)
    if (!giveBack) return false
    try {
      const mail = await database.write(transaction =>
        claimMail(transaction, id, new Date().toISOString(), inFuture(leaseMs)),
      )
      return mail ? await sendClaimed(mail) : false
    } finally {
      giveBack()
    }
  }

  async function sendClaimed(mail: StoredMail): Promise<boolean> {
    if (mail.recipient && (await isSuppressed(database.read, mail.recipient))) {
      await end(mail, 'suppressed', 'The address has unsubscribed.')
      return false
    }
    try {
      await transport?.send(compose(mail))
    } catch (error) {
      await noteFailure(mail, error)
      return false
    }
    await database.write(transaction => markSent(transaction, mail.id, new Date().toISOString()))
    log.info({ mail: mail.id, template: mail.template, attempts: mail.attempts }, 'mail sent')
    return true
  }

  async function noteFailure(mail: StoredMail, error: unknown) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    const nextTryMs = backoffMs[mail.attempts - 1]
    if (error instanceof MailRefused) return end(mail, 'failed', `Refused: ${reason}`)
    if (nextTryMs === undefined) return end(mail, 'failed', `Given up after ${mail.attempts} tries: ${reason}`)
    await database.write(transaction => scheduleRetry(transaction, mail.id, inFuture(nextTryMs), reason))
    log.warn({ mail: mail.id, template: mail.template, attempts: mail.attempts, nextTryMs }, 'mail not sent yet')
  }

  async function end(mail: StoredMail, status: 'failed' | 'suppressed', reason: string) {
    await database.write(transaction => markEnded(transaction, mail.id, status, reason))
    // The reason may quote the address: it is for the administrator, not for the log.
    log.warn({ mail: mail.id, template: mail.template, attempts: mail.attempts, status }, 'mail will not be sent')
  }

  async function poll() {
    if (pollRunning) return
    pollRunning = true
    try {
      const ids = await dueMailIds(database.read, new Date().toISOString(), mailsPerPoll)
      await Promise.all(ids.map(id => tryOnce(id)))
    } catch (error) {
      log.warn(describeError(error), 'the outbox could not be read')
    } finally {
      pollRunning = false
    }
  }

  return {
    add,
    deliver,
    /** Whether there is anything to send with. */
    canSend: transport !== undefined,
    start() {
      if (!transport || polling) return
      polling = setInterval(poll, pollMs).unref()
      void poll()
    },
    /** What is being sent gets a moment to finish; the rest is on disk and goes out after the next start. */
    async stop() {
      clearInterval(polling)
      await Promise.race([Promise.all(underWay), aborted(AbortSignal.timeout(longestFarewellMs))])
    },
  }
}

async function firstStatus(
  transaction: Kysely<Tables>,
  recipient: string | undefined,
  holdBecause: string | null | undefined,
): Promise<[MailStatus, string | null]> {
  if (recipient === undefined) return ['waiting', null]
  if (!isSingleAddress(recipient)) return ['failed', 'This is not an address that mail can be sent to.']
  if (await isSuppressed(transaction, recipient)) return ['suppressed', 'The address has unsubscribed.']
  if (holdBecause) return ['held', holdBecause]
  return ['waiting', null]
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>(resolve => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
