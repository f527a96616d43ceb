import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { createVisitorConnections, type VisitorOfSocket } from './visitor-connections.ts'

const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // Longer than a proxy's, so that the proxy closes idle connections first.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
}

/** How long a client may leave its response unread. Node can take twice as long to notice. */
const unreadTimeoutMs = 10_000

/** Each takes about 17 KB of memory and a file descriptor. */
export const maxConnections = 5_000

/** Pipelined responses would pile up in memory if the client never reads. */
const maxPipelined = 16

/** Behind a proxy, all connections have the proxy's address, so visitors' aren't limited. */
export function createHttpServer(handler: RequestListener, visitorOfSocket: VisitorOfSocket = () => undefined) {
  const isPipelinedTooDeep = pipelineCounter()
  const visitors = createVisitorConnections(visitorOfSocket)
  const server = createServer(timeouts, (request, response) => {
    // Node goes on parsing what it has read.
    if (request.socket.destroyed) return
    if (isPipelinedTooDeep(request, response)) visitors.ban(request.socket)
    else handler(request, response)
  })
  server.on('connection', visitors.accept)
  server.setTimeout(unreadTimeoutMs, closeInactive)
  server.maxConnections = maxConnections
  server.on('drop', () => server.closeIdleConnections())
  return server
}

/** Spares clients that wait for us, and those still sending, which have the timeouts above. */
function closeInactive(socket: Socket) {
  const isKeptAlive = socket.timeout !== unreadTimeoutMs
  // A reset, because unread data would otherwise stay in kernel memory for minutes.
  if (socket.writableLength > 0) socket.resetAndDestroy()
  else if (isKeptAlive) socket.destroy()
}

function pipelineCounter() {
  const waiting = new WeakMap<Socket, number>()
  return ({ socket }: IncomingMessage, response: ServerResponse) => {
    // A response gets its socket once all earlier responses are written.
    const count = response.socket ? 0 : (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    return count > maxPipelined
  }
}

/** Lets downloads finish before `app.close()` closes connections that Node considers idle. */
export const drainPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const { server } = app
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('preClose', async () => {
    // Otherwise a busy connection would stay open for the next request.
    server.keepAliveTimeout = 1
    server.keepAliveTimeoutBuffer = 0
    while ([...sockets].some(({ writableLength }) => writableLength > 0)) await sleep(20)
  })
})
