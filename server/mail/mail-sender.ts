import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'
import { describeError } from '#server/plugins/describe-error.ts'
import { claimMail, isSuppressed, markEnded, markSent, type StoredMail, scheduleRetry } from './mail-repository.ts'
import { MailRefused, type MailTransport, type OutgoingMail } from './smtp-transport.ts'

const noteAgainMs = 1000

type SenderParts = {
  database: Database
  log: FastifyBaseLogger
  transport: MailTransport
  /** Makes the words of a stored mail. */
  compose: (mail: StoredMail) => OutgoingMail
  /** From one try to the next; after the last the mail has failed. */
  backoffMs: readonly number[]
  leaseMs: number
  onTried: OnMailTried
}

/** Hears how each try ended: `error` when not even that could be noted. */
export type OnMailTried = (result: 'sent' | 'retried' | 'failed' | 'suppressed' | 'error') => void

/**
 * One try to send one mail: take its lease, send it, note how that went. Notes are made only while the mail is still as
 * it was claimed, so that a try which took too long changes nothing under the one that followed it.
 */
export function createMailSender({ database, log, transport, compose, backoffMs, leaseMs, onTried }: SenderParts) {
  const inFuture = (ms: number) => new Date(Date.now() + ms).toISOString()
  const factsOf = ({ id, template, attempts }: StoredMail) => ({ mail: id, template, attempts })

  async function send(mail: StoredMail): Promise<boolean> {
    if (mail.recipient && (await isSuppressed(database.read, mail.recipient))) {
      await end(mail, 'suppressed', 'The address has unsubscribed.')
      return false
    }
    try {
      const { refused } = await transport.send(compose(mail))
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

  /** As long as the lease lasts nobody else sends it, and a database that comes back still keeps it from going out twice. */
  async function noteSent(mail: StoredMail, sentAt: string) {
    for (;;) {
      try {
        return await database.write(transaction => markSent(transaction, mail, sentAt))
      } catch (error) {
        if (!isDatabaseUnavailable(error) || inFuture(noteAgainMs) > (mail.leased_until ?? '')) throw error
        log.warn({ ...factsOf(mail), ...describeError(error) }, 'a mail was sent and cannot be noted yet')
        await sleep(noteAgainMs)
      }
    }
  }

  async function noteFailure(mail: StoredMail, error: unknown) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    const nextTryMs = backoffMs[mail.attempts - 1]
    if (error instanceof MailRefused) return end(mail, 'failed', `Refused: ${reason}`)
    if (nextTryMs === undefined) return end(mail, 'failed', `Given up after ${mail.attempts} tries: ${reason}`)
    await database.write(transaction => scheduleRetry(transaction, mail, inFuture(nextTryMs), reason))
    onTried('retried')
    // Codes only: the mail server's words may quote the address.
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    log.warn({ ...factsOf(mail), code, responseCode, nextTryMs }, 'mail not sent yet')
  }

  async function end(mail: StoredMail, status: 'failed' | 'suppressed', reason: string) {
    await database.write(transaction => markEnded(transaction, mail, status, reason))
    onTried(status)
    // The reason may quote the address: it is for the administrator, not for the log.
    log.warn({ ...factsOf(mail), status }, 'mail will not be sent')
  }

  /** Says whether the mail server took it. `dueOnly`: leaves it alone if another process has put the next try off. */
  return async (id: string, { dueOnly }: { dueOnly: boolean }) => {
    const now = new Date().toISOString()
    const leasedUntil = inFuture(leaseMs)
    const mail = await database.write(transaction => claimMail(transaction, { id, now, leasedUntil, dueOnly }))
    return mail ? send(mail) : false
  }
}
