import { createTransport } from 'nodemailer'
import type { NodemailerError } from 'nodemailer/lib/errors'

export type OutgoingMail = {
  from: string
  to: readonly string[]
  replyTo?: string
  subject: string
  html: string
  text: string
  messageId: string
  headers: Record<string, string>
}

/** Sends one mail; throws a `MailRefused` when trying again is no use, any other error when it may help. */
export type MailTransport = { send(mail: OutgoingMail): Promise<void> }

/** The mail server will not take this mail, today or tomorrow. */
export class MailRefused extends Error {}

const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** What the server said about the recipient or the text is final. What it said about us (login, sender) can be mended. */
const finalCommands = new Set(['RCPT TO', 'DATA'])

export function createSmtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  return {
    async send({ replyTo, to, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          // As objects, so that no text is ever read as a list of addresses.
          to: to.map(address => ({ name: '', address })),
          ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        })
      } catch (error) {
        const { permanent, command, response, message } = error as NodemailerError
        if (permanent && finalCommands.has(command ?? '')) throw new MailRefused(response ?? message)
        throw error
      }
    },
  }
}
