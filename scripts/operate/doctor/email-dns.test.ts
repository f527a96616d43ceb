import { expect, test } from 'vitest'
import { startDnsServer } from '#tests/support/dns-server.ts'
import { doctorContext } from '#tests/support/doctor-context.ts'
import type { Context } from './check.ts'
import { checkDkim, checkDmarc, checkSpf } from './email-dns.ts'

type Records = Parameters<typeof startDnsServer>[0]

async function contextFor(records: Records, options: Context['options'] = {}, sender = 'hello@my-shop.ca') {
  const dnsServer = await startDnsServer(records)
  return doctorContext({ MAIL_FROM: `My Shop <${sender}>` }, { dnsServer, ...options })
}

const spf = 'v=spf1 include:_spf.mail-provider.ca ~all'
const key = `v=DKIM1; k=rsa; p=${'A'.repeat(390)}`

test('wants exactly one SPF record among other texts', async () => {
  const statusWith = async (...texts: string[]) => checkSpf(await contextFor({ 'my-shop.ca': texts }))
  expect(await statusWith('verification=123', spf)).toEqual({ status: 'ok', text: 'my-shop.ca has one.' })
  expect(await statusWith('verification=123', 'v=spf10 -all')).toEqual({
    status: 'wrong',
    text: expect.stringContaining('Add the TXT record'),
  })
  expect(await statusWith(spf, 'v=spf1 -all')).toEqual({
    status: 'wrong',
    text: expect.stringContaining('2 SPF records'),
  })
  expect((await checkSpf(await contextFor({}))).status).toBe('wrong')
})

test('finds a DKIM key under a common selector, or under the one it is given', async () => {
  const records = { 'selector2._domainkey.my-shop.ca': [key], 'x7f3._domainkey.my-shop.ca': [key] }
  expect(await checkDkim(await contextFor(records))).toEqual({
    status: 'ok',
    text: 'my-shop.ca has a key with the selector selector2.',
  })
  const named = await contextFor(records, { dkimSelector: 'x7f3' })
  expect((await checkDkim(named)).text).toBe('my-shop.ca has a key with the selector x7f3.')
  expect(await checkDkim(await contextFor(records, { dkimSelector: 'other' }))).toEqual({
    status: 'wrong',
    text: expect.stringContaining("There's no key at other._domainkey.my-shop.ca."),
  })
})

test('only warns if no DKIM key is found, because the selector can have any name', async () => {
  expect(await checkDkim(await contextFor({ 'google._domainkey.my-shop.ca': [spf] }))).toEqual({
    status: 'warning',
    text: expect.stringContaining('--dkim-selector'),
  })
})

test('rejects a revoked DKIM key, unless there is a valid one', async () => {
  const revoked = { 'google._domainkey.my-shop.ca': ['v=DKIM1; p='] }
  expect(await checkDkim(await contextFor(revoked))).toEqual({
    status: 'wrong',
    text: expect.stringContaining('is revoked'),
  })
  expect((await checkDkim(await contextFor({ ...revoked, 's1._domainkey.my-shop.ca': [key] }))).status).toBe('ok')
})

test.each([
  ['v=DMARC1; p=quarantine; rua=mailto:a@my-shop.ca', 'ok', 'The policy of my-shop.ca is quarantine.'],
  ['v=DMARC1;p=none', 'ok', 'The policy of my-shop.ca is none.'],
  ['v=DMARC1; rua=mailto:a@my-shop.ca', 'wrong', 'has no valid policy'],
  ['v=DMARC1; p=maybe', 'wrong', 'has no valid policy'],
  ['something else', 'wrong', 'Add a TXT record at _dmarc.my-shop.ca: v=DMARC1; p=none'],
])('reads the DMARC record %j', async (record, status, text) => {
  const context = await contextFor({ '_dmarc.my-shop.ca': [record] })
  expect(await checkDmarc(context)).toEqual({ status, text: expect.stringContaining(text) })
})

test("uses the parent domain's DMARC record for a subdomain", async () => {
  const sender = 'hello@mail.my-shop.ca'
  const withParent = (record: string) => contextFor({ '_dmarc.my-shop.ca': [record] }, {}, sender)
  expect(await checkDmarc(await withParent('v=DMARC1; p=reject'))).toEqual({
    status: 'ok',
    text: 'The policy of my-shop.ca is reject.',
  })
  expect((await checkDmarc(await withParent('v=DMARC1; p=reject; sp=none'))).text).toBe(
    'The policy of my-shop.ca is none.',
  )
})

test('warns if DNS fails instead of reporting missing records', async () => {
  const failing = await contextFor({
    'my-shop.ca': 'fail',
    '_dmarc.my-shop.ca': 'fail',
    'default._domainkey.my-shop.ca': 'fail',
  })
  for (const check of [checkSpf, checkDkim, checkDmarc])
    expect(await check(failing)).toEqual({ status: 'warning', text: expect.stringMatching(/^DNS can't be asked/) })
})

test('skips the placeholder address', async () => {
  const context = doctorContext({})
  for (const check of [checkSpf, checkDkim, checkDmarc])
    expect(await check(context)).toEqual({ status: 'skipped', text: expect.stringContaining('Set MAIL_FROM') })
})
