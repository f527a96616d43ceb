import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { isPostgresAnswering } from './silence-watch.ts'

/** Answers as Postgres does those connections that it is told to; the others it accepts and leaves alone. */
async function serverThat(answers: (connection: number) => boolean) {
  const sockets: Socket[] = []
  const server = createServer(socket => {
    sockets.push(socket)
    if (answers(sockets.length)) socket.end('N')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port }
}

test('a server that does not say a word is not answering', async () => {
  expect(await isPostgresAnswering(await serverThat(() => false))).toBe(false)
})

test('one question that gets lost does not make a server silent', async () => {
  expect(await isPostgresAnswering(await serverThat(connection => connection === 2))).toBe(true)
})
