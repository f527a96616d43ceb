// `npm test`: every check and every test, fastest first.
import { findBrowser, installBrowserPackage } from './browser.mjs'
import { ensureInstalled, ignoreSettings, runCommand, runTogether } from './toolchain.mjs'

const step = async (name, run) => {
  const startedAt = performance.now()
  console.info(`\n== ${name}`)
  if ((await run()) === false) {
    console.error(`\n${name}: failed.`)
    process.exit(1)
  }
  console.info(`== ${name}: passed (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
}

ignoreSettings()
await Promise.all([ensureInstalled(), installBrowserPackage()])
await step('Format and lint', () => runCommand('biome', ['ci', '--error-on-warnings', '.']))
await step('Types', () => runCommand('tsc', ['-b']))
await step('Dead code', () => runCommand('knip', []))
await step('Build', () => runTogether('scripts/build-if-stale.ts', [], ['--gallery']))
await step('Unit and API tests', () => runCommand('vitest', ['run']))
process.env.CHROMIUM_PATH = await findBrowser()
await step('Browser tests', () => runCommand('playwright', ['test']))
