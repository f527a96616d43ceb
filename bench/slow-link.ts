// A connection like a phone's, in front of a server. Chromium's own throttling turns off prerendering.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type Link = { latency: number; megabitsPerSecond: number }

/** Returns the origin to use instead. One link carries all connections, so they share its speed. */
export async function startSlowLink(origin: string, link: Link) {
  const { port } = new URL(origin)
  const carry = { up: carrier(link), down: carrier(link) }
  const proxy = createServer({ noDelay: true }, client => {
    const server = connect({ port: Number(port), host: '127.0.0.1', noDelay: true })
    // As long as it takes to connect.
    const connected = sleep(link.latency)
    forward(client, server, chunk => connected.then(() => carry.up(chunk)))
    forward(server, client, carry.down)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return { origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, stop: () => proxy.close() }
}

/** One direction: resolves when the bytes have arrived at the other end. */
function carrier({ latency, megabitsPerSecond }: Link) {
  const bytesPerMs = (megabitsPerSecond * 1_000_000) / 8 / 1000
  let freeAt = 0
  return (chunk: Buffer) => {
    freeAt = Math.max(freeAt, performance.now()) + chunk.length / bytesPerMs
    return sleep(freeAt - performance.now() + latency / 2)
  }
}

function forward(from: Socket, to: Socket, carry: (chunk: Buffer) => Promise<void>) {
  let written: Promise<unknown> = Promise.resolve()
  from.on('data', (chunk: Buffer) => {
    const arrived = carry(chunk)
    written = written.then(() => arrived).then(() => to.write(chunk))
  })
  from.on('end', () => {
    written = written.then(() => to.end())
  })
  from.on('error', () => to.destroy())
}
