import { test as base, expect, type Page } from '@playwright/test'
import { cookiePolicy } from '#content/legal/cookie-policy.ts'
import { ownAddress } from './own-values.ts'

/** What a page must never do, wherever a test takes it. */
function watch(page: Page) {
  const complaints: string[] = []
  page.on('console', message => {
    // Chromium itself reports the status of a page that is rightly not found.
    if (/status of 404/.test(message.text())) return
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  return complaints
}

/**
 * Toasts stay for a minute: on a busy machine, five seconds can pass between two looks at the page. The test of the five
 * seconds replaces this timer with a fake clock.
 */
function keepToasts() {
  const { setTimeout } = window
  const keep = (run: () => void, ms?: number, ...args: []) => setTimeout(run, ms === 5000 ? 60_000 : ms, ...args)
  Object.assign(window, { setTimeout: keep })
}

const policy = JSON.stringify(cookiePolicy)

/** Only the administrator's browser has these, so the policy doesn't list them. */
const administrators = ['admin_token', 'draft:lead-note']

/** What the page keeps in the browser without a line in the cookie policy. */
async function undeclaredKeys(page: Page) {
  const read = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  // Some tests forbid storage, or end on a page without an origin.
  const keys = await page.evaluate(read).catch((): string[] => [])
  const names = keys.map(key => key.replace(/:[\da-f-]{36}$/, ''))
  return names.filter(name => !administrators.includes(name) && !policy.includes(name))
}

/** A page that fails its test when the browser reports an error: a script, hydration or content-policy fault. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints = watch(page)
      await page.addInitScript(keepToasts)
      // The server limits requests per client address, and it trusts one proxy here.
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': ownAddress() })
      await use(complaints)
      expect(complaints).toEqual([])
      expect(await undeclaredKeys(page), 'stored, but not in the cookie policy').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** For `test.use`: a desktop instead of a phone. */
export const desktop = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false }

/** Resolves once React has taken over the prerendered page. */
export const hydrated = (page: Page) =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 })

/** The files of a kind that the page has fetched so far, in the order of their names. */
export const fetched = async (page: Page, ending: string) => {
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const paths = addresses.map(address => new URL(address).pathname).filter(path => path.endsWith(ending))
  return [...new Set(paths)].sort()
}
