import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'

test('an answer that a slow visitor has not taken yet is not cut off by a server that stops', async () => {
  // More than the system holds for both sides.
  const body = Buffer.alloc(32 * 1024 * 1024, 'a')
  const server = createHttpServer((_request, response) => response.end(body), undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const headers = { connection: 'close' }
  const [answer] = (await once(get({ port, headers }), 'response')) as [IncomingMessage]

  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()

  expect(await buffer(answer)).toHaveLength(body.length)
  await closed
})

/** Sends so many requests at once, and returns how many responses came back before the connection ended. */
async function pipelined(count: number) {
  const server = createHttpServer((_request, response) => setImmediate(() => response.end('ok')), undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const request = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n'
  const last = 'GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n'
  socket.write(request.repeat(count - 1) + last)
  const received = await text(socket).catch(() => '')
  server.close()
  return received.split('HTTP/1.1 200 OK').length - 1
}

test('pipelined requests are answered, but a connection that sends hundreds is closed', async () => {
  expect(await pipelined(10)).toBe(10)
  expect(await pipelined(500)).toBeLessThan(20)
})
