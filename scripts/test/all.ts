// `npm test`: every check and every test, fastest first.

import { fail, run, runFile } from '#scripts/toolchain.mjs'
import { findBrowser } from './find-browser.ts'

async function step(name: string, exitCode: () => Promise<number>) {
  const startedAt = performance.now()
  console.info(`\n== ${name}`)
  const passed = (await exitCode()) === 0
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.info(`== ${name}: ${passed ? 'passed' : 'failed'} (${seconds} s)`)
  return passed
}

const steps = [
  () => step('Format and lint', () => run('biome', ['ci', '--error-on-warnings', '.'])),
  async () => {
    const site = step('Build', () => runFile('scripts/build/build-if-stale.ts'))
    const checks = (await step('Types', () => run('tsc', ['-b']))) && (await step('Dead code', () => run('knip')))
    return (await site) && checks
  },
  () => step('Unit and API tests', () => run('vitest', ['run'])),
  async () => {
    process.env.CHROMIUM_PATH = await browser.catch((error: Error) => fail(error.message))
    return step('Browser tests', () => run('playwright', ['test', '--grep-invert', '@fault']))
  },
]

// Runs alongside the other steps; a failure is reported when the browser is needed.
const browser = findBrowser()
browser.catch(() => undefined)
for (const passes of steps) if (!(await passes())) process.exit(1)
