import { once } from 'node:events'
import PQueue from 'p-queue'
import { timeoutSignal } from '#server/clock.ts'
import { describeError } from '#server/http/describe-error.ts'
import { dueMessageIds } from './message-repository.ts'
import { createMessageSender, type SenderParts } from './message-sender.ts'
import { createRecentAttempts } from './recent-attempts.ts'

const maxConcurrentSends = 5
const messagesPerPoll = 50

/** One per channel, so that a slow webhook receiver doesn't hold up emails. */
export function createChannelQueue(parts: SenderParts) {
  const { database, log, clock, channel, onAttempt } = parts
  const attemptSend = createMessageSender(parts)
  const queue = new PQueue({ concurrency: maxConcurrentSends })
  const recent = createRecentAttempts()
  /** A clock that's set forward ends our own leases early. */
  const sending = new Set<string>()
  let pollRunning = false
  let stopping = false

  async function attempt(id: string, { dueOnly }: { dueOnly: boolean }): Promise<boolean> {
    if (stopping || sending.has(id)) return false
    sending.add(id)
    const startedAt = performance.now()
    try {
      const sent = await attemptSend(id, { dueOnly })
      if (sent !== undefined) recent.add({ ms: performance.now() - startedAt, sent })
      return sent === true
    } catch (error) {
      onAttempt(channel.name, 'error')
      log.error({ [`${channel.name}Id`]: id, ...describeError(error) }, `${channel.name} delivery failed`)
      return false
    } finally {
      sending.delete(id)
    }
  }

  /** New messages take priority over polled ones. */
  const sendNow = (id: string, signal?: AbortSignal) =>
    queue.add(async () => !signal?.aborted && attempt(id, { dueOnly: false }), { priority: 1 })

  return {
    sendNow,

    /** Resolves after `budgetMs` at the latest, to the ids sent by then. */
    async deliver(ids: readonly string[], budgetMs: number): Promise<ReadonlySet<string>> {
      const sent = new Set<string>()
      const signal = timeoutSignal(clock, budgetMs)
      const attempts = ids.map(async id => {
        if (await sendNow(id, signal)) sent.add(id)
      })
      await Promise.race([Promise.all(attempts), once(signal, 'abort')])
      return new Set(sent)
    },

    /**
     * Waits in the queue and takes its time like a message, so that nobody can tell who isn't sent one. Resolves to whether a
     * message would have been sent by then, after `budgetMs` at the latest.
     */
    async imitate(budgetMs: number) {
      const signal = timeoutSignal(clock, budgetMs)
      const wait = () => clock.sleep(recent.sampleMs(), signal)
      const sent = queue.add(wait, { priority: 1 }).then(recent.wasSent, () => false)
      return Promise.race([sent, once(signal, 'abort').then(() => false)])
    },

    async poll() {
      if (pollRunning) return
      pollRunning = true
      try {
        // Thousands may be due after an outage: send batch after batch until none gets through.
        for (let sent = true; sent && !stopping; ) {
          const ids = await dueMessageIds(database.read, channel.name, clock.now().toISOString(), messagesPerPoll)
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
