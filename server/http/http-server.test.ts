import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createHttpServer, drainPlugin } from './http-server.ts'
import type { VisitorOfSocket } from './visitor-connections.ts'

async function startApp(respond: () => Promise<string | Buffer>, visitorOfSocket?: VisitorOfSocket) {
  const app = Fastify({
    serverFactory: handler => createHttpServer(handler, visitorOfSocket),
    return503OnClosing: false,
  })
  onTestFinished(() => app.close())
  await app.register(drainPlugin)
  app.get('/', respond)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, port: (app.server.address() as AddressInfo).port }
}

const large = Buffer.alloc(32 * 1024 * 1024, 'a')

test.each(['close', 'keep-alive'])(
  'finishes downloads in progress during shutdown (connection: %s)',
  async connection => {
    const { app, port } = await startApp(async () => large)
    const call = get({ port, headers: { connection } })
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    const closed = app.close()
    expect(await buffer(response)).toHaveLength(large.length)
    await closed
  },
)

test('finishes a request in flight during shutdown, then closes its connection', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: started, resolve: markStarted } = Promise.withResolvers<void>()
  const { app, port } = await startApp(async () => {
    markStarted()
    await released
    return large
  })
  const call = get({ port, headers: { connection: 'keep-alive' } })
  await started
  const closed = app.close()
  release()
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  expect(await buffer(response)).toHaveLength(large.length)
  await closed
})

const request = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n'

async function sendPipelined(count: number) {
  const { port } = await startApp(async () => 'ok')
  const socket = connect(port, '127.0.0.1')
  const last = 'GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n'
  socket.write(request.repeat(count - 1) + last)
  const received = await text(socket).catch(() => '')
  return received.split('HTTP/1.1 200 OK').length - 1
}

test('serves pipelined requests but closes a connection that sends hundreds', async () => {
  expect(await sendPipelined(10)).toBe(10)
  expect(await sendPipelined(500)).toBeLessThan(20)
})

/** However it's closed: `once` would reject after a reset. */
const closed = (socket: Socket) => new Promise<void>(resolve => socket.once('close', () => resolve()))

test("reads nothing from a visitor's other connections once one has sent hundreds of requests", async () => {
  let handled = 0
  const { app, port } = await startApp(
    async () => {
      handled += 1
      return 'ok'
    },
    () => 'the visitor',
  )
  const sockets = Array.from({ length: 20 }, () =>
    connect(port, '127.0.0.1')
      .on('error', () => undefined)
      .resume(),
  )
  await vi.waitFor(async () => expect(await promisify(app.server.getConnections).call(app.server)).toBe(20), 30_000)
  for (const socket of sockets) socket.write(request.repeat(500))
  await Promise.all(sockets.map(closed))
  expect(handled).toBeLessThan(20)
  const refused = connect(port, '127.0.0.1')
    .on('error', () => undefined)
    .resume()
  refused.write(request)
  await closed(refused)
  expect(handled).toBeLessThan(20)
})
