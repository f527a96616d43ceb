// Every check and every test, in the order in which they fail fastest. `npm test` runs it.
import { findBrowser } from './browser.mjs'
import { ensureInstalled, ensureTool, runCommand, runTogether } from './toolchain.mjs'

const step = async (name, run) => {
  const startedAt = performance.now()
  console.info(`\n== ${name}`)
  if ((await run()) === false) {
    console.error(`\n${name}: failed.`)
    process.exit(1)
  }
  console.info(`== ${name}: fine (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
}

// The tests bring their own settings: an operator's database or mail server in this shell is none of their business.
const settings =
  'PORT HOST DATA_DIR DATABASE_URL SITE_URL ADMIN_PASSWORD TOOLKIT_PASSWORD SMTP_URL MAIL_FROM LEADS_TO TRUST_PROXY METRICS_PORT LOG_LEVEL'
for (const name of settings.split(' ')) delete process.env[name]

await Promise.all([ensureInstalled(), ensureTool('observatory')])
await step('Format, lint and walls', () => runCommand('biome', ['ci', '--error-on-warnings', '.']))
await step('Types', () => runCommand('tsc', ['-b']))
await step('Dead code', () => runCommand('knip', []))
await step('Build', () => runTogether('scripts/build-if-stale.ts', [], ['--gallery']))
await step('Unit and API tests', () => runCommand('vitest', ['run']))
await step('Faults', () => runCommand('vitest', ['run', '--config', 'tests/faults/vitest.config.ts']))
await step('Browser', () => {
  process.env.CHROMIUM_PATH = findBrowser()
  console.info(process.env.CHROMIUM_PATH)
})
await step('Browser tests', () => runCommand('playwright', ['test']))
