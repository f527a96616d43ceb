import type { FastifyInstance } from 'fastify'
import { describeConnection } from '#contracts/admin.ts'
import { addCall } from './call-route.ts'

export async function connectionRoutes(app: FastifyInstance) {
  addCall(app, describeConnection, async ({ socket, headers, ip, ips = [] }) => ({
    peerAddress: socket.remoteAddress ?? '',
    forwardedFor: [headers['x-forwarded-for'] ?? []]
      .flat()
      .flatMap(value => value.split(','))
      .map(address => address.trim())
      .filter(Boolean),
    clientAddress: ip,
    trustedProxies: Math.max(0, ips.length - 1),
  }))
}
