import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#scripts/toolchain.mjs'
import { freePort } from '#tests/support/free-port.ts'
import { newFolder, start, startServer, stop } from '#tests/support/processes.ts'
import { localhostCertificate, startTlsProxy } from '#tests/support/tls-proxy.ts'

const paths = ['/', '/admin', '/no-such-page', '/api/admin/check', '/api/nothing']

type Scan = {
  path: string
  scan: { score: number; grade: string; testsFailed: number }
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>
}

test('scores at least 130 points in the Mozilla HTTP Observatory for every kind of response', async () => {
  const port = await freePort()
  const { child, origin } = await startServer({ env: { SITE_URL: `https://localhost:${port}`, TRUST_PROXY: '1' } })
  onTestFinished(() => stop(child, 'SIGKILL'))
  await startTlsProxy({ port, origin })
  const trusted = join(newFolder('certificate'), 'localhost.pem')
  writeFileSync(trusted, localhostCertificate.cert)

  const command = [process.execPath, join(root, 'tests/support/observatory-scan.ts'), `localhost:${port}`, ...paths]
  const scanner = start(command, { env: { NODE_EXTRA_CA_CERTS: trusted }, stderr: 'pipe' })
  const exited = once(scanner, 'exit')
  // Its parser logs many warnings about modern CSS, so stderr matters only if the scan fails.
  const [printed, warnings] = await Promise.all([text(scanner.stdout), text(scanner.stderr as Readable)])
  expect((await exited)[0], warnings).toBe(0)

  const scans = printed
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Scan)
  for (const { path, scan, tests } of scans) {
    const parts = Object.entries(tests).map(([name, { scoreModifier }]) => `${name} ${scoreModifier}`)
    console.info(`Observatory ${path}: ${scan.score} points, ${scan.grade}: ${parts.join(', ')}`)
    expect(scan.testsFailed, path).toBe(0)
    expect(scan.score, path).toBeGreaterThanOrEqual(130)
  }
  expect(scans.map(({ path }) => path)).toEqual(paths)
})
