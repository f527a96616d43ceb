import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createHttpServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const tlsHandshake = 22

/** Serves TLS and redirects plain HTTP on one port, because the Observatory takes a single host and port. */
export async function startTlsProxy({ port, origin }: { port: number; origin: string }) {
  const address = `https://localhost:${port}`
  const plain = createHttpServer((incoming, response) =>
    response.writeHead(308, { location: `${address}${incoming.url}` }).end(),
  )
  const encrypted = createHttpsServer(localhostCertificate, (incoming, response) => forward(origin, incoming, response))
  const server = createServer(socket => {
    socket.on('error', () => undefined)
    socket.once('data', chunk => {
      socket.pause()
      socket.unshift(chunk)
      const target = chunk[0] === tlsHandshake ? encrypted : plain
      target.emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
  }).listen(port, 'localhost')
  await once(server, 'listening')
  onTestFinished(async () => {
    for (const target of [plain, encrypted]) target.closeAllConnections()
    server.close()
  })
}

function forward(origin: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { url, method, socket } = incoming
  const headers = {
    ...incoming.headers,
    'x-forwarded-proto': 'https',
    'x-forwarded-for': socket.remoteAddress,
  }
  const forwarded = request(`${origin}${url}`, { method, headers }, response => {
    // The Observatory doesn't grade 404 responses, so they become 200 with the same headers.
    outgoing.writeHead(response.statusCode === 404 ? 200 : Number(response.statusCode), response.headers)
    response.pipe(outgoing)
  }).on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(forwarded)
}

const textOf = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** Self-signed, for localhost, and used by nothing but tests. It's valid for a hundred years. */
export const localhostCertificate = { key: textOf('localhost-key.pem'), cert: textOf('localhost-cert.pem') }
