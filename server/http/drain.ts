import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

/**
 * Lets downloads finish before `app.close()` closes idle connections: Node considers a connection idle once its
 * response is handed over, even if the visitor is still downloading it.
 */
export const drainPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const { server } = app
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('preClose', async () => {
    // Otherwise a busy connection would stay open for the next request.
    server.keepAliveTimeout = 1
    server.keepAliveTimeoutBuffer = 0
    while ([...sockets].some(({ writableLength }) => writableLength > 0)) await sleep(20)
  })
})
