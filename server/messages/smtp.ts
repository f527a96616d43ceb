import { connect, type Socket } from 'node:net'
import type { NodemailerError } from 'nodemailer/lib/errors'
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
  /** `refused` counts recipients when at least one was accepted. Throws `Refused` if a retry can't help. */
  send(email: OutgoingEmail): Promise<{ refused: number }>
}

const connectMs = 10_000
/** A server may scan an email for minutes before accepting it. Hanging up earlier would send it twice. */
const idleTimeoutMs = 4 * 60_000
export const attemptTimeoutMs = 5 * 60_000

/** Only a rejection of the recipient or the content is final. Our login, sender and quota are fixable. */
const finalCommands = new Set(['RCPT TO', 'DATA'])
const senderFault = /^\d{3}[ -]5\.[347]\./

export function createSmtpTransport(url: string) {
  return {
    send: ({ replyTo, to, ...email }) =>
      withTransport(url, async transport => {
        try {
          const { rejected } = await transport.sendMail({
            ...email,
            // Objects, because Nodemailer parses strings as address lists.
            to: to.map(address => ({ name: '', address })),
            ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
          })
          return { refused: rejected.length }
        } catch (error) {
          const { permanent, command, response = '', message } = error as NodemailerError
          if (permanent && finalCommands.has(command ?? '') && !senderFault.test(response))
            throw new Refused(response || message)
          throw error
        }
      }),
    /** Connects and logs in without sending anything. */
    async verify() {
      await withTransport(url, transport => transport.verify())
    },
  } satisfies EmailTransport & { verify(): Promise<void> }
}

async function withTransport<T>(url: string, use: (transport: Transport) => Promise<T>): Promise<T> {
  const sockets: Socket[] = []
  const deadline = setTimeout(
    () => sockets.map(socket => socket.destroy(new Error('The SMTP server took too long.'))),
    attemptTimeoutMs,
  )
  try {
    return await use(await openTransport(url, sockets))
  } finally {
    clearTimeout(deadline)
    for (const socket of sockets) socket.destroy()
  }
}

type Transport = Awaited<ReturnType<typeof openTransport>>

async function openTransport(url: string, sockets: Socket[]) {
  // On first use, because it takes memory that a server without emails doesn't need.
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    requireTLS: needsTls(url),
    greetingTimeout: connectMs,
    socketTimeout: idleTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    getSocket(options: Endpoint, done: SocketCallback) {
      sockets.push(openSocket(options, done))
    },
  })
}

function needsTls(url: string) {
  const { hostname, searchParams } = new URL(url)
  return !isLoopback(hostname) && searchParams.get('requireTLS') !== 'false' && searchParams.get('ignoreTLS') !== 'true'
}

type Endpoint = { host?: string | undefined; port?: number | string | undefined; secure?: boolean | undefined }
type SocketCallback = (error: Error | null, options?: { connection: Socket }) => void

/** Ours rather than Nodemailer's, whose sockets can't be closed from outside. */
function openSocket({ host = 'localhost', port, secure }: Endpoint, done: SocketCallback) {
  const socket = connect({ host, port: Number(port) || (secure ? 465 : 587), timeout: connectMs })
  const fail = (error: Error) => done(error)
  // Nodemailer removes its listeners when done, and an unhandled socket error after that would crash the process.
  socket.on('error', () => undefined)
  socket.once('timeout', () => socket.destroy(new Error("The SMTP server isn't responding.")))
  socket.once('error', fail)
  socket.once('connect', () => {
    socket.setTimeout(0)
    socket.removeAllListeners('timeout')
    socket.off('error', fail)
    done(null, { connection: socket })
  })
  return socket
}
