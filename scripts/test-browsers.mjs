// `npm run test:browsers`: the journeys of visitors and of the administrator in Firefox and WebKit.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ensureInstalled, runCommand, runFile } from './toolchain.mjs'

/** Each program, and the Debian package that brings it. */
const programs = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }

const isOnPath = name => (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, name)))
const missingPackages = () =>
  Object.entries(programs)
    .filter(([program]) => !isOnPath(program))
    .map(([, name]) => name)
const run = (command, args) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, args, { stdio: 'inherit', env })
}

function ensureBrowsers() {
  const missing = missingPackages()
  if (missing.length === 0) return
  if (process.getuid?.() === 0 && isOnPath('apt-get')) {
    console.info(`Installing ${missing.join(', ')} ...`)
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', ...missing])
  }
  const stillMissing = missingPackages()
  if (stillMissing.length === 0) return
  console.error(`These tests run on Debian and its kin. Please install: ${stillMissing.join(', ')}`)
  process.exit(1)
}

await ensureInstalled()
ensureBrowsers()
runFile('scripts/build-if-stale.ts')
if (!runCommand('vitest', ['run', '--config', 'tests/browsers/vitest.config.ts'])) process.exit(1)
