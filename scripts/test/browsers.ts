// `npm run test:browsers`: visitor and admin journeys in Firefox and WebKit.
import { existsSync } from 'node:fs'
import { fail, run } from '#scripts/toolchain.mjs'
import { installDebianPackages, pathsOf } from './find-browser.ts'

const programs = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }

const missingPackages = () =>
  Object.entries(programs)
    .filter(([program]) => !pathsOf(program).some(existsSync))
    .map(([, name]) => name)

if (missingPackages().length > 0) await installDebianPackages(...missingPackages())
const missing = missingPackages()
if (missing.length > 0) fail(`Required programs are missing. On Debian, run: apt-get install ${missing.join(' ')}`)
process.exit(await run('vitest', ['run', '--config', 'tests/browsers/vitest.config.ts']))
