import { expect, test } from 'vitest'
import { isPrivate, isSafeWebhookUrl } from './webhook-address.ts'

test.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
  ],
  ...['::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '::ffff:169.254.169.254', '64:ff9b::a00:1', '2002:a00:1::'],
])('%s is private', address => {
  expect(isPrivate(address)).toBe(true)
})

test.each(['93.184.215.14', '172.32.0.1', '192.169.0.1', '2606:2800:220:1::1', '::ffff:93.184.215.14'])(
  '%s is public',
  address => {
    expect(isPrivate(address)).toBe(false)
  },
)

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
