import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { onTestFinished } from 'vitest'
import { freePort } from './free-port.ts'
import { type TestAppOptions, testApp } from './test-app.ts'
import { localhostCertificate, startTlsProxy } from './tls-proxy.ts'

type Options = Pick<TestAppOptions, 'database' | 'env'> & { trusted?: boolean }

/** A running site behind a TLS proxy. Its certificate is trusted by this process unless told otherwise. */
export async function startTrustedSite({ database, env = {}, trusted = true }: Options = {}) {
  if (trusted) {
    const before = getCACertificates('default')
    setDefaultCACertificates([...before, localhostCertificate.cert])
    onTestFinished(() => setDefaultCACertificates(before))
  }
  const port = await freePort()
  const siteUrl = `https://localhost:${port}`
  const { app } = await testApp({ env: { ...env, SITE_URL: siteUrl }, ...(database && { database }) })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  await startTlsProxy({ port, origin })
  return { app, siteUrl }
}
