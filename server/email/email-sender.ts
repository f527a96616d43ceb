import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'
import { describeError } from '#server/http/describe-error.ts'
import { claimEmail, isSuppressed, type StoredEmail, updateClaimed } from './email-repository.ts'
import { EmailRejected, type EmailTransport, type OutgoingEmail } from './smtp-transport.ts'

const markRetryMs = 1000

type SenderParts = {
  database: Database
  log: FastifyBaseLogger
  transport: EmailTransport
  compose: (email: StoredEmail) => Promise<OutgoingEmail>
  backoffMs: readonly number[]
  leaseMs: number
  onAttempt: OnEmailAttempt
}

/** `error`: the attempt couldn't be recorded. */
export type OnEmailAttempt = (result: 'sent' | 'retried' | 'failed' | 'suppressed' | 'error') => void

export function createEmailSender({ database, log, transport, compose, backoffMs, leaseMs, onAttempt }: SenderParts) {
  const isoFromNow = (ms: number) => new Date(Date.now() + ms).toISOString()
  const logFields = ({ id, template, attempts }: StoredEmail) => ({ emailId: id, template, attempts })

  async function send(email: StoredEmail): Promise<boolean> {
    if (email.recipient && (await isSuppressed(database.read, email.recipient))) {
      await finish(email, 'suppressed', 'The address has unsubscribed.')
      return false
    }
    try {
      const { refused } = await transport.send(await compose(email))
      if (refused > 0) log.warn({ ...logFields(email), refused }, 'some addresses in LEADS_TO were refused')
    } catch (error) {
      await recordFailure(email, error)
      return false
    }
    await markSent(email, new Date().toISOString())
    onAttempt('sent')
    log.info(logFields(email), 'email sent')
    return true
  }

  /** Retries while the lease lasts, because an email that isn't marked sent is sent again when it expires. */
  async function markSent(email: StoredEmail, sentAt: string) {
    for (;;) {
      try {
        return await database.write(transaction =>
          updateClaimed(transaction, email, { status: 'sent', sent_at: sentAt, last_error: null }),
        )
      } catch (error) {
        if (!isDatabaseUnavailable(error) || isoFromNow(markRetryMs) > (email.leased_until ?? '')) throw error
        log.warn({ ...logFields(email), ...describeError(error) }, 'email sent but not yet marked sent')
        await sleep(markRetryMs)
      }
    }
  }

  async function recordFailure(email: StoredEmail, error: unknown) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    const retryInMs = backoffMs[email.attempts - 1]
    if (error instanceof EmailRejected) return finish(email, 'failed', `Refused: ${reason}`)
    if (retryInMs === undefined) return finish(email, 'failed', `Gave up after ${email.attempts} attempts: ${reason}`)
    const next_attempt_at = isoFromNow(retryInMs)
    await database.write(transaction => updateClaimed(transaction, email, { next_attempt_at, last_error: reason }))
    onAttempt('retried')
    // Log codes only: the SMTP server's text may quote the address.
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    log.warn(
      { ...logFields(email), code, responseCode },
      `email delivery failed, retrying in ${Math.round(retryInMs / 6000) / 10} min`,
    )
  }

  async function finish(email: StoredEmail, status: 'failed' | 'suppressed', reason: string) {
    await database.write(transaction => updateClaimed(transaction, email, { status, last_error: reason }))
    onAttempt(status)
    log.warn({ ...logFields(email), status }, 'email will not be sent')
  }

  return async (id: string, { dueOnly }: { dueOnly: boolean }) => {
    const now = new Date().toISOString()
    const leasedUntil = isoFromNow(leaseMs)
    const email = await database.write(transaction => claimEmail(transaction, { id, now, leasedUntil, dueOnly }))
    return email ? send(email) : false
  }
}
