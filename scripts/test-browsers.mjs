// `npm run test:browsers`: the journeys of visitors and the administrator in Firefox and WebKit.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackages } from './browser.mjs'
import { ensureInstalled, ignoreSettings, runCommand, runFile } from './toolchain.mjs'

/** Each program and the Debian package it's in. */
const programs = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }

const isOnPath = name => (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, name)))
const missingPackages = () =>
  Object.entries(programs)
    .filter(([program]) => !isOnPath(program))
    .map(([, name]) => name)

async function ensureBrowsers() {
  const missing = missingPackages()
  if (missing.length === 0) return
  console.info(`Installing ${missing.join(', ')} ...`)
  await installDebianPackages(...missing)
  const stillMissing = missingPackages()
  if (stillMissing.length === 0) return
  console.error(`Some programs are missing. On Debian, run: apt-get install ${stillMissing.join(' ')}`)
  process.exit(1)
}

ignoreSettings()
await Promise.all([ensureInstalled(), ensureBrowsers()])
runFile('scripts/build-if-stale.ts')
if (!(await runCommand('vitest', ['run', '--config', 'tests/browsers/vitest.config.ts']))) process.exit(1)
