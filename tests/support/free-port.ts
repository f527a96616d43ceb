import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port that nothing listens on right now. It's below the range that systems use for outgoing connections: one of those
 * could take the port before the caller does.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 32_000)
    const server = createServer().listen(port, '127.0.0.1')
    const isUnleased = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isUnleased) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
