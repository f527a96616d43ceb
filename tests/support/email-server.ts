import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

type Behavior = 'accept' | 'reject temporarily' | 'reject permanently'

export type ReceivedEmail = Email & { recipients: string[]; raw: string; header(name: string): string | undefined }

export type EmailServer = Awaited<ReturnType<typeof startEmailServer>>

/** Skips the library's 100 ms wait for clients that talk before the greeting. */
class PromptServer extends SMTPServer {
  override connect(...args: Parameters<SMTPServer['connect']>) {
    super.connect(...args)
    const newest = [...this.connections].at(-1)
    if (!newest) return
    const greet = newest.connectionReady.bind(newest)
    newest.connectionReady = () => undefined
    greet()
  }
}

export type EmailServerOptions = {
  port?: number
  behavior?: Behavior
  /** Both also require a login. */
  tls?: 'implicit' | 'starttls'
}

/** A real SMTP server. Changes to `state` apply from the next email on. */
export async function startEmailServer({ port = 0, behavior = 'accept', tls }: EmailServerOptions = {}) {
  const received: ReceivedEmail[] = []
  const state = {
    behavior,
    rejection: 'No such user',
    rejectOnly: (_address: string) => true,
    /** Until this resolves, emails are received but not yet accepted. */
    hold: Promise.resolve(),
  }
  const server = new PromptServer({
    ...(tls ? { secure: tls === 'implicit' } : { disabledCommands: ['AUTH', 'STARTTLS'] }),
    onAuth({ username, password }, _session, done) {
      if (username === 'site' && password === 'secret') done(null, { user: username })
      else done(new Error('Invalid login'))
    },
    logger: false,
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      if (state.behavior === 'accept' || !state.rejectOnly(address)) return done()
      const [responseCode, text] =
        state.behavior === 'reject temporarily'
          ? ([451, 'Try again later'] as const)
          : ([550, state.rejection] as const)
      done(Object.assign(new Error(text), { responseCode }))
    },
    async onData(stream, { envelope }, done) {
      const content = await buffer(stream).catch(() => undefined)
      if (!content) return
      const email = await PostalMime.parse(content)
      received.push({
        ...email,
        recipients: envelope.rcptTo.map(({ address }) => address),
        raw: content.toString(),
        header: name => email.headers.find(({ key }) => key === name.toLowerCase())?.value,
      })
      await state.hold
      done()
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const stop = () => new Promise<void>(resolve => server.close(() => resolve()))
  onTestFinished(stop)
  return {
    url: `${tls === 'implicit' ? 'smtps' : 'smtp'}://${tls ? 'site:secret@' : ''}127.0.0.1:${(server.server.address() as AddressInfo).port}${tls ? '?tls.rejectUnauthorized=false' : ''}`,
    received,
    state,
    emailTo(address: string) {
      const emails = received.filter(({ recipients }) => recipients.includes(address))
      if (emails.length !== 1) throw new Error(`${emails.length} emails to ${address}`)
      return emails[0] as ReceivedEmail
    },
    stop,
  }
}

export async function startSilentServer({ port: requestedPort = 0 } = {}) {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }).listen(requestedPort, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    if (!server.listening) return
    server.close()
    await once(server, 'close')
  }
  onTestFinished(stop)
  return { url: `smtp://127.0.0.1:${port}`, port, stop }
}

/** The id in our outbox, which is the same on every attempt. */
export const outboxIdOf = ({ messageId }: { messageId?: string | undefined }) =>
  /^<([^@]+)@/.exec(messageId ?? '')?.[1] ?? ''
