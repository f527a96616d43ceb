import { expect, test } from 'vitest'
import { newDatabase } from '#tests/support/databases.ts'
import { doctorContext } from '#tests/support/doctor-context.ts'
import { browserAt } from '#tests/support/passkey-site.ts'
import { testApp, testPasswords } from '#tests/support/test-app.ts'
import { startTrustedSite } from '#tests/support/trusted-site.ts'
import { checkProxy } from './proxy.ts'

type Site = NonNullable<Parameters<typeof startTrustedSite>[0]>

const passwords = { ADMIN_PASSWORD: testPasswords.admin.value, TOOLKIT_PASSWORD: testPasswords.toolkit.value }

async function check({ env = {}, ...site }: Site = {}, settings: Record<string, string> = env) {
  const { siteUrl } = await startTrustedSite({ env, ...site })
  return checkProxy(doctorContext({ ...passwords, ...settings, SITE_URL: siteUrl }))
}

test.each(['append', 'replace'] as const)(
  'accepts the right TRUST_PROXY and logs out, if the proxy does %s the header',
  async forwarding => {
    const database = await newDatabase('sqlite')
    expect(await check({ env: { TRUST_PROXY: '1' }, forwarding, database })).toEqual({
      status: 'ok',
      text: 'TRUST_PROXY is right: requests pass one proxy.',
    })
    expect(await database.read.selectFrom('admin_sessions').selectAll().execute()).toEqual([])
    const entries = await database.read.selectFrom('audit_log').select(['action', 'device']).orderBy('id').execute()
    expect(entries).toEqual([
      { action: 'login.succeeded', device: 'Probably the doctor command' },
      { action: 'login.ended', device: 'Probably the doctor command' },
    ])
  },
)

test("says that it can't check while password login is turned off", async () => {
  const database = await newDatabase('sqlite')
  const { app, siteUrl } = await startTrustedSite({ database })
  const browser = browserAt(app, siteUrl)
  const token = await browser.tokenByPassword()
  await browser.addPasskey(token)
  await browser.call('PATCH', 'settings', { allowsPassword: false }, token)
  expect(await checkProxy(doctorContext({ ...passwords, SITE_URL: siteUrl }))).toEqual({
    status: 'warning',
    text: "TRUST_PROXY can't be checked: password login is turned off.",
  })
})

test('accepts addresses instead of a number', async () => {
  expect((await check({ env: { TRUST_PROXY: '127.0.0.1, ::1' }, forwarding: 'replace' })).status).toBe('ok')
})

test.each(['append', 'replace'] as const)('reports a missing TRUST_PROXY (%s)', async forwarding => {
  expect(await check({ forwarding })).toEqual({
    status: 'wrong',
    text: 'TRUST_PROXY is missing, so visitors share one rate limit. Set TRUST_PROXY=1 and restart the server.',
  })
})

test('asks for a restart if the running server has an older setting', async () => {
  expect((await check({}, { TRUST_PROXY: '1' })).text).toMatch(/TRUST_PROXY=1 is right, .* Restart it\.$/)
})

test('reports a TRUST_PROXY so high that a forged address is believed', async () => {
  expect(await check({ env: { TRUST_PROXY: '2' }, forwarding: 'append' })).toEqual({
    status: 'wrong',
    text: expect.stringMatching(/^TRUST_PROXY is too high: visitors can fake .* Set TRUST_PROXY=1 and restart/),
  })
  expect(await check({ env: { TRUST_PROXY: '1' }, forwarding: 'pass on' })).toEqual({
    status: 'wrong',
    text: expect.stringContaining('make the proxy add the address'),
  })
})

test('only warns about a high TRUST_PROXY behind a proxy that replaces the header', async () => {
  expect(await check({ env: { TRUST_PROXY: '2' }, forwarding: 'replace' })).toEqual({
    status: 'warning',
    text: expect.stringContaining('requests pass one proxy'),
  })
})

test("reports a proxy that doesn't add the visitor's address", async () => {
  expect(await check({ forwarding: 'pass on' })).toEqual({
    status: 'wrong',
    text: expect.stringContaining("doesn't add visitors' addresses"),
  })
})

test('accepts a site without a proxy, and reports a TRUST_PROXY there', async () => {
  const statusWith = async (env: Record<string, string>) => {
    const { app, logLines } = await testApp({ env: { ...env, LOG_LEVEL: 'warn' } })
    const siteUrl = await app.listen({ port: 0, host: '127.0.0.1' })
    const finding = await checkProxy(doctorContext({ ...passwords, ...env, SITE_URL: siteUrl }))
    return { ...finding, logLines }
  }
  expect(await statusWith({})).toEqual({
    status: 'ok',
    text: "There's no proxy, and TRUST_PROXY isn't set.",
    logLines: [],
  })
  expect(await statusWith({ TRUST_PROXY: '1' })).toMatchObject({
    status: 'wrong',
    text: expect.stringContaining('too high'),
  })
})

test('says why it cannot log in', async () => {
  expect(await check({}, { ADMIN_PASSWORD: 'another admin password' })).toEqual({
    status: 'warning',
    text: expect.stringContaining('the running server has another admin password'),
  })
  expect(await check({}, { ADMIN_PASSWORD: '', DATA_DIR: '/nonexistent' })).toEqual({
    status: 'warning',
    text: expect.stringContaining("there's no admin password in these settings"),
  })
  expect(await check({ trusted: false })).toEqual({
    status: 'warning',
    text: "TRUST_PROXY can't be checked: the certificate is self-signed.",
  })
})

test('never sends the password without encryption to another machine', async () => {
  const context = doctorContext({ ...passwords, SITE_URL: 'http://0.0.0.0:1' })
  expect((await checkProxy(context)).status).toBe('skipped')
})
