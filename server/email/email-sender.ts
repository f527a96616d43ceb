import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'
import { describeError } from '#server/http/describe-error.ts'
import { claimEmail, isSuppressed, type StoredEmail, updateClaimed } from './email-repository.ts'
import { EmailRefused, type EmailTransport, type OutgoingEmail } from './smtp-transport.ts'

const noteAgainMs = 1000

type SenderParts = {
  database: Database
  log: FastifyBaseLogger
  transport: EmailTransport
  compose: (email: StoredEmail) => Promise<OutgoingEmail>
  /** From one try to the next. After the last, the email has failed. */
  backoffMs: readonly number[]
  leaseMs: number
  onTried: OnEmailTried
}

/** Gets the result of each try: `error` if not even that could be stored. */
export type OnEmailTried = (result: 'sent' | 'retried' | 'failed' | 'suppressed' | 'error') => void

/** One try to send one email: claims its lease, sends it and records the result. */
export function createEmailSender({ database, log, transport, compose, backoffMs, leaseMs, onTried }: SenderParts) {
  const inFuture = (ms: number) => new Date(Date.now() + ms).toISOString()
  const factsOf = ({ id, template, attempts }: StoredEmail) => ({ mail: id, template, attempts })

  async function send(mail: StoredEmail): Promise<boolean> {
    if (mail.recipient && (await isSuppressed(database.read, mail.recipient))) {
      await end(mail, 'suppressed', 'The address has unsubscribed.')
      return false
    }
    try {
      const { refused } = await transport.send(await compose(mail))
      if (refused > 0) log.warn({ ...factsOf(mail), refused }, 'some addresses in LEADS_TO were refused')
    } catch (error) {
      await noteFailure(mail, error)
      return false
    }
    await noteSent(mail, new Date().toISOString())
    onTried('sent')
    log.info(factsOf(mail), 'mail sent')
    return true
  }

  /** Retries until the lease ends: until then nobody else sends it, so it isn't sent twice. */
  async function noteSent(mail: StoredEmail, sentAt: string) {
    for (;;) {
      try {
        return await database.write(transaction =>
          updateClaimed(transaction, mail, { status: 'sent', sent_at: sentAt, last_error: null }),
        )
      } catch (error) {
        if (!isDatabaseUnavailable(error) || inFuture(noteAgainMs) > (mail.leased_until ?? '')) throw error
        log.warn({ ...factsOf(mail), ...describeError(error) }, 'email sent but not yet marked sent')
        await sleep(noteAgainMs)
      }
    }
  }

  async function noteFailure(mail: StoredEmail, error: unknown) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    const nextTryMs = backoffMs[mail.attempts - 1]
    if (error instanceof EmailRefused) return end(mail, 'failed', `Refused: ${reason}`)
    if (nextTryMs === undefined) return end(mail, 'failed', `Given up after ${mail.attempts} tries: ${reason}`)
    const next_try_at = inFuture(nextTryMs)
    await database.write(transaction => updateClaimed(transaction, mail, { next_try_at, last_error: reason }))
    onTried('retried')
    // Codes only: the server's text may quote the address.
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    log.warn({ ...factsOf(mail), code, responseCode, nextTryMs }, 'mail not sent yet')
  }

  async function end(mail: StoredEmail, status: 'failed' | 'suppressed', reason: string) {
    await database.write(transaction => updateClaimed(transaction, mail, { status, last_error: reason }))
    onTried(status)
    // Not the reason, because it may quote the address.
    log.warn({ ...factsOf(mail), status }, 'mail will not be sent')
  }

  /** Returns whether it was sent. `dueOnly`: not if another process has put off the next try. */
  return async (id: string, { dueOnly }: { dueOnly: boolean }) => {
    const now = new Date().toISOString()
    const leasedUntil = inFuture(leaseMs)
    const mail = await database.write(transaction => claimEmail(transaction, { id, now, leasedUntil, dueOnly }))
    return mail ? send(mail) : false
  }
}
