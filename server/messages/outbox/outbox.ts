import type { FastifyBaseLogger } from 'fastify'
import type { ChannelName } from '#contracts/outbox.ts'
import type { Actor } from '#server/admin/audit-log.ts'
import type { CancelTimer, Clock } from '#server/clock.ts'
import type { Database } from '#server/storage/database.ts'
import type { Channel } from './channel.ts'
import { createChannelQueue } from './channel-queue.ts'
import { requeue } from './message-repository.ts'
import type { OnAttempt } from './message-sender.ts'

export type OutboxTiming = {
  /** How long a form's response waits for its emails. */
  budgetMs: number
  backoffMs: readonly number[]
  pollMs: number
}

const seconds = 1000
const minutes = 60 * seconds

const defaultTiming: OutboxTiming = {
  budgetMs: 3 * seconds,
  // About 3.7 days in total, to outlast a weekend outage.
  backoffMs: [0.5, 2, 10, 60, 240, 720, 1440, 1440, 1440].map(count => count * minutes),
  pollMs: 5 * seconds,
}

const stopTimeoutMs = 5 * seconds
/** Leaves a new message to the process that stored it before the poll picks it up. */
const firstPollDelayMs = 10 * seconds

type OutboxParts = {
  database: Database
  log: FastifyBaseLogger
  clock: Clock
  channels: readonly Channel[]
  timing?: Partial<OutboxTiming> | undefined
  onAttempt?: OnAttempt | undefined
}

export type Outbox = ReturnType<typeof createOutbox>

/** A transactional outbox: messages commit with what they're about and are sent afterwards, by any process, under a lease. */
export function createOutbox({ database, log, clock, channels, timing, onAttempt = () => undefined }: OutboxParts) {
  const { budgetMs, backoffMs, pollMs } = { ...defaultTiming, ...timing }
  const queues = new Map(
    channels.map(channel => [
      channel.name,
      createChannelQueue({ database, log, clock, channel, backoffMs, onAttempt }),
    ]),
  )
  let stopPolling: CancelTimer | undefined
  const poll = () => Promise.all([...queues.values()].map(queue => queue.poll()))

  return {
    budgetMs,
    canSend: (channel: ChannelName) => queues.has(channel),

    firstAttemptAt: (channel: ChannelName) =>
      new Date(clock.now().getTime() + (queues.has(channel) ? firstPollDelayMs : 0)).toISOString(),

    /** Resolves after `budgetMs` at the latest, to the ids sent by then. */
    deliver: async (channel: ChannelName, ids: readonly string[]) =>
      (await queues.get(channel)?.deliver(ids, budgetMs)) ?? new Set<string>(),

    /** Like delivering a message, but sends none. Resolves to whether it would have been sent. */
    imitate: async (channel: ChannelName) => (await queues.get(channel)?.imitate(budgetMs)) ?? false,

    /** Nobody waits for the result. */
    sendNow: (channel: ChannelName, id: string) => void queues.get(channel)?.sendNow(id),

    async resend(id: string, actor: Actor) {
      const channel = await database.write(transaction => requeue(transaction, id, actor))
      if (channel) await queues.get(channel)?.deliver([id], budgetMs)
      return channel !== undefined
    },

    /** What's due, without waiting for the next poll. */
    sendDue: () => void poll(),

    start() {
      if (queues.size === 0 || stopPolling) return
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
