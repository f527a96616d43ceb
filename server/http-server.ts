import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { PageCounts } from './metrics/request-figures.ts'
import type { SitePages } from './plugins/site-pages.ts'

const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // Longer than proxies keep their connections, so that it is they who close them.
  keepAliveTimeout: 65_000,
  // How often the two limits above are looked at.
  connectionsCheckingInterval: 5_000,
}

/**
 * The server under Fastify. A request for a page that exists is answered here, from memory: going through Fastify
 * costs as much again as the answer itself (bench/RESULTS.md). All other requests are Fastify's.
 */
export function createHttpServer(handler: RequestListener, pages: SitePages | undefined, counts?: PageCounts) {
  if (!pages) return createServer(timeouts, handler)
  return createServer(timeouts, (request: IncomingMessage, response: ServerResponse) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (!(reads && pages.answerIfKnown(request, response))) return handler(request, response)
    if (counts) count(request.method === 'HEAD' ? counts.HEAD : counts.GET, response)
  })
}

function count(counts: PageCounts['GET'], { statusCode }: ServerResponse) {
  if (statusCode === 304) counts.unchanged += 1
  else counts.sent += 1
}
