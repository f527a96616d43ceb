import { expect, test } from 'vitest'
import { startEmailServer } from '#tests/support/email-server.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const email = {
  from: 'hello@example.com',
  to: ['anna@example.com'],
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: '<1@example.com>',
  headers: {},
}

test('sends nothing in clear text to another machine, unless the operator allows it', async () => {
  const server = await startEmailServer()
  expect(await createSmtpTransport(server.url).send(email)).toEqual({ refused: 0 })
  // The same server under an address that isn't a loopback one.
  const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0')
  await expect(createSmtpTransport(elsewhere).send(email)).rejects.toThrow(/STARTTLS/)
  expect(server.received).toHaveLength(1)
  expect(await createSmtpTransport(`${elsewhere}?requireTLS=false`).send(email)).toEqual({ refused: 0 })
})
