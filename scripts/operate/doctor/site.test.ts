import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { doctorContext } from '#tests/support/doctor-context.ts'
import { selfSignedCertificate } from '#tests/support/tls-proxy.ts'
import { startTrustedSite } from '#tests/support/trusted-site.ts'
import { checkBuild, checkCertificate, checkHttps, checkSite } from './site.ts'

const contextFor = (siteUrl: string) => doctorContext({ SITE_URL: siteUrl })

async function startOther(handle: RequestListener) {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('finds the site, its certificate and its redirect in order', async () => {
  const { siteUrl } = await startTrustedSite()
  const context = contextFor(siteUrl)
  expect(await checkSite(context)).toEqual({ status: 'ok', text: expect.stringMatching(/^Version \S+ is running at /) })
  expect(await checkCertificate(context)).toEqual({
    status: 'ok',
    text: expect.stringMatching(/^Valid until \d{4}-\d\d-\d\d\.$/),
  })
  expect((await checkHttps(context)).status).toBe('ok')
})

test('reports a database that the running server cannot write to', async () => {
  const { siteUrl, app } = await startTrustedSite()
  app.failHealthChecks()
  expect(await checkSite(contextFor(siteUrl))).toEqual({ status: 'wrong', text: expect.stringContaining('503') })
  const other = await startOther(({ url }, response) =>
    url === '/healthz'
      ? response.end(
          JSON.stringify({
            status: 'ok',
            version: (checkBuild(contextFor('http://localhost:3000')).text.match(/Version (\S+)\.$/) ?? [])[1],
          }),
        )
      : response.writeHead(503).end(),
  )
  expect((await checkSite(contextFor(other))).text).toBe(
    "The server runs, but can't write to its database. Its log has the reason.",
  )
})

test('reports another version, another site and a redirect', async () => {
  const old = await startOther((_request, response) => response.end('{"status":"ok","version":"0.9.0"}'))
  expect((await checkSite(contextFor(old))).text).toMatch(/^The server runs version 0\.9\.0, but the build is /)
  const other = await startOther((_request, response) => response.end('<h1>Parked domain</h1>'))
  expect((await checkSite(contextFor(other))).text).toMatch(/^Something other than this site responds at /)
  const moved = await startOther((_request, response) => response.writeHead(301, { location: 'https://x.ca/' }).end())
  expect((await checkSite(contextFor(moved))).text).toContain('redirects to https://x.ca/.')
})

test.each([
  ['has expired', { from: -100, days: 90 }, /has expired/],
  ['expires within 14 days', { from: -80, days: 90 }, /^It expires on \d{4}-\d\d-\d\d and should be renewed/],
  ["isn't valid yet", { from: 5, days: 90 }, /isn't valid yet/],
])('reports a certificate that %s', async (_title, validity, text) => {
  const { siteUrl } = await startTrustedSite({ certificate: selfSignedCertificate('localhost', validity) })
  expect(await checkCertificate(contextFor(siteUrl))).toEqual({ status: 'wrong', text: expect.stringMatching(text) })
})

test('accepts a short-lived certificate until its last third', async () => {
  const { siteUrl } = await startTrustedSite({ certificate: selfSignedCertificate('localhost', { from: -1, days: 6 }) })
  expect((await checkCertificate(contextFor(siteUrl))).status).toBe('ok')
})

test('reports a self-signed certificate and one for another name', async () => {
  const { siteUrl } = await startTrustedSite({ trusted: false })
  expect((await checkCertificate(contextFor(siteUrl))).text).toMatch(
    /^Browsers reject it: the certificate is self-signed/,
  )
  expect((await checkSite(contextFor(siteUrl))).text).toMatch(
    /can't be reached: the certificate is self-signed\. See "Certificate" below\.$/,
  )
  const other = await startTrustedSite({ certificate: selfSignedCertificate('other.example', { days: 90 }) })
  expect((await checkCertificate(contextFor(other.siteUrl))).text).toContain('the certificate is for another name')
})

test('reports a site without encryption and one without a redirect', async () => {
  const plain = await startOther((_request, response) => response.end('Hello'))
  expect(await checkHttps(contextFor(plain.replace('http:', 'https:')))).toEqual({
    status: 'wrong',
    text: expect.stringContaining('serves the site without encryption'),
  })
  const elsewhere = await startOther((_request, response) =>
    response.writeHead(301, { location: 'https://x.ca' }).end(),
  )
  expect((await checkHttps(contextFor(elsewhere.replace('http:', 'https:')))).status).toBe('warning')
})

test('reports a proxy that removes the Strict-Transport-Security header', async () => {
  const origin = await startOther((_request, response) => response.end('{}'))
  const { siteUrl } = await startTrustedSite({ origin })
  expect(await checkHttps(contextFor(siteUrl))).toEqual({
    status: 'warning',
    text: expect.stringContaining('Strict-Transport-Security'),
  })
})

test("doesn't blame the proxy for a missing header while the server is down", async () => {
  const origin = await startOther((_request, response) => response.writeHead(502).end())
  const { siteUrl } = await startTrustedSite({ origin })
  expect(await checkHttps(contextFor(siteUrl))).toEqual({
    status: 'skipped',
    text: expect.stringMatching(/redirects, but the rest can't be checked: the site responds with 502\.$/),
  })
})

test('reports a build for another address', () => {
  expect(checkBuild(contextFor('https://www.example.com')).text).toBe(
    'The site was built for http://localhost:3000. Build it again with SITE_URL=https://www.example.com.',
  )
})
