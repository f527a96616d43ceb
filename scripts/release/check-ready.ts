// Exits with 0 if this release is the one that responds, and it can store forms.
import { join } from 'node:path'
import { checkHealth } from '#contracts/health.ts'
import { root } from '#scripts/toolchain.mjs'
import { loadConfig } from '#server/config.ts'
import { readBuildFacts } from '#server/site/load-build.ts'

const timeoutMs = 5000
/** What the server listens on when it listens on every address. */
const anyAddress = ['0.0.0.0', '::']

process.exit((await isReady()) ? 0 : 1)

async function isReady() {
  const { host, port } = loadConfig(process.env)
  const reachable = anyAddress.includes(host) ? '127.0.0.1' : host
  const origin = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
  const call = (path: string) => fetch(origin + path, { signal: AbortSignal.timeout(timeoutMs) })
  try {
    const [health, readiness] = await Promise.all([call('/healthz'), call('/readyz')])
    const { version } = checkHealth.response.parse(await health.json())
    return readiness.ok && version === readBuildFacts(join(root, 'build/site')).version
  } catch {
    return false
  }
}
