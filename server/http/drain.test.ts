import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { drainPlugin } from './drain.ts'

async function startApp(respond: () => Promise<Buffer>) {
  const app = Fastify({ return503OnClosing: false })
  onTestFinished(() => app.close())
  await app.register(drainPlugin)
  app.get('/', respond)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, port: (app.server.address() as AddressInfo).port }
}

const large = Buffer.alloc(32 * 1024 * 1024, 'a')

test.each(['close', 'keep-alive'])(
  'finishes downloads in progress during shutdown (connection: %s)',
  async connection => {
    const { app, port } = await startApp(async () => large)
    const call = get({ port, headers: { connection } })
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    const closed = app.close()
    expect(await buffer(response)).toHaveLength(large.length)
    await closed
  },
)

test('finishes a request in flight during shutdown, then closes its connection', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: started, resolve: markStarted } = Promise.withResolvers<void>()
  const { app, port } = await startApp(async () => {
    markStarted()
    await released
    return large
  })
  const call = get({ port, headers: { connection: 'keep-alive' } })
  await started
  const closed = app.close()
  release()
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  expect(await buffer(response)).toHaveLength(large.length)
  await closed
})

test("doesn't wait for idle connections during shutdown", async () => {
  const { app, port } = await startApp(async () => Buffer.from('a'))
  const agent = new Agent({ keepAlive: true })
  const [response] = (await once(get({ port, agent }), 'response')) as [IncomingMessage]
  await buffer(response)
  await app.close()
  expect(app.server.listening).toBe(false)
})
