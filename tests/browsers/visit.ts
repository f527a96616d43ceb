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

/** A server and a browser per file, so that no rate limit is reached, and a new visitor per test. */
beforeAll(async () => {
  const emailPort = await freePort()
  start([process.execPath, join(root, 'tests/support/serve-email.ts'), String(emailPort)])
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${emailPort}`,
    TOOLKIT_PASSWORD: toolkitPassword,
    ADMIN_PASSWORD: adminPassword,
  }
  ;[{ origin }, driver] = await Promise.all([startServer({ env }), browsers[inject('engine')](inject('size'))])
})

beforeEach(async () => {
  // A new visitor. No script runs on this page that could store something again.
  await driver.goto(`${origin}/robots.txt`)
  await driver.call('() => [localStorage, sessionStorage].forEach(storage => storage.clear())', [])
  page = new BrowserPage(driver, origin)
})

afterEach(async () => {
  const complaints = await page.complaints()
  expect(complaints.splice(0)).toEqual([])
})

afterAll(() => driver?.close())
