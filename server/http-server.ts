import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { PageCounts } from './metrics/request-figures.ts'
import { keepAliveSeconds } from './plugins/quick-answer.ts'
import type { SitePages } from './plugins/site-pages.ts'

const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: keepAliveSeconds * 1000,
  // How often the first two limits are looked at.
  connectionsCheckingInterval: 1_000,
}

/** For so long an answer may lie there without a byte of it being taken. (Node may look twice: up to double that.) */
const longestStandstillMs = 10_000

/** Each costs about 17 KB of memory and a file descriptor, of which the database and the mail need some, too. */
export const mostConnections = 5_000
const roomEveryMs = 1_000

/** Requests on one connection that wait for their turn. Their responses would pile up if the client never reads them. */
const mostPipelined = 16

/**
 * The server under Fastify. A request for a page that exists is answered here, from memory: going through Fastify
 * costs as much again as the answer itself (bench/RESULTS.md). All other requests are Fastify's.
 */
export function createHttpServer(handler: RequestListener, pages: SitePages | undefined, counts?: PageCounts) {
  const answer = pages
    ? (request: IncomingMessage, response: ServerResponse) => {
        const reads = request.method === 'GET' || request.method === 'HEAD'
        if (!(reads && pages.answerIfKnown(request, response))) handler(request, response)
        else if (counts) count(request.method === 'HEAD' ? counts.HEAD : counts.GET, response)
      }
    : handler
  const isPipelinedTooDeep = pipelineWatch()
  const server = createServer(timeouts, (request, response) => {
    if (isPipelinedTooDeep(request, response)) request.socket.destroy()
    else answer(request, response)
  })
  server.setTimeout(longestStandstillMs, endStandstill)
  server.maxConnections = mostConnections
  server.on('drop', roomMaker(server.closeIdleConnections.bind(server)))
  letSlowVisitorsFinish(server)
  return server
}

function pipelineWatch() {
  const waiting = new WeakMap<Socket, number>()
  return ({ socket }: IncomingMessage, response: ServerResponse) => {
    // A response gets its socket when all responses before it are written.
    const count = response.socket ? 0 : (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    return count > mostPipelined || socket.destroyed
  }
}

/**
 * Connections that merely wait for a next request make room for visitors who have one. Finding them all takes a moment.
 * This asks Node itself: one slow visitor must not keep all others outside.
 */
function roomMaker(closeIdleConnections: () => void) {
  let lastAt = 0
  return () => {
    if (Date.now() - lastAt < roomEveryMs) return
    lastAt = Date.now()
    closeIdleConnections()
  }
}

/**
 * Node takes a connection for idle as soon as its answer was handed over, though a slow visitor has not taken all of it
 * yet: closing would cut it off. Who closes idle connections to stop the server asks again (graceful-stop.ts).
 */
function letSlowVisitorsFinish(server: Server) {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const closeIdleConnections = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {
    const isAnswering = [...sockets].some(({ writableLength }) => writableLength > 0)
    if (!isAnswering) closeIdleConnections()
  }
}

/**
 * Nothing has moved on a connection. A visitor who never takes the answer would keep it for ever; it is reset rather than
 * closed, because what was not taken would stay in the system's memory for minutes. Who has not finished asking has the
 * limits above, and who waits for us is not to blame.
 */
function endStandstill(socket: Socket) {
  const waitedForNextRequest = socket.timeout !== longestStandstillMs
  if (socket.writableLength > 0) socket.resetAndDestroy()
  else if (waitedForNextRequest) socket.destroy()
}

function count(counts: PageCounts['GET'], { statusCode }: ServerResponse) {
  if (statusCode === 304) counts.unchanged += 1
  else counts.sent += 1
}
