// `npm run test:faults`: what the server does when programs, networks, disks and people misbehave, and what the pages do
// without scripts, storage or a network. With a count (`npm run test:faults -- 20`) the server's tests do that many
// times the work of the short form.
import { findBrowser, installBrowserPackage } from './browser.mjs'
import { build, ensureInstalled, ensureTool, ignoreSettings, runCommand } from './toolchain.mjs'

const [count = '1', ...rest] = process.argv.slice(2)
if (rest.length > 0 || !/^[1-9]\d{0,3}$/.test(count)) {
  console.error('How to use it: npm run test:faults -- <how many times the short form, such as 20>')
  process.exit(1)
}
ignoreSettings()
await Promise.all([ensureInstalled(), ensureTool('observatory'), installBrowserPackage()])
process.env.FAULT_COUNT = count
process.env.CHROMIUM_PATH = await findBrowser()
const steps = [
  () => build(),
  () => build('--gallery'),
  () => runCommand('vitest', ['run', '--config', 'tests/faults/vitest.config.ts']),
  () => runCommand('playwright', ['test', '--grep', '@fault']),
]
for (const run of steps) if (!(await run())) process.exit(1)
