import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // Longer than proxies keep their connections, so that they are the ones to close them.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
}

/** How long a client may read nothing of its response. Node may take twice as long to notice. */
const unreadTimeoutMs = 10_000

/** Each takes about 17 KB of memory and a file descriptor, and the database and the email need some, too. */
export const maxConnections = 5_000

/** Requests on one connection that wait for an earlier one. Their responses would pile up if the client never reads. */
const maxPipelined = 16

/** The server under Fastify, with limits for clients that are slow, many or greedy. */
export function createHttpServer(handler: RequestListener) {
  const isPipelinedTooDeep = pipelineCounter()
  const server = createServer(timeouts, (request, response) => {
    if (isPipelinedTooDeep(request, response)) request.socket.destroy()
    else handler(request, response)
  })
  server.setTimeout(unreadTimeoutMs, closeInactive)
  server.maxConnections = maxConnections
  // Connections that merely wait for a next request make room for new ones.
  server.on('drop', () => server.closeIdleConnections())
  return server
}

/** Not a client that waits for us, nor one that's sending: that one has the timeouts above. */
function closeInactive(socket: Socket) {
  const isKeptAlive = socket.timeout !== unreadTimeoutMs
  // A reset, because what wasn't read would otherwise stay in the system's memory for minutes.
  if (socket.writableLength > 0) socket.resetAndDestroy()
  else if (isKeptAlive) socket.destroy()
}

function pipelineCounter() {
  const waiting = new WeakMap<Socket, number>()
  return ({ socket }: IncomingMessage, response: ServerResponse) => {
    // A response gets its socket when all responses before it are written.
    const count = response.socket ? 0 : (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    return count > maxPipelined || socket.destroyed
  }
}

/** Before `app.close()` closes connections that Node considers idle, visitors who are still downloading can finish. */
export const drainPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const { server } = app
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('preClose', async () => {
    // A connection that's busy now would otherwise stay open for a next request.
    server.keepAliveTimeout = 1
    server.keepAliveTimeoutBuffer = 0
    while ([...sockets].some(({ writableLength }) => writableLength > 0)) await sleep(20)
  })
})
