import { connect, type Socket } from 'node:net'
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

export type MailTransport = {
  /**
   * Sends one mail and says how many of its recipients were refused beside those who were not. Throws a `MailRefused`
   * when trying again is no use, any other error when it may help.
   */
  send(mail: OutgoingMail): Promise<{ refused: number }>
}

/** The mail server will not take this mail, today or tomorrow. */
export class MailRefused extends Error {}

const connectMs = 10_000
/** A server may look through a mail for minutes before it says that it has taken it: hanging up sends it twice. */
const silenceMs = 4 * 60_000
/** However slowly a server speaks, a try ends here: the lease on the mail is longer (outbox.ts). */
const wholeTryMs = 5 * 60_000

/**
 * What the server says for good about the recipient or the text is final. What it says about us can be mended by an
 * operator or by waiting: login and sender come with other commands, relaying, policy and quota with these codes.
 */
const finalCommands = new Set(['RCPT TO', 'DATA'])
const aboutUs = /^\d{3}[ -]5\.[347]\./

export function createSmtpTransport(url: string): MailTransport {
  return {
    async send({ replyTo, to, ...mail }) {
      const open: Socket[] = []
      const transport = createTransport({
        url,
        requireTLS: needsTls(url),
        greetingTimeout: connectMs,
        socketTimeout: silenceMs,
        disableFileAccess: true,
        disableUrlAccess: true,
        getSocket(options: Endpoint, done: SocketCallback) {
          open.push(openSocket(options, done))
        },
      })
      const deadline = setTimeout(() => open.map(socket => socket.destroy(new Error('It took too long.'))), wholeTryMs)
      try {
        const { rejected } = await transport.sendMail({
          ...mail,
          // As objects, so that no text is ever read as a list of addresses.
          to: to.map(address => ({ name: '', address })),
          ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        })
        return { refused: rejected.length }
      } catch (error) {
        const { permanent, command, response = '', message } = error as NodemailerError
        if (permanent && finalCommands.has(command ?? '') && !aboutUs.test(response))
          throw new MailRefused(response || message)
        throw error
      } finally {
        clearTimeout(deadline)
        for (const socket of open) socket.destroy()
      }
    },
  }
}

/** Passwords and leads never travel in clear text, unless the operator says so or the server is on this machine. */
function needsTls(url: string) {
  const { hostname, searchParams } = new URL(url)
  const isHere = hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname)
  return !isHere && searchParams.get('requireTLS') !== 'false' && searchParams.get('ignoreTLS') !== 'true'
}

type Endpoint = { host?: string | undefined; port?: number | string | undefined; secure?: boolean | undefined }
type SocketCallback = (error: Error | null, options?: { connection: Socket }) => void

/** The library opens its own sockets and lets nobody close them: this one can be. */
function openSocket({ host = 'localhost', port, secure }: Endpoint, done: SocketCallback) {
  const socket = connect({ host, port: Number(port) || (secure ? 465 : 587), timeout: connectMs })
  const fail = (error: Error) => done(error)
  // The library stops listening when it is done; an error after that would end the process.
  socket.on('error', () => undefined)
  socket.once('timeout', () => socket.destroy(new Error('The mail server does not answer.')))
  socket.once('error', fail)
  socket.once('connect', () => {
    socket.setTimeout(0)
    socket.removeAllListeners('timeout')
    socket.off('error', fail)
    done(null, { connection: socket })
  })
  return socket
}
