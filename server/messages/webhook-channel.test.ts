import { once } from 'node:events'
import { expect, test } from 'vitest'
import { systemClock } from '#server/clock.ts'
import { startSilentServer } from '#tests/support/email-server.ts'
import { freePort } from '#tests/support/free-port.ts'
import { respondWith, startWebhookReceiver, webhookSecret } from '#tests/support/webhook-receiver.ts'
import { Refused } from './channel.ts'
import { newMessage } from './message-repository.ts'
import { createWebhookChannel, postOverHttp } from './webhooks.ts'

const message = newMessage({ channel: 'webhook', template: 'lead.erased', created_at: new Date().toISOString() })

const payloadOf = async () => ({ type: 'lead.erased' })

const send = (url: string) =>
  createWebhookChannel({ url, clock: systemClock, secret: webhookSecret, payloadOf }).send(message)

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
  const { port } = await startSilentServer()
  await expect(postOverHttp(`http://127.0.0.1:${port}`, '', {}, 200)).rejects.toThrow(
    "The receiver didn't respond within 0.2 seconds.",
  )
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
