import { connect as connectTo, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/support/free-port.ts'

export type Link = { latencyMs: number; megabitsPerSecond: number }

/** A proxy as slow as a phone's connection. Unlike DevTools' throttling, it also slows down what's fetched ahead. */
export async function slowLink(origin: string, { latencyMs, megabitsPerSecond }: Link) {
  const { hostname, port } = new URL(origin)
  const bytesPerMs = (megabitsPerSecond * 1_000_000) / 8 / 1000
  const sockets = new Set<Socket>()
  // Shared by all connections.
  let downloadFreeAt = 0

  const server = createServer(async browser => {
    browser.setNoDelay(true)
    const upstream = connectTo(Number(port), hostname)
    for (const socket of [browser, upstream]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    // The handshake takes one round trip.
    const connected = sleep(latencyMs)
    browser.on('data', async chunk => {
      await connected
      await sleep(latencyMs / 2)
      if (upstream.writable) upstream.write(chunk)
    })
    upstream.on('data', async chunk => {
      const startsAt = Math.max(performance.now(), downloadFreeAt)
      downloadFreeAt = startsAt + chunk.length / bytesPerMs
      await sleep(downloadFreeAt + latencyMs / 2 - performance.now())
      if (browser.writable) browser.write(chunk)
    })
    browser.on('end', () => upstream.end())
    upstream.on('end', async () => {
      await sleep(Math.max(0, downloadFreeAt - performance.now()) + latencyMs)
      browser.end()
    })
  })
  const ownPort = await freePort()
  await new Promise<void>(resolve => server.listen(ownPort, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${ownPort}`,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
