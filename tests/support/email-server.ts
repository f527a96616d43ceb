import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

type Behaviour = 'accept' | 'reject temporarily' | 'reject permanently'

export type ReceivedEmail = Email & { recipients: string[]; raw: string; header(name: string): string | undefined }

export type EmailServer = Awaited<ReturnType<typeof startEmailServer>>

/** Greets clients at once. The library waits a tenth of a second for clients that talk too soon; ours never does. */
class PromptServer extends SMTPServer {
  override connect(...connected: Parameters<SMTPServer['connect']>) {
    super.connect(...connected)
    const newest = [...this.connections].at(-1)
    if (!newest) return
    const greet = newest.connectionReady.bind(newest)
    newest.connectionReady = () => undefined
    greet()
  }
}

type EmailServerOptions = {
  port?: number
  behaviour?: Behaviour
  /** Encrypted from the first byte, or after STARTTLS; both with a login. */
  tls?: 'at once' | 'later'
}

/** A real SMTP server. What it does with the next email can be changed at any time. */
export async function startEmailServer({ port = 0, behaviour = 'accept', tls }: EmailServerOptions = {}) {
  const received: ReceivedEmail[] = []
  const state = {
    behaviour,
    refusal: 'No such user',
    refuseOnly: (_address: string) => true,
    /** Until it resolves, emails are received but not accepted yet. */
    hold: Promise.resolve(),
  }
  const server = new PromptServer({
    ...(tls ? { secure: tls === 'at once' } : { disabledCommands: ['AUTH', 'STARTTLS'] }),
    onAuth({ username, password }, _session, done) {
      if (username === 'site' && password === 'secret') done(null, { user: username })
      else done(new Error('Invalid login'))
    },
    logger: false,
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      if (state.behaviour === 'accept' || !state.refuseOnly(address)) return done()
      const [responseCode, text] =
        state.behaviour === 'reject temporarily' ? ([451, 'Try again later'] as const) : ([550, state.refusal] as const)
      done(Object.assign(new Error(text), { responseCode }))
    },
    async onData(stream, { envelope }, done) {
      const content = await buffer(stream).catch(() => undefined)
      // The sender disconnected before the end, so nothing was received.
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
    url: `${tls === 'at once' ? 'smtps' : 'smtp'}://${tls ? 'site:secret@' : ''}127.0.0.1:${(server.server.address() as AddressInfo).port}${tls ? '?tls.rejectUnauthorized=false' : ''}`,
    received,
    state,
    /** The one email to that address. */
    emailTo(address: string) {
      const emails = received.filter(({ recipients }) => recipients.includes(address))
      if (emails.length !== 1) throw new Error(`${emails.length} emails to ${address}`)
      return emails[0] as ReceivedEmail
    },
    stop,
  }
}

/** An SMTP server that accepts connections and then never sends anything. */
export async function startSilentServer({ port: wanted = 0 } = {}) {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }).listen(wanted, '127.0.0.1')
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
