import { createSocket, type RemoteInfo } from 'node:dgram'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

const unixToNtpSeconds = 2_208_988_800

/** A real SNTP server whose clock is off by `offsetMs`. */
export async function startTimeServer({ offsetMs = 0 } = {}) {
  const server = createSocket('udp4')
  server.on('message', (request: Buffer, { port, address }: RemoteInfo) => {
    const response = Buffer.alloc(48)
    // Version 4, server, stratum 2.
    response.set([0x24, 2])
    request.copy(response, 24, 40, 48)
    const seconds = (Date.now() + offsetMs) / 1000 + unixToNtpSeconds
    for (const position of [32, 40]) {
      response.writeUInt32BE(Math.floor(seconds), position)
      response.writeUInt32BE(Math.floor((seconds % 1) * 2 ** 32), position + 4)
    }
    server.send(response, port, address)
  })
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `127.0.0.1:${server.address().port}`
}
