import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { Metrics } from './metrics.ts'

/** Not a setting: whoever wants the figures elsewhere runs a collector on this machine, which has its own protection. */
const host = '127.0.0.1'

/** Serves the figures to programs on this machine, away from the public port. */
export async function serveMetrics(metrics: Metrics, port: number) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    void answer(metrics, response)
  }).listen(port, host)
  await once(server, 'listening')
}

async function answer(metrics: Metrics, response: ServerResponse) {
  try {
    const text = await metrics.text()
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
  } catch {
    response.writeHead(500).end()
  }
}
