import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '#tests/support/databases.ts'
import { doctorContext } from '#tests/support/doctor-context.ts'
import { browserAt } from '#tests/support/passkey-site.ts'
import { testApp, testPasswords } from '#tests/support/test-app.ts'
import { startTrustedSite } from '#tests/support/trusted-site.ts'
import { checkAddress, checkProxy, checkRedirect, checkSite } from './site.ts'

const contextFor = (siteUrl: string) => doctorContext({ SITE_URL: siteUrl })

async function startOther(handle: RequestListener) {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('finds the site and its redirect in order', async () => {
  const { siteUrl, app } = await startTrustedSite()
  const context = contextFor(siteUrl)
  expect(checkAddress(context).status).toBe('ok')
  expect(await checkSite(context)).toEqual({ status: 'ok', text: expect.stringMatching(/^Version \S+ is running at /) })
  expect((await checkRedirect(context)).status).toBe('ok')
  app.failHealthChecks()
  expect((await checkSite(context)).text).toContain('responds with 503. The proxy runs')
})

test('asks for an https address, and reports a certificate that is not trusted', async () => {
  expect(checkAddress(doctorContext({})).text).toContain('Set it to the public https:// address')
  const { siteUrl } = await startTrustedSite({ trusted: false })
  expect(await checkSite(contextFor(siteUrl))).toEqual({
    status: 'wrong',
    text: expect.stringMatching(/can't be reached: .*certificate/),
  })
})

test('reports a database that cannot be written to, another site and a redirect', async () => {
  const textFor = async (handle: RequestListener) => (await checkSite(contextFor(await startOther(handle)))).text
  const healthy = '{"status":"ok","version":"1.0.0"}'
  expect(
    await textFor(({ url }, response) => (url === '/healthz' ? response.end(healthy) : response.writeHead(503).end())),
  ).toBe("The server runs, but can't write to its database. Its log has the reason.")
  expect(await textFor((_request, response) => response.end('<h1>Parked domain</h1>'))).toMatch(
    /^Something other than this site responds at /,
  )
  expect(await textFor((_request, response) => response.writeHead(301, { location: 'https://x.ca/' }).end())).toContain(
    'redirects to https://x.ca/.',
  )
})

test('reports a site without encryption and one without a redirect', async () => {
  const plain = await startOther((_request, response) => response.end('Hello'))
  expect(await checkRedirect(contextFor(plain.replace('http:', 'https:')))).toEqual({
    status: 'wrong',
    text: expect.stringContaining('serves the site without encryption'),
  })
  const elsewhere = await startOther((_request, response) =>
    response.writeHead(301, { location: 'https://x.ca' }).end(),
  )
  expect((await checkRedirect(contextFor(elsewhere.replace('http:', 'https:')))).status).toBe('warning')
})

const passwords = { ADMIN_PASSWORD: testPasswords.admin.value, TOOLKIT_PASSWORD: testPasswords.toolkit.value }

type Site = NonNullable<Parameters<typeof startTrustedSite>[0]>

async function proxyFinding({ env = {}, ...site }: Site = {}, settings: Record<string, string> = env) {
  const { siteUrl } = await startTrustedSite({ env, ...site })
  return checkProxy(doctorContext({ ...passwords, ...settings, SITE_URL: siteUrl }))
}

test.each(['append', 'replace'] as const)(
  'accepts the right TRUST_PROXY and logs out, if the proxy does %s the header',
  async forwarding => {
    const database = await newDatabase('sqlite')
    expect(await proxyFinding({ env: { TRUST_PROXY: '1' }, forwarding, database })).toEqual({
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
  expect((await proxyFinding({ env: { TRUST_PROXY: '127.0.0.1, ::1' }, forwarding: 'replace' })).status).toBe('ok')
})

test.each(['append', 'replace'] as const)('reports a missing TRUST_PROXY (%s)', async forwarding => {
  expect(await proxyFinding({ forwarding })).toEqual({
    status: 'wrong',
    text: 'TRUST_PROXY is missing, so visitors share one rate limit. Set TRUST_PROXY=1 and restart the server.',
  })
})

test('asks for a restart if the running server has an older setting', async () => {
  expect((await proxyFinding({}, { TRUST_PROXY: '1' })).text).toMatch(/TRUST_PROXY=1 is right, .* Restart it\.$/)
})

test('reports a TRUST_PROXY so high that a forged address is believed', async () => {
  expect(await proxyFinding({ env: { TRUST_PROXY: '2' }, forwarding: 'append' })).toEqual({
    status: 'wrong',
    text: expect.stringMatching(/^TRUST_PROXY is too high: visitors can fake .* Set TRUST_PROXY=1 and restart/),
  })
  expect(await proxyFinding({ env: { TRUST_PROXY: '1' }, forwarding: 'pass on' })).toEqual({
    status: 'wrong',
    text: expect.stringContaining('make the proxy add the address'),
  })
})

test('only warns about a high TRUST_PROXY behind a proxy that replaces the header', async () => {
  expect(await proxyFinding({ env: { TRUST_PROXY: '2' }, forwarding: 'replace' })).toEqual({
    status: 'warning',
    text: expect.stringContaining('requests pass one proxy'),
  })
})

test("reports a proxy that doesn't add the visitor's address", async () => {
  expect(await proxyFinding({ forwarding: 'pass on' })).toEqual({
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
  expect(await proxyFinding({}, { ADMIN_PASSWORD: 'another admin password' })).toEqual({
    status: 'warning',
    text: expect.stringContaining('the running server has another admin password'),
  })
  expect(await proxyFinding({}, { ADMIN_PASSWORD: '', DATA_DIR: '/nonexistent' })).toEqual({
    status: 'warning',
    text: expect.stringContaining("there's no admin password in these settings"),
  })
})

test('never sends the password without encryption to another machine', async () => {
  const context = doctorContext({ ...passwords, SITE_URL: 'http://0.0.0.0:1' })
  expect((await checkProxy(context)).status).toBe('skipped')
})
