import { expect, test } from 'vitest'
import { isSafeWebhookUrl } from '#server/config.ts'

test.each([
  ['https://hooks.example.com/a?b=c', true],
  ['https://10.0.0.5/hook', true],
  ['http://127.0.0.1:5678/webhook', true],
  ['http://localhost:5678/webhook', true],
  ['http://[::1]:5678/webhook', true],
  ['http://hooks.example.com/', false],
  ['http://10.0.0.5/', false],
  ['http://127.0.0.1.example.com/', false],
  ['https://user:password@hooks.example.com/', false],
])('%s is accepted as WEBHOOK_URL: %s', (url, isSafe) => {
  expect(isSafeWebhookUrl(url)).toBe(isSafe)
})
