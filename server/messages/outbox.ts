import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import PQueue from 'p-queue'
import type { ChannelName } from '#contracts/outbox.ts'
import { hourMs, minuteMs, secondMs } from '#contracts/time.ts'
import type { Actor } from '#server/admin/audit-log.ts'
import { type CancelTimer, timeoutSignal } from '#server/clock.ts'
import { isPublicSite } from '#server/http/address-check.ts'
import type { Handle } from '#server/storage/database.ts'
import { describeError, isDatabaseUnavailable } from '#server/storage/database-errors.ts'
import { type Channel, NotWanted, Refused } from './channel.ts'
import { createEmailChannel, type EmailKinds, type EmailSource } from './emails.ts'
import { createIndexNowChannel } from './index-now.ts'
import {
  claimMessage,
  dueMessageIds,
  insertMessages,
  messageRecordOf,
  newMessage,
  requeue,
  type StoredMessage,
  updateClaimed,
} from './message-repository.ts'
import { createPush } from './push.ts'
import { attemptTimeoutMs, type EmailTransport } from './smtp.ts'
import { createWebhookChannel, type PayloadOf, type Post, type WebhookEvent } from './webhooks.ts'

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox
  }
}

export type OutboxTiming = {
  /** How long a form's response waits for its emails. */
  budgetMs: number
  backoffMs: readonly number[]
  pollMs: number
}

const defaultTiming: OutboxTiming = {
  budgetMs: 3 * secondMs,
  // About 3.7 days in total, to outlast a weekend outage.
  backoffMs: [
    30 * secondMs,
    ...[2, 10].map(minutes => minutes * minuteMs),
    ...[1, 4, 12, 24, 24, 24].map(hours => hours * hourMs),
  ],
  pollMs: 5 * secondMs,
}

const stopTimeoutMs = 5 * secondMs
/** Leaves a new message to the process that stored it before the poll picks it up. */
const firstPollDelayMs = 10 * secondMs
const maxConcurrentSends = 5
const messagesPerPoll = 50
const markRetryMs = secondMs
/** Longer than an attempt can take, or a second process could send the same message. */
const leaseMs = attemptTimeoutMs + minuteMs

export type Transports = { email?: EmailTransport; webhook?: Post; push?: Post }

export type OutboxOptions = {
  timing?: Partial<OutboxTiming> | undefined
  /** Instead of SMTP and HTTP. */
  transports?: Transports | undefined
}

export type Outbox = ReturnType<typeof createOutbox>

/** A transactional outbox: messages commit with what they're about and are sent afterwards, by any process, under a lease. */
export const outboxPlugin = fastifyPlugin(async (app: FastifyInstance, options: OutboxOptions) => {
  const outbox = createOutbox(app, options)
  app.decorate('outbox', outbox)
  app.addHook('onReady', async () => outbox.start())
  app.addHook('preClose', async () => outbox.pause())
  app.addHook('onClose', () => outbox.stop())
})

function createOutbox(app: FastifyInstance, { timing, transports }: OutboxOptions) {
  const { config, clock } = app
  const { budgetMs, backoffMs, pollMs } = { ...defaultTiming, ...timing }
  const emailKinds: EmailKinds = new Map()
  let webhookPayloadOf: PayloadOf = async () => ({})
  const queues = new Map<ChannelName, ChannelQueue>()
  const addQueue = (channel: Channel) => queues.set(channel.name, createChannelQueue(app, channel, backoffMs))
  const { smtpUrl, mailFrom, leadsTo } = config
  if (smtpUrl && mailFrom && leadsTo)
    addQueue(createEmailChannel(app, { smtpUrl, mailFrom, leadsTo }, emailKinds, transports?.email))
  if (config.webhookUrl && config.webhookSecret)
    addQueue(
      createWebhookChannel({
        url: config.webhookUrl,
        secret: config.webhookSecret,
        clock,
        payloadOf: message => webhookPayloadOf(message),
        post: transports?.webhook,
      }),
    )
  const push = createPush(app, transports?.push)
  addQueue(push.channel)
  if (isPublicSite(config.siteUrl)) addQueue(createIndexNowChannel(app, transports?.webhook))
  let stopPolling: CancelTimer | undefined
  const refresh = () => push.refresh().catch(error => app.log.warn(describeError(error), 'failed to read the devices'))
  const poll = () => Promise.all([refresh(), ...[...queues.values()].map(queue => queue.poll())])
  const canSend = (channel: ChannelName) => queues.has(channel)
  const firstAttemptAt = (channel: ChannelName) =>
    new Date(clock.now().getTime() + (canSend(channel) ? firstPollDelayMs : 0)).toISOString()
  const newWebhook = (event: WebhookEvent) =>
    newMessage({
      channel: 'webhook',
      template: event.type,
      form_id: 'formId' in event ? event.formId : null,
      lead_id: 'leadId' in event ? event.leadId : null,
      ...(event.type === 'trouble' && { payload: JSON.stringify(event.data), dedupe_key: event.dedupeKey }),
      created_at: clock.now().toISOString(),
      next_attempt_at: firstAttemptAt('webhook'),
    })
  const newWebhooks = (event: WebhookEvent) => (canSend('webhook') ? [newWebhook(event)] : [])

  return {
    budgetMs,
    canSend,
    push,

    /** What can be sent by email. Each part of the site adds its own. */
    addEmails(source: EmailSource) {
      for (const template of source.templates) emailKinds.set(template.name, { template, load: source.load })
    },

    writeWebhooks(payloadOf: PayloadOf) {
      webhookPayloadOf = payloadOf
    },

    firstAttemptAt,

    /** None unless a webhook is configured. */
    newWebhooks,

    /** Tells search engines which pages are new, changed or gone. In the transaction of the publication. */
    async addPages(transaction: Handle, paths: readonly string[], created_at: string) {
      if (!canSend('indexnow') || paths.length === 0) return
      const payload = JSON.stringify(paths)
      await insertMessages(transaction, [
        newMessage({ channel: 'indexnow', template: 'pages.changed', payload, created_at }),
      ])
    },

    /** In the transaction of the change. Goes out with the next poll. */
    addWebhook: (transaction: Handle, event: WebhookEvent) =>
      insertMessages(
        transaction,
        newWebhooks(event).map(message => ({ ...message, next_attempt_at: message.created_at })),
      ),

    /** Resolves after `budgetMs` at the latest, to the ids sent by then. */
    deliver: async (channel: ChannelName, ids: readonly string[]) =>
      (await queues.get(channel)?.deliver(ids, budgetMs)) ?? new Set<string>(),

    /** Whether the latest attempt to send an email got through, or none was made yet. */
    emailsGoOut: () => queues.get('email')?.goesOut() ?? false,

    /** Those that nobody waits for. */
    sendAll(messages: readonly StoredMessage[]) {
      for (const { id, channel } of messages)
        if (channel !== 'email') void queues.get(channel as ChannelName)?.sendNow(id)
    },

    async resend(id: string, actor: Actor) {
      const channel = await app.database.write(transaction => requeue(transaction, id, actor))
      if (channel) await queues.get(channel)?.deliver([id], budgetMs)
      return channel !== undefined
    },

    recordOf(message: StoredMessage) {
      const { channel, template } = message
      if (channel === 'push') return messageRecordOf(message, 'Notification')
      if (channel === 'webhook') return messageRecordOf(message, `Webhook: ${template.replace('.', ' ')}`)
      return messageRecordOf(message, emailKinds.get(template)?.template.title ?? template)
    },

    start() {
      stopPolling = clock.every(pollMs, poll)
      void poll()
    },

    /** Unsent messages are stored and go out after the next start. */
    pause() {
      for (const queue of queues.values()) queue.pause()
      stopPolling?.()
    },

    async stop() {
      const idle = Promise.all([...queues.values()].map(queue => queue.idle()))
      await Promise.race([idle, new Promise<void>(resolve => clock.after(stopTimeoutMs, resolve))])
    },
  }
}

type ChannelQueue = ReturnType<typeof createChannelQueue>

/** One per channel, so that a slow webhook receiver doesn't hold up emails. */
export function createChannelQueue(
  { database, clock, log }: Pick<FastifyInstance, 'database' | 'clock' | 'log'>,
  channel: Channel,
  backoffMs: readonly number[],
) {
  const { name } = channel
  const queue = new PQueue({ concurrency: maxConcurrentSends })
  /** A clock that's set forward ends our own leases early. */
  const sending = new Set<string>()
  let goesOut = true
  let pollRunning = false
  let stopping = false
  const isoFromNow = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()
  const logFields = ({ id, template, attempts }: StoredMessage) => ({ [`${name}Id`]: id, template, attempts })
  const update = (message: StoredMessage, change: Partial<StoredMessage>) =>
    database.write(transaction => updateClaimed(transaction, message, change))

  async function attempt(id: string, { dueOnly }: { dueOnly: boolean }): Promise<boolean> {
    if (stopping || sending.has(id)) return false
    sending.add(id)
    try {
      const claim = { id, now: isoFromNow(0), leasedUntil: isoFromNow(leaseMs), dueOnly }
      const message = await database.write(transaction => claimMessage(transaction, claim))
      return message !== undefined && (await send(message))
    } catch (error) {
      log.error({ [`${name}Id`]: id, ...describeError(error) }, `${name} delivery failed`)
      return false
    } finally {
      sending.delete(id)
    }
  }

  async function send(message: StoredMessage) {
    try {
      await channel.send(message)
    } catch (error) {
      // A visitor's wrong address, or an email that nobody wants, says nothing about the channel.
      if (!(error instanceof NotWanted || (error instanceof Refused && message.recipient !== null))) goesOut = false
      await recordFailure(message, error)
      return false
    }
    goesOut = true
    await markSent(message, isoFromNow(0))
    log.info(logFields(message), `${name} sent`)
    return true
  }

  /** Retries while the lease lasts, because a message that isn't marked sent is sent again when it expires. */
  async function markSent(message: StoredMessage, sentAt: string) {
    for (;;) {
      try {
        return await update(message, { status: 'sent', sent_at: sentAt, last_error: null })
      } catch (error) {
        if (!isDatabaseUnavailable(error) || isoFromNow(markRetryMs) > (message.leased_until ?? '')) throw error
        log.warn({ ...logFields(message), ...describeError(error) }, `${name} sent but not yet marked sent`)
        await clock.sleep(markRetryMs)
      }
    }
  }

  async function recordFailure(message: StoredMessage, error: unknown) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    const retryInMs = backoffMs[message.attempts - 1]
    if (error instanceof NotWanted) return finish(message, 'suppressed', reason)
    if (error instanceof Refused) return finish(message, 'failed', `Refused: ${reason}`)
    if (retryInMs === undefined)
      return finish(message, 'failed', `Gave up after ${message.attempts} attempts: ${reason}`)
    await update(message, { next_attempt_at: isoFromNow(retryInMs), last_error: reason })
    // Log codes only: a server's text may quote the address.
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    const minutes = Math.round((10 * retryInMs) / minuteMs) / 10
    log.warn({ ...logFields(message), code, responseCode }, `${name} delivery failed, retrying in ${minutes} min`)
  }

  async function finish(message: StoredMessage, status: 'failed' | 'suppressed', reason: string) {
    await update(message, { status, last_error: reason })
    log.warn({ ...logFields(message), status }, `${name} will not be sent`)
  }

  /** New messages take priority over polled ones. */
  const sendNow = (id: string, signal?: AbortSignal) =>
    queue.add(async () => !signal?.aborted && attempt(id, { dueOnly: false }), { priority: 1 })

  return {
    sendNow,
    goesOut: () => goesOut,

    async deliver(ids: readonly string[], budgetMs: number): Promise<ReadonlySet<string>> {
      const sent = new Set<string>()
      const signal = timeoutSignal(clock, budgetMs)
      const attempts = ids.map(async id => {
        if (await sendNow(id, signal)) sent.add(id)
      })
      await Promise.race([Promise.all(attempts), once(signal, 'abort')])
      return new Set(sent)
    },

    async poll() {
      if (pollRunning) return
      pollRunning = true
      try {
        // Thousands may be due after an outage: send batch after batch until none gets through.
        for (let sent = true; sent && !stopping; ) {
          const ids = await dueMessageIds(database.read, name, isoFromNow(0), messagesPerPoll)
          const attempts = ids.map(id => queue.add(() => attempt(id, { dueOnly: true })))
          sent = (await Promise.all(attempts)).includes(true)
        }
      } catch (error) {
        log.warn(describeError(error), 'failed to read the outbox')
      } finally {
        pollRunning = false
      }
    },

    pause() {
      stopping = true
    },

    idle: () => queue.onIdle(),
  }
}
