import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { root } from '#scripts/toolchain.mjs'
import { freePort } from '#tests/support/free-port.ts'
import { start, startServer } from '#tests/support/processes.ts'
import type { Driver, Size } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { BrowserPage } from './page.ts'
import { startWebKit } from './webkit.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'Firefox' | 'WebKit'
    size: Size
  }
}

const browsers = { Firefox: startFirefox, WebKit: startWebKit }

export const toolkitPassword = 'clear-as-day'
export const adminPassword = 'the owner of it all'

export let origin = ''
let driver: Driver
export let page: BrowserPage

// One server and one browser per file, so no rate limit is reached.
beforeAll(async () => {
  const emailPort = await freePort()
  start([process.execPath, join(root, 'tests/support/serve-email.ts'), String(emailPort)])
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${emailPort}`,
    TOOLKIT_PASSWORD: toolkitPassword,
    ADMIN_PASSWORD: adminPassword,
  }
  ;[{ origin }, driver] = await Promise.all([startServer({ env }), startBrowser()])
})

const startBrowser = () => browsers[inject('engine')](inject('size'))

/** WebKitGTK crashes now and then. Then the test runs once more, in a new browser. */
async function restartAfterFailure(task: Readonly<{ result?: { retryCount?: number } }>) {
  if (!task.result?.retryCount) return
  await driver.close().catch(() => undefined)
  driver = await startBrowser()
}

beforeEach(async ({ task }) => {
  await restartAfterFailure(task)
  // A page without scripts, so nothing is stored again after the clear.
  await driver.goto(`${origin}/robots.txt`)
  await driver.call('() => [localStorage, sessionStorage].forEach(storage => storage.clear())', [])
  page = new BrowserPage(driver, origin)
})

afterEach(async () => {
  const pageErrors = await page.pageErrors()
  expect(pageErrors.splice(0)).toEqual([])
})

afterAll(() => driver?.close())
