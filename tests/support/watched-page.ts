import { test as base, expect, type Page } from '@playwright/test'
import { content } from '#content/all-content.ts'
import { newerApis, removeApis } from './older-browser.ts'
import { uniqueIp } from './unique-values.ts'

function recordErrors(page: Page) {
  const consoleErrors: string[] = []
  page.on('console', message => {
    // Chromium logs an error for every 404, even an expected one.
    if (/status of 404/.test(message.text())) return
    if (message.type() === 'error' || message.type() === 'warning') consoleErrors.push(message.text())
  })
  page.on('pageerror', error => consoleErrors.push(String(error)))
  return consoleErrors
}

/** On a busy machine, a toast's five seconds can pass between two assertions. Its own test uses a fake clock. */
function keepToasts() {
  const { setTimeout } = window
  const keep = (run: () => void, ms?: number, ...args: []) => setTimeout(run, ms === 5000 ? 60_000 : ms, ...args)
  Object.assign(window, { setTimeout: keep })
}

const policy = JSON.stringify(content.legalDocuments.find(({ slug }) => slug === 'cookie-policy'))

/** The cookie policy covers visitors only. */
const adminKeys = [
  'admin_token',
  'admin_notified',
  'draft:lead-note',
  'draft:lead-reply',
  'react-router-scroll-positions',
]

async function undeclaredKeys(page: Page) {
  const read = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  // Some tests block storage or end on a page without an origin.
  const keys = await page.evaluate(read).catch((): string[] => [])
  const names = keys.map(key => key.replace(/:[\da-f-]{36}$/, '')).filter(name => !adminKeys.includes(name))
  return names.filter(name => !policy.includes(name.replace(/^(draft|attempt):.*/, '$1:… (one for each form)')))
}

/** Fails a test on any error or warning in the browser's console, in a browser with nothing newer than the oldest has. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ context, page }, use) => {
      const consoleErrors = recordErrors(page)
      await context.addInitScript(removeApis, newerApis)
      await page.addInitScript(keepToasts)
      // The server limits requests per IP address and trusts one proxy here.
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': uniqueIp() })
      await use(consoleErrors)
      // A handler may still be waiting for the server.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(consoleErrors).toEqual([])
      expect(await undeclaredKeys(page), 'stored, but not in the cookie policy').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Pages opened by automation aren't counted, so some tests have to look like a visitor. */
export const looksLikeVisitor = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))

export const desktop = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false }

export const ready = (page: Page) => page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 60_000 })

export const fetched = async (page: Page, extension: string) => {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const paths = urls.map(url => new URL(url).pathname).filter(path => path.endsWith(extension))
  return [...new Set(paths)].sort()
}

/** Retries, because on a slow machine the time to pause at may have passed. */
export const pauseClock = (page: Page) =>
  expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))).toPass()

export const holdScripts = (page: Page, until: Promise<void>) =>
  page.route('**/assets/*.js', async route => {
    await until
    await route.continue().catch(() => undefined)
  })

/** What the browser reports when it shows a page from its back/forward cache, which Playwright turns off. */
export const showFromCache = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
