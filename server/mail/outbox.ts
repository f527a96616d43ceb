import { randomUUIDv7 } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { describeError } from '#server/plugins/describe-error.ts'
import { createSlots } from '#server/slots.ts'
import { isSingleAddress } from './addresses.ts'
import { dueMailIds, insertMails, type MailStatus, type StoredMail, standingOf, startOver } from './mail-repository.ts'
import { createMailSender, type OnMailTried } from './mail-sender.ts'
import type { MailTemplate } from './mail-template.ts'
import type { MailTransport, OutgoingMail } from './smtp-transport.ts'
import { teamDigest } from './team-digest.ts'

type MailsOfLead<Data> = {
  leadId: string
  templates: ReadonlyArray<MailTemplate<Data>>
  data: Data
  /** Who gets what is not for the team. */
  visitor: string
  /** Why a person should look at the visitor's mail before it goes out. */
  holdBecause: string | null
}

export type MailTiming = {
  /** How long a visitor waits for the mails before the answer says that they were not sent yet. */
  budgetMs: number
  backoffMs: readonly number[]
  pollMs: number
}

const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes

const usualTiming: MailTiming = {
  budgetMs: 3 * seconds,
  // Three days and a half: a mail server that broke on a Friday evening is mended by then.
  backoffMs: [
    30 * seconds,
    2 * minutes,
    10 * minutes,
    hours,
    4 * hours,
    12 * hours,
    24 * hours,
    24 * hours,
    24 * hours,
  ],
  pollMs: 5 * seconds,
}

/** Longer than any one try can take (smtp-transport.ts), so that nobody else takes up a mail that is being sent. */
const leaseMs = 6 * minutes
/** The poll leaves a new mail to the request that wrote it for so long. */
const firstLookMs = 10 * seconds
const sendersAtOnce = 5
const mailsPerPoll = 50
const longestFarewellMs = 5 * seconds
/** One for each form we have. More in a day to one inbox isn't a visitor who fills in our forms. */
const mailsPerDay = 3

type OutboxParts = {
  database: Database
  log: FastifyBaseLogger
  /** None: mails wait until one is configured. */
  transport: MailTransport | undefined
  compose: (mail: StoredMail) => OutgoingMail
  /** The part of our addresses after the @, for the Message-ID. */
  domain: string
  /** Above that, the team gets one digest an hour. */
  noticesPerHour: number
  timing?: Partial<MailTiming> | undefined
  onTried?: OnMailTried | undefined
}

export type Outbox = ReturnType<typeof createOutbox>

/**
 * Mails are written in the transaction of the lead they belong to and sent after it. What cannot be sent at once is
 * tried again, across restarts, by whichever process takes the lease; a mail keeps its Message-ID through all tries.
 */
export function createOutbox(parts: OutboxParts) {
  const { database, log, transport, compose, domain, noticesPerHour, timing, onTried = () => undefined } = parts
  const { budgetMs, backoffMs, pollMs } = { ...usualTiming, ...timing }
  const trySending = transport && createMailSender({ database, log, transport, compose, backoffMs, leaseMs, onTried })
  const slots = createSlots(sendersAtOnce)
  const underWay = new Set<Promise<unknown>>()
  let polling: NodeJS.Timeout | undefined
  let pollRunning = false
  let stopping = false

  /** Returns the ids of the mails by the names of their templates. */
  async function add<Data>(transaction: Kysely<Tables>, mails: MailsOfLead<Data>): Promise<Map<string, string>> {
    const { leadId, visitor, holdBecause } = mails
    const now = Date.now()
    const standing = await standingOf(transaction, visitor, {
      aDayAgo: new Date(now - 24 * hours).toISOString(),
      anHourAgo: new Date(now - hours).toISOString(),
    })
    const visitorStatus = firstStatus(visitor, standing, holdBecause)
    const isFlood = standing.notices >= noticesPerHour
    const templates: ReadonlyArray<Pick<MailTemplate<never>, 'name' | 'audience'>> = isFlood
      ? [
          ...mails.templates.filter(({ audience }) => audience === 'visitor'),
          ...(standing.digests === 0 ? [teamDigest] : []),
        ]
      : mails.templates
    const data = JSON.stringify(mails.data)
    const digestData = JSON.stringify({ noticesPerHour })
    const ids = new Map(templates.map(({ name }) => [name, randomUUIDv7()]))
    const rows = templates.map(({ name, audience }) => {
      const [status, reason] = audience === 'visitor' ? visitorStatus : waiting
      return {
        id: ids.get(name) as string,
        leadId,
        template: name,
        data: name === teamDigest.name ? digestData : data,
        recipient: audience === 'visitor' ? visitor : null,
        messageDomain: domain,
        status,
        reason,
        nextTryAt: new Date(now + (trySending ? firstLookMs : 0)).toISOString(),
        createdAt: new Date(now).toISOString(),
      }
    })
    if (rows.length > 0) await insertMails(transaction, rows)
    return ids
  }

  /** Tries to send the mails now; says which ones the mail server has taken when the visitor should wait no longer. */
  async function deliver(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const sent = new Set<string>()
    const signal = AbortSignal.timeout(budgetMs)
    const tries = ids.map(async id => {
      if (await inTurn(id, signal)) sent.add(id)
    })
    await Promise.race([Promise.all(tries), aborted(signal)])
    return new Set(sent)
  }

  /** Those whom a visitor waits for, and so give a signal, come before those whom the poll found. */
  async function inTurn(id: string, signal?: AbortSignal): Promise<boolean> {
    const giveBack = await slots.take(signal)
    if (!giveBack) return false
    const trying = stopping || !trySending ? Promise.resolve(false) : trySending(id, { dueOnly: !signal })
    underWay.add(trying)
    try {
      return await trying
    } catch (error) {
      onTried('error')
      log.error({ mail: id, ...describeError(error) }, 'mail could not be handled')
      return false
    } finally {
      underWay.delete(trying)
      giveBack()
    }
  }

  /** Tries it again from the beginning, as the administrator asked. Says whether there was anything to try. */
  async function resend(id: string) {
    const again = await database.write(transaction => startOver(transaction, id, new Date().toISOString()))
    if (again && trySending) await deliver([id])
    return again
  }

  async function poll() {
    if (pollRunning) return
    pollRunning = true
    try {
      // After an outage thousands may be due: one lot after the other, as fast as the mail server takes them. Where it
      // takes none, or none can be noted, the next look is soon enough.
      for (let sent = true; sent && !stopping; ) {
        const ids = await dueMailIds(database.read, new Date().toISOString(), mailsPerPoll)
        sent = (await Promise.all(ids.map(id => inTurn(id)))).includes(true)
      }
    } catch (error) {
      log.warn(describeError(error), 'the outbox could not be read')
    } finally {
      pollRunning = false
    }
  }

  return {
    add,
    deliver,
    resend,
    /** Whether there is anything to send with. */
    canSend: trySending !== undefined,
    start() {
      if (!trySending || polling) return
      polling = setInterval(poll, pollMs).unref()
      void poll()
    },
    /** From now on no mail is begun; what is not sent yet is on disk and goes out after the next start. */
    pause() {
      stopping = true
      clearInterval(polling)
    },
    /** What is being sent gets a moment to finish. */
    async stop() {
      await Promise.race([Promise.allSettled(underWay), aborted(AbortSignal.timeout(longestFarewellMs))])
    },
  }
}

type FirstStatus = readonly [status: MailStatus, reason: string | null]

const waiting: FirstStatus = ['waiting', null]

type Standing = Awaited<ReturnType<typeof standingOf>>

function firstStatus(recipient: string, { isSuppressed, mails }: Standing, holdBecause: string | null): FirstStatus {
  if (!isSingleAddress(recipient)) return ['failed', 'This is not an address that mail can be sent to.']
  if (isSuppressed) return ['suppressed', 'The address has unsubscribed.']
  if (holdBecause) return ['held', holdBecause]
  if (mails >= mailsPerDay)
    return ['held', `Not sent: this inbox already got ${mailsPerDay} emails from us within a day.`]
  return waiting
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>(resolve => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
