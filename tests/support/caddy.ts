import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { root } from '#scripts/toolchain.mjs'
import { unpackDebianPackages } from './debian-packages.ts'
import { freePort } from './free-port.ts'
import { newFolder, start, stop, waitForOk } from './processes.ts'

/** Debian's Caddy with deploy/Caddyfile, without TLS. Trusts the visitors' addresses that the tests set. */
export async function startCaddy(servers: readonly { origin: string }[]) {
  const debian = unpackDebianPackages('caddy')
  const folder = newFolder('caddy')
  const origin = `http://127.0.0.1:${await freePort()}`
  const file = join(folder, 'Caddyfile')
  const settings = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8')
  writeFileSync(file, settings.replace('lb_policy', 'trusted_proxies 127.0.0.1\n\t\tlb_policy'))
  const env = {
    SITE_DOMAIN: origin,
    SERVERS: servers.map(server => new URL(server.origin).host).join(' '),
    CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
    HOME: folder,
  }
  const child = start([debian.path('usr/bin/caddy'), 'run', '--config', file], { env, stderr: 'pipe' })
  onTestFinished(() => stop(child))
  let printed = ''
  child.stderr?.on('data', chunk => {
    printed = (printed + chunk).slice(-20_000)
  })
  child.stdout.resume()
  await waitForOk(child, `${origin}/healthz`, () => printed)
  return { origin }
}
