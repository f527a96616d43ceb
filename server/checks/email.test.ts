import { expect, test } from 'vitest'
import { startDnsServer } from '#tests/support/dns-server.ts'
import { doctorContext } from '#tests/support/doctor-context.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { freePort } from '#tests/support/free-port.ts'
import { checkDkim, checkDmarc, checkSmtp, checkSpf } from './email.ts'

const contextFor = (smtpUrl: string) =>
  doctorContext({
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'My Shop <hello@my-shop.ca>',
    LEADS_TO: 'team@my-shop.ca',
    SITE_URL: 'https://my-shop.ca',
  })

test.each(['implicit', 'starttls'] as const)('logs in over TLS (%s)', async tls => {
  const server = await startEmailServer({ tls })
  expect(await checkSmtp(contextFor(server.url))).toEqual({
    status: 'ok',
    text: `Logged in at ${new URL(server.url).host}.`,
  })
  expect(server.received).toEqual([])
})

test('reports a server without TLS on another machine', async () => {
  const server = await startEmailServer()
  // The same server, at an address that isn't loopback.
  expect(await checkSmtp(contextFor(server.url.replace('127.0.0.1', '0.0.0.0')))).toEqual({
    status: 'wrong',
    text: expect.stringContaining("can't be used with TLS"),
  })
})

test('reports an untrusted certificate, and a server that is down', async () => {
  const server = await startEmailServer({ tls: 'implicit' })
  const untrusted = await checkSmtp(contextFor(server.url.replace(/\?.*/, '')))
  expect(untrusted).toEqual({ status: 'wrong', text: expect.stringMatching(/certificate/) })
  const down = await checkSmtp(contextFor(`smtp://127.0.0.1:${await freePort()}`))
  expect(down).toEqual({ status: 'wrong', text: expect.stringContaining('the connection was refused') })
})

type Records = Parameters<typeof startDnsServer>[0]

async function domainWith(records: Records, options: { dkimSelector?: string } = {}, sender = 'hello@my-shop.ca') {
  const dnsServer = await startDnsServer(records)
  return doctorContext({ MAIL_FROM: `My Shop <${sender}>` }, { dnsServer, ...options })
}

const spf = 'v=spf1 include:_spf.mail-provider.ca ~all'

test.each([
  [['verification=123', spf], 'ok', 'my-shop.ca has one.'],
  [['verification=123', 'v=spf10 -all'], 'wrong', 'Add the TXT record'],
  [[spf, 'v=spf1 -all'], 'wrong', '2 SPF records'],
])('wants exactly one SPF record: %j', async (texts, status, text) => {
  expect(await checkSpf(await domainWith({ 'my-shop.ca': texts }))).toEqual({
    status,
    text: expect.stringContaining(text),
  })
})

test('looks for the DKIM key with the given selector, and a revoked one is none', async () => {
  const records = {
    'x7f3._domainkey.my-shop.ca': [`v=DKIM1; k=rsa; p=${'A'.repeat(390)}`],
    'old._domainkey.my-shop.ca': ['v=DKIM1; p='],
  }
  const statusOf = async (dkimSelector?: string) =>
    (await checkDkim(await domainWith(records, dkimSelector ? { dkimSelector } : {}))).status
  expect([await statusOf('x7f3'), await statusOf('old'), await statusOf('other'), await statusOf()]).toEqual([
    ...['ok', 'wrong', 'wrong', 'skipped'],
  ])
  expect((await checkDkim(await domainWith(records))).text).toContain('Ask them for the "DKIM selector"')
})

test.each([
  ['v=DMARC1; p=quarantine; rua=mailto:a@my-shop.ca', 'ok', 'my-shop.ca has one.'],
  ['v=DMARC1;p=none', 'ok', 'my-shop.ca has one.'],
  ['v=DMARC1; rua=mailto:a@my-shop.ca', 'wrong', 'has no valid policy'],
  ['something else', 'wrong', 'Add a TXT record at _dmarc.mail.my-shop.ca: v=DMARC1; p=none'],
])("reads the DMARC record %j, also of a subdomain's parent", async (record, status, text) => {
  const context = await domainWith({ '_dmarc.my-shop.ca': [record] }, {}, 'hello@mail.my-shop.ca')
  expect(await checkDmarc(context)).toEqual({ status, text: expect.stringContaining(text) })
})

test('warns if DNS fails instead of reporting missing records, and skips the placeholder address', async () => {
  const failing = await domainWith({ 'my-shop.ca': 'fail', '_dmarc.my-shop.ca': 'fail' })
  for (const check of [checkSpf, checkDmarc]) {
    expect(await check(failing)).toEqual({ status: 'warning', text: expect.stringMatching(/^DNS can't be asked/) })
    expect((await check(doctorContext({}))).status).toBe('skipped')
  }
})
