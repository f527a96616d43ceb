import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { lookup } from 'node:dns/promises'

const attempts = 2
/** NTP counts seconds from 1900. */
const ntpToUnixSeconds = 2_208_988_800

/** By how many milliseconds this clock is behind. `server` is a host name, or host:port. */
export async function askTimeServer(server: string, timeoutMs: number): Promise<number> {
  const { hostname, port } = new URL(`ntp://${server}`)
  const { address, family } = await lookup(hostname.replace(/^\[|\]$/g, ''))
  for (let attempt = 1; ; attempt++) {
    try {
      return await askOnce({ address, port: Number(port) || 123, family }, timeoutMs / attempts)
    } catch (error) {
      // Packets get lost.
      if (attempt === attempts) throw error
    }
  }
}

/** SNTP, RFC 4330. */
async function askOnce(
  { address, port, family }: { address: string; port: number; family: number },
  timeoutMs: number,
) {
  const request = Buffer.alloc(48)
  request[0] = 0x23 // version 4, client
  // The response must repeat this field, so a random value in it shows that the response is to this request.
  randomBytes(8).copy(request, 40)
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const socket = createSocket(family === 6 ? 'udp6' : 'udp4')
  const timer = setTimeout(() => reject(new Error("it doesn't respond")), timeoutMs)
  const sentAt = Date.now()
  socket.on('error', reject).on('message', response => {
    const isResponse = response.length >= 48 && response.subarray(24, 32).equals(request.subarray(40, 48))
    const stratum = response[1] ?? 0
    if (!isResponse || stratum === 0 || stratum > 15) return
    resolve((timeAt(response, 32) + timeAt(response, 40)) / 2 - (sentAt + Date.now()) / 2)
  })
  try {
    socket.send(request, port, address, error => error && reject(error))
    return await promise
  } finally {
    clearTimeout(timer)
    socket.close()
  }
}

function timeAt(packet: Buffer, offset: number) {
  const seconds = packet.readUInt32BE(offset) - ntpToUnixSeconds
  return (seconds + packet.readUInt32BE(offset + 4) / 2 ** 32) * 1000
}
