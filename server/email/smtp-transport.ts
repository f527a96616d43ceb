import { connect, type Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import type { NodemailerError } from 'nodemailer/lib/errors'

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
  /** Returns how many recipients were refused if at least one wasn't. Throws `EmailRejected` if a retry is no use. */
  send(email: OutgoingEmail): Promise<{ refused: number }>
}

/** The eSMTP server will never take this email. */
export class EmailRejected extends Error {}

const connectMs = 10_000
/** A server may scan an email for minutes before it accepts it. Hanging up would send it twice. */
const idleTimeoutMs = 4 * 60_000
/** A try ends here, however slow the server is. The email's lease is longer (outbox.ts). */
const attemptTimeoutMs = 5 * 60_000

/** A rejection of the recipient or the text is final. One of our login, sender or quota isn't: an operator can fix it. */
const finalCommands = new Set(['RCPT TO', 'DATA'])
const aboutUs = /^\d{3}[ -]5\.[347]\./

export function createSmtpTransport(url: string): EmailTransport {
  return {
    async send({ replyTo, to, ...mail }) {
      const open: Socket[] = []
      const transport = createTransport({
        url,
        requireTLS: needsTls(url),
        greetingTimeout: connectMs,
        socketTimeout: idleTimeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
        getSocket(options: Endpoint, done: SocketCallback) {
          open.push(openSocket(options, done))
        },
      })
      const deadline = setTimeout(
        () => open.map(socket => socket.destroy(new Error('It took too long.'))),
        attemptTimeoutMs,
      )
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
          throw new EmailRejected(response || message)
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

/** Nodemailer's own sockets can't be closed from outside. */
function openSocket({ host = 'localhost', port, secure }: Endpoint, done: SocketCallback) {
  const socket = connect({ host, port: Number(port) || (secure ? 465 : 587), timeout: connectMs })
  const fail = (error: Error) => done(error)
  // Nodemailer stops listening when it's done. An error after that would end the process.
  socket.on('error', () => undefined)
  socket.once('timeout', () => socket.destroy(new Error('The eSMTP server does not respond.')))
  socket.once('error', fail)
  socket.once('connect', () => {
    socket.setTimeout(0)
    socket.removeAllListeners('timeout')
    socket.off('error', fail)
    done(null, { connection: socket })
  })
  return socket
}
