// `npm run test:faults`: what the server does when programs, networks, disks and people misbehave. With a count
// (`npm run test:faults -- 20`) it does that many times the work of the short form.
import { findBrowser, installBrowserPackage } from './browser.mjs'
import { ensureInstalled, ensureTool, ignoreSettings, runCommand, runFile } from './toolchain.mjs'

const [count = '1', ...rest] = process.argv.slice(2)
if (rest.length > 0 || !/^[1-9]\d{0,3}$/.test(count)) {
  console.error('How to use it: npm run test:faults -- <how many times the short form, such as 20>')
  process.exit(1)
}
ignoreSettings()
await Promise.all([ensureInstalled(), ensureTool('observatory'), installBrowserPackage()])
runFile('scripts/build-if-stale.ts')
process.env.FAULT_COUNT = count
process.env.CHROMIUM_PATH = await findBrowser()
if (!(await runCommand('vitest', ['run', '--config', 'tests/faults/vitest.config.ts']))) process.exit(1)
