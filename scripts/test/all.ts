// `npm test`: the checks and the tests, fastest first.
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root, run, runFile } from '#scripts/toolchain.mjs'
import { findBrowser } from './find-browser.ts'

async function step(name: string, exitCode: () => Promise<number>, startedAt = performance.now()) {
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
    // One checker takes 14 s of processor time, and the usual four 24 s, on cores that the build needs too.
    const types = await step('Types', () => run('tsc', ['-b', '--checkers', '1']))
    const checks = types && (await step('Dead code', () => run('knip')))
    return (await site) && checks
  },
  async () => {
    process.env.CHROMIUM_PATH = await browser.catch((error: Error) => fail(error.message))
    // Together, because each waits for disks, timers and processes a third of its time.
    const startedAt = performance.now()
    const browserTests = runQuietly('playwright', ['test', '--grep', '@smoke', '--workers', '1'])
    const unitTests = await step('Unit and API tests', () => run('vitest', ['run']))
    return (await step('Browser tests', browserTests, startedAt)) && unitTests
  },
]

/** Starts the program right away. The returned function waits for it and prints its output. */
function runQuietly(program: string, args: string[]) {
  const log = join(root, '.cache/browser-tests.log')
  const file = openSync(log, 'w')
  const done = run(program, args, { stdio: ['ignore', file, file] })
  return async () => {
    const code = await done
    closeSync(file)
    process.stdout.write(readFileSync(log))
    return code
  }
}

// Runs alongside the other steps; a failure is reported when the browser is needed.
const browser = findBrowser()
browser.catch(() => undefined)
for (const passes of steps) if (!(await passes())) process.exit(1)
