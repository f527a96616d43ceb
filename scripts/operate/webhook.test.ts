import { expect, test } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { respondWith, startWebhookReceiver, webhookSecret } from '#tests/support/webhook-receiver.ts'
import { webhook } from './webhook.ts'

test('sends a signed test event and says that it was accepted', async () => {
  const { url, env, received } = await startWebhookReceiver()
  const output = await webhook([], env)
  expect(received).toEqual([{ id: expect.any(String), type: 'test', timestamp: expect.any(String), data: {} }])
  expect(output).toBe(`${new URL(url).host} accepted the test event (webhook-id ${received[0]?.id}).`)
})

test.each([
  [500, {}, 'The receiver responded with 500.'],
  [410, {}, 'The receiver no longer exists (410).'],
  [302, { location: 'https://x.ca/' }, 'The receiver redirects (302). Set WEBHOOK_URL to the final address.'],
])('explains a response with %i, without the rest of the URL', async (status, headers, reason) => {
  const { url, env, state } = await startWebhookReceiver()
  state.respond = respondWith(status, headers)
  const { host } = new URL(url)
  await expect(webhook([], env)).rejects.toThrow(new RegExp(`^${host} didn't accept the test event\\. `))
  await expect(webhook([], env)).rejects.toThrow(reason)
})

test('explains what to set, and a receiver that is down', async () => {
  await expect(webhook([], {})).rejects.toThrow("WEBHOOK_URL and WEBHOOK_SECRET aren't set.")
  await expect(webhook(['now'], {})).rejects.toThrow('Usage: npm run webhook')
  const env = { WEBHOOK_URL: `http://127.0.0.1:${await freePort()}/secret-path`, WEBHOOK_SECRET: webhookSecret }
  const failure = await webhook([], env).catch((error: Error) => error.message)
  expect(failure).toMatch(/didn't accept the test event\. The receiver can't be reached: .*ECONNREFUSED/)
  expect(failure).not.toContain('secret-path')
})
