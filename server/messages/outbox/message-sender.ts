import type { FastifyBaseLogger } from 'fastify'
import type { ChannelName } from '#contracts/outbox.ts'
import type { Clock } from '#server/clock.ts'
import { describeError } from '#server/http/describe-error.ts'
import type { Database } from '#server/storage/database.ts'
import { isDatabaseUnavailable } from '#server/storage/unavailable.ts'
import { type Channel, NotWanted, Refused } from './channel.ts'
import { claimMessage, type StoredMessage, updateClaimed } from './message-repository.ts'

const markRetryMs = 1000

export type SenderParts = {
  database: Database
  log: FastifyBaseLogger
  clock: Clock
  channel: Channel
  backoffMs: readonly number[]
  onAttempt: OnAttempt
}

/** `error`: the attempt couldn't be recorded. */
export type OnAttempt = (channel: ChannelName, result: 'sent' | 'retried' | 'failed' | 'suppressed' | 'error') => void

export function createMessageSender({ database, log, clock, channel, backoffMs, onAttempt }: SenderParts) {
  const { name, leaseMs } = channel
  const isoFromNow = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()
  const logFields = ({ id, template, attempts }: StoredMessage) => ({ [`${name}Id`]: id, template, attempts })

  async function send(message: StoredMessage) {
    try {
      await channel.send(message)
    } catch (error) {
      await recordFailure(message, error)
      const isAboutVisitor = error instanceof NotWanted || (error instanceof Refused && message.recipient !== null)
      return isAboutVisitor ? undefined : false
    }
    await markSent(message, clock.now().toISOString())
    onAttempt(name, 'sent')
    log.info(logFields(message), `${name} sent`)
    return true
  }

  /** Retries while the lease lasts, because a message that isn't marked sent is sent again when it expires. */
  async function markSent(message: StoredMessage, sentAt: string) {
    for (;;) {
      try {
        return await database.write(transaction =>
          updateClaimed(transaction, message, { status: 'sent', sent_at: sentAt, last_error: null }),
        )
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
    const next_attempt_at = isoFromNow(retryInMs)
    await database.write(transaction => updateClaimed(transaction, message, { next_attempt_at, last_error: reason }))
    onAttempt(name, 'retried')
    // Log codes only: a server's text may quote the address.
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    log.warn(
      { ...logFields(message), code, responseCode },
      `${name} delivery failed, retrying in ${Math.round(retryInMs / 6000) / 10} min`,
    )
  }

  async function finish(message: StoredMessage, status: 'failed' | 'suppressed', reason: string) {
    await database.write(transaction => updateClaimed(transaction, message, { status, last_error: reason }))
    onAttempt(name, status)
    log.warn({ ...logFields(message), status }, `${name} will not be sent`)
  }

  /** Whether it was sent. Undefined if that says nothing about the channel: nobody wants it, or a visitor's address is wrong. */
  return async (id: string, { dueOnly }: { dueOnly: boolean }) => {
    const now = clock.now().toISOString()
    const leasedUntil = isoFromNow(leaseMs)
    const message = await database.write(transaction => claimMessage(transaction, { id, now, leasedUntil, dueOnly }))
    return message ? send(message) : undefined
  }
}
