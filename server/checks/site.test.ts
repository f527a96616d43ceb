import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { doctorContext } from '#tests/support/doctor-context.ts'
import { startTrustedSite } from '#tests/support/trusted-site.ts'
import { checkAddress, checkPlaceholders, checkRedirect, checkSite } from './site.ts'

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
  expect(checkAddress(doctorContext({})).text).toContain('set SITE_URL to the public https:// address')
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

test('lists the placeholders that are left', () => {
  const context = doctorContext({})
  const text = expect.stringMatching(/^Replace email, .* Decide there too: how long a first call is/)
  expect(checkPlaceholders(context)).toEqual({ status: 'wrong', text })
  expect(checkPlaceholders({ ...context, site: { ...context.site, standIns: [] } }).status).toBe('ok')
})
