import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#server/clock.ts'
import { Refused } from '#server/messages/outbox/channel.ts'
import { newMessage } from '#server/messages/outbox/message-repository.ts'
import { freePort } from '#tests/support/free-port.ts'
import { respondWith, startWebhookReceiver, webhookSecret } from '#tests/support/webhook-receiver.ts'
import { createWebhookChannel } from './webhook-channel.ts'

const message = newMessage({ channel: 'webhook', template: 'lead.erased', created_at: new Date().toISOString() })

const payloadOf = async () => ({ type: 'lead.erased' })

const send = (url: string, options: { timeoutMs?: number } = {}) =>
  createWebhookChannel({ url, clock: systemClock, secret: webhookSecret, payloadOf, ...options }).send(message)

test('a redirect is not followed', async () => {
  const target = await startWebhookReceiver()
  const { url, state } = await startWebhookReceiver()
  state.respond = respondWith(307, { location: target.url })
  await expect(send(url)).rejects.toThrow('The receiver redirects (307). Set WEBHOOK_URL to the final address.')
  expect(target.received).toEqual([])
})

test('410 ends the attempts', async () => {
  const { url, state } = await startWebhookReceiver()
  state.respond = respondWith(410)
  await expect(send(url)).rejects.toThrow(Refused)
})

test.each([400, 404, 429, 500])('%i is retried', async status => {
  const { url, state } = await startWebhookReceiver()
  state.respond = respondWith(status)
  const error = await send(url).catch(reason => reason)
  expect(error.message).toBe(`The receiver responded with ${status}.`)
  expect(error).not.toBeInstanceOf(Refused)
})

test("a receiver that never responds fails the attempt, and one that isn't there does too", async () => {
  const { url, state } = await startWebhookReceiver()
  state.respond = () => undefined
  await expect(send(url, { timeoutMs: 200 })).rejects.toThrow("The receiver didn't respond within 0.2 seconds.")
  await expect(send(`http://127.0.0.1:${await freePort()}`)).rejects.toThrow("The receiver can't be reached")
})

test('an endless response body is not read', async () => {
  const { url, state } = await startWebhookReceiver()
  let isClosed: Promise<unknown> | undefined
  state.respond = response => {
    isClosed = once(response, 'close')
    response.writeHead(200)
    const write = () => response.writable && response.write('x'.repeat(100_000), () => setImmediate(write))
    write()
  }
  await send(url)
  await isClosed
})

test.each([
  ['endless headers', (socket: string) => `HTTP/1.1 200 OK\r\n${`x: ${'y'.repeat(1000)}\r\n`.repeat(1000)}${socket}`],
  ['garbage', () => '\0\0\0\r\n\r\n'],
  ['nothing', () => ''],
])('a response of %s fails the attempt', async (_name, responseOf) => {
  const server = createServer()
  server.on('connection', socket => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(responseOf('')))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await expect(send(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).rejects.toThrow(
    "The receiver can't be reached",
  )
})

test('a receiver on this machine can be named localhost', async () => {
  const { url, received } = await startWebhookReceiver()
  await send(url.replace('127.0.0.1', 'localhost'))
  expect(received).toHaveLength(1)
})
