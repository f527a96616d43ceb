// `npm test`: every check and every test, fastest first.
import { findBrowser, installBrowserPackage } from './browser.mjs'
import { build, ensureInstalled, ignoreSettings, runCommand } from './toolchain.mjs'

const step = async (name, run) => {
  const startedAt = performance.now()
  console.info(`\n== ${name}`)
  const passed = await run()
  const outcome = passed ? 'passed' : 'failed'
  console.info(`== ${name}: ${outcome} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
  return passed
}

const steps = [
  () => step('Format and lint', () => runCommand('biome', ['ci', '--error-on-warnings', '.'])),
  // Side by side: each side keeps one core busy.
  async () => {
    const site = step('Build', () => build())
    const rest =
      (await step('Types', () => runCommand('tsc', ['-b']))) &&
      (await step('Dead code', () => runCommand('knip'))) &&
      (await step('Build the gallery', () => build('--gallery')))
    return (await site) && rest
  },
  () => step('Unit and API tests', () => runCommand('vitest', ['run'])),
  async () => {
    process.env.CHROMIUM_PATH = await findBrowser()
    return step('Browser tests', () => runCommand('playwright', ['test', '--grep-invert', '@fault']))
  },
]

ignoreSettings()
await Promise.all([ensureInstalled(), installBrowserPackage()])
for (const run of steps) if (!(await run())) process.exit(1)
