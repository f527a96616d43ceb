import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
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
