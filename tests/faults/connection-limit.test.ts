import { once } from 'node:events'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { maxConnections } from '#server/http/http-server.ts'
import { memoryMb } from '#tests/support/process-memory.ts'
import { startSmallServer, stop } from '#tests/support/processes.ts'

test(`closes idle connections to serve new visitors beyond ${maxConnections} connections`, async () => {
  const { child, origin } = await startSmallServer()
  onTestFinished(() => stop(child, 'SIGKILL'))
  const before = memoryMb(child.pid)
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  const open = async (count: number) => {
    const port = Number(new URL(origin).port)
    const opened = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => undefined))
    sockets.push(...opened)
    await Promise.all(opened.map(socket => once(socket, 'connect')))
    return opened
  }
  // These are idle after one response. The rest never send a request.
  for (const socket of await open(50)) {
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await once(socket, 'data')
  }
  while (sockets.length < maxConnections) await open(450)

  const statuses: Array<number | undefined> = []
  while (!statuses.includes(200) && statuses.length < 10) statuses.push(await statusOf(origin))
  console.info(
    `${maxConnections} connections: ${memoryMb(child.pid) - before} MB; the next visitor was served on attempt ${statuses.length}`,
  )
  expect(statuses[0]).toBeUndefined()
  expect(statuses).toContain(200)
})

const statusOf = (origin: string) =>
  new Promise<number | undefined>(resolve => {
    const outgoing = get(origin, { agent: false }, response => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
    outgoing.on('error', () => resolve(undefined))
  })
