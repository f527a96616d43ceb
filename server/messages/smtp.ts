import type { NodemailerError } from 'nodemailer/lib/errors'
import { minuteMs } from '#contracts/time.ts'
import { withTimeout } from '#server/clock.ts'
import { isLoopback } from '#server/config.ts'
import { Refused } from './channel.ts'

export type OutgoingEmail = {
  from: string
  to: readonly string[]
  replyTo?: string
  subject: string
  html: string
  text: string
  messageId: string
  headers: Record<string, string>
}

export type EmailTransport = {
  /** Throws `Refused` if a retry can't help. */
  send(email: OutgoingEmail): Promise<void>
}

const connectMs = 10_000
/** A server may scan an email for minutes before accepting it. Hanging up earlier would send it twice. */
const idleTimeoutMs = 4 * minuteMs
export const attemptTimeoutMs = 5 * minuteMs

/** Only a rejection of the recipient or the content is final. Our login, sender and quota are fixable. */
const finalCommands = new Set(['RCPT TO', 'DATA'])
const senderFault = /^\d{3}[ -]5\.[347]\./

export function createSmtpTransport(url: string) {
  return {
    async send({ replyTo, to, ...email }) {
      const transport = await openTransport(url)
      try {
        const sending = transport.sendMail({
          ...email,
          // Objects, because Nodemailer parses strings as address lists.
          to: to.map(address => ({ name: '', address })),
          ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        })
        await withTimeout(attemptTimeoutMs, sending)
      } catch (error) {
        const { permanent, command, response = '', message } = error as NodemailerError
        if (permanent && finalCommands.has(command ?? '') && !senderFault.test(response))
          throw new Refused(response || message)
        throw error
      }
    },
    /** Connects and logs in without sending anything. */
    async verify() {
      await (await openTransport(url)).verify()
    },
  } satisfies EmailTransport & { verify(): Promise<void> }
}

/** Loaded when the first email is sent. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    requireTLS: needsTls(url),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: idleTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function needsTls(url: string) {
  const { hostname, searchParams } = new URL(url)
  return !isLoopback(hostname) && searchParams.get('requireTLS') !== 'false' && searchParams.get('ignoreTLS') !== 'true'
}
