import { expect, test } from 'vitest'
import { doctorContext } from '#tests/support/doctor-context.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { freePort } from '#tests/support/free-port.ts'
import type { Context } from './check.ts'
import { checkSmtp, sendTestEmail } from './email.ts'

const contextFor = (smtpUrl: string, options?: Context['options']) =>
  doctorContext({ SMTP_URL: smtpUrl, MAIL_FROM: 'My Shop <hello@my-shop.ca>', SITE_URL: 'https://my-shop.ca' }, options)

test.each(['implicit', 'starttls'] as const)('logs in over TLS (%s)', async tls => {
  const server = await startEmailServer({ tls })
  expect(await checkSmtp(contextFor(server.url))).toEqual({
    status: 'ok',
    text: `Logged in at ${new URL(server.url).host}.`,
  })
  expect(server.received).toEqual([])
})

test('says that the login is wrong, without repeating it', async () => {
  const server = await startEmailServer({ tls: 'starttls' })
  const finding = await checkSmtp(contextFor(server.url.replace('secret', 'pa55word')))
  expect(finding).toEqual({ status: 'wrong', text: expect.stringContaining('rejects the login') })
  expect(finding.text).not.toContain('pa55word')
})

test('reports a server without TLS on another machine', async () => {
  const server = await startEmailServer()
  // The same server, at an address that isn't loopback.
  expect(await checkSmtp(contextFor(server.url.replace('127.0.0.1', '0.0.0.0')))).toEqual({
    status: 'wrong',
    text: expect.stringContaining("can't be used with TLS"),
  })
})

test('says what to do about smtps:// on a port without TLS, without OpenSSL text', async () => {
  const server = await startEmailServer({ tls: 'starttls' })
  const { text } = await checkSmtp(contextFor(server.url.replace('smtp:', 'smtps:')))
  expect(text).toBe(
    `${new URL(server.url).host} can't be used: this port doesn't start with TLS. In SMTP_URL, use smtp:// instead of smtps://, as for port 587.`,
  )
})

test('reports an untrusted certificate, and a server that is down', async () => {
  const server = await startEmailServer({ tls: 'implicit' })
  const untrusted = await checkSmtp(contextFor(server.url.replace(/\?.*/, '')))
  expect(untrusted).toEqual({ status: 'wrong', text: expect.stringMatching(/certificate/) })
  const down = await checkSmtp(contextFor(`smtp://127.0.0.1:${await freePort()}`))
  expect(down).toEqual({ status: 'wrong', text: expect.stringContaining('the connection was refused') })
})

test('sends a test email that says what it is', async () => {
  const server = await startEmailServer({ tls: 'starttls' })
  const finding = await sendTestEmail(contextFor(server.url, { sendTo: 'anna@example.com' }))
  expect(finding).toEqual({ status: 'ok', text: expect.stringContaining('Sent to anna@example.com.') })
  const email = server.emailTo('anna@example.com')
  expect(email.from).toEqual({ name: 'My Shop', address: 'hello@my-shop.ca' })
  expect(email.subject).toBe('Test email from Modernize My Business')
  expect(email.text).toContain('"npm run doctor" on the server of https://my-shop.ca')
})

test('says why a test email was rejected, and sends none unless asked', async () => {
  const server = await startEmailServer({ behavior: 'reject permanently' })
  expect(await sendTestEmail(contextFor(server.url, { sendTo: 'anna@example.com' }))).toEqual({
    status: 'wrong',
    text: expect.stringContaining('No such user'),
  })
  expect((await sendTestEmail(contextFor(server.url))).status).toBe('skipped')
})
