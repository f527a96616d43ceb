import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#scripts/toolchain.mjs'
import { freePort } from '#tests/support/free-port.ts'
import { newFolder, start, startServer, stop } from '#tests/support/processes.ts'
import { selfSignedCertificate, startTlsFront } from '#tests/support/tls-front.ts'

/** Pages, a page that only scripts fill, calls, and what is not there. */
const paths = ['/', '/admin', '/no-such-page', '/api/admin/check', '/api/nothing']

type Scan = {
  path: string
  scan: { score: number; grade: string; testsFailed: number }
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>
}

test('the Mozilla HTTP Observatory gives every kind of answer at least 130 points', async () => {
  const port = await freePort()
  const { child, origin } = await startServer({ env: { SITE_URL: `https://localhost:${port}`, TRUST_PROXY: '1' } })
  onTestFinished(() => stop(child, 'SIGKILL'))
  const certificate = selfSignedCertificate('localhost')
  await startTlsFront({ port, origin, ...certificate })
  const trusted = join(newFolder('certificate'), 'localhost.pem')
  writeFileSync(trusted, certificate.cert)

  const command = [process.execPath, join(root, 'tests/support/observatory-scan.ts'), `localhost:${port}`, ...paths]
  const scanner = start(command, { env: { NODE_EXTRA_CA_CERTS: trusted }, stderr: 'pipe' })
  const ended = once(scanner, 'exit')
  // Its parser complains about modern CSS at length: of interest only when the scan itself failed.
  const [printed, complaints] = await Promise.all([text(scanner.stdout), text(scanner.stderr as Readable)])
  expect((await ended)[0], complaints).toBe(0)

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
