import { expect, test } from 'vitest'
import { doctorContext } from '#tests/support/doctor-context.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startWebhookReceiver, webhookSecret } from '#tests/support/webhook-receiver.ts'
import { checkWebhook } from './webhook.ts'

const check = (url: string) => checkWebhook(doctorContext({ WEBHOOK_URL: url, WEBHOOK_SECRET: webhookSecret }))

test('connects to the receiver without sending anything', async () => {
  const { url, received } = await startWebhookReceiver()
  expect(await check(url)).toEqual({
    status: 'ok',
    text: `${new URL(url).host} accepts connections. Nothing was sent; npm run webhook sends a test event.`,
  })
  expect(received).toEqual([])
})

test('reports a receiver that is down or has no TLS, without the rest of its URL', async () => {
  const down = await check(`http://127.0.0.1:${await freePort()}/secret-path`)
  expect(down).toEqual({ status: 'wrong', text: expect.stringContaining('the connection was refused') })
  const { url } = await startWebhookReceiver()
  const plain = await check(url.replace('http:', 'https:').replace('/hook', '/secret-path'))
  expect(plain.status).toBe('wrong')
  expect(down.text + plain.text).not.toContain('secret-path')
})

test('is skipped without a webhook', async () => {
  expect((await checkWebhook(doctorContext({}))).status).toBe('skipped')
})
