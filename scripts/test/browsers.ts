// `npm run test:browsers`: the browser tests that `npm test` leaves out, and then journeys in Firefox and WebKit. A name
// (`-- phone-menu`) runs all Chromium tests of that file alone.
import { existsSync } from 'node:fs'
import { fail, run } from '#scripts/toolchain.mjs'
import { findBrowser, installDebianPackages, pathsOf } from './find-browser.ts'

const programs = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }

const missingPackages = () =>
  Object.entries(programs)
    .filter(([program]) => !pathsOf(program).some(existsSync))
    .map(([, name]) => name)

const [name, ...rest] = process.argv.slice(2)
if (rest.length > 0) fail('Usage: npm run test:browsers -- [name]')
process.env.CHROMIUM_PATH = await findBrowser().catch((error: Error) => fail(error.message))
const chromiumCode = await run('playwright', ['test', ...(name ? [name] : ['--grep-invert', '@smoke'])])
if (name || chromiumCode !== 0) process.exit(chromiumCode)

if (missingPackages().length > 0) await installDebianPackages(...missingPackages())
const missing = missingPackages()
if (missing.length > 0) fail(`Required programs are missing. On Debian, run: apt-get install ${missing.join(' ')}`)
process.exit(await run('vitest', ['run', '--config', 'tests/browsers/vitest.config.ts']))
