import { expect, test } from 'vitest'
import { startEmailServer } from '#tests/support/email-server.ts'
import { createSmtpTransport } from './smtp.ts'

const email = {
  from: 'hello@example.com',
  to: ['anna@example.com'],
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: '<1@example.com>',
  headers: {},
}

test('refuses to send unencrypted to another machine unless the operator allows it', async () => {
  const server = await startEmailServer()
  await createSmtpTransport(server.url).send(email)
  // The same server, at an address that isn't loopback.
  const remoteUrl = server.url.replace('127.0.0.1', '0.0.0.0')
  await expect(createSmtpTransport(remoteUrl).send(email)).rejects.toThrow(/STARTTLS/)
  expect(server.received).toHaveLength(1)
  await createSmtpTransport(`${remoteUrl}?requireTLS=false`).send(email)
  expect(server.received).toHaveLength(2)
})
