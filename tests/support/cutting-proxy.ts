import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Between the server and another one. `cutBefore(n)`: the n-th write from now on, by either side, ends its connection. */
export async function startCuttingProxy(targetPort: number) {
  const sockets = new Set<Socket>()
  let left = Number.POSITIVE_INFINITY
  const server = createServer(client => {
    const target = connect(targetPort, '127.0.0.1')
    const end = () => [client, target].map(socket => socket.destroy())
    const forward = (from: Socket, to: Socket) => {
      sockets.add(from)
      from.on('error', end).on('close', end)
      from.on('data', chunk => {
        left -= 1
        if (left === 0) end()
        else to.write(chunk)
      })
    }
    forward(client, target)
    forward(target, client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    cutBefore(write: number) {
      left = write
    },
    hasCut: () => left <= 0,
  }
}
