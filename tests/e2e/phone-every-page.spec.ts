import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { scriptsOf } from '#tests/support/page-weight.ts'
import { pageOfEachKind, sitePages } from '#tests/support/site-pages.ts'
import { expect, fetched, hydrated, test } from '#tests/support/watched-page.ts'

// The others look like one of these.
const kinds = pageOfEachKind.filter(path => !['/admin', '/articles/no-such-article', '/quiz/complete'].includes(path))

// Articles and cities differ in their data, which tests/public-pages.test.ts checks. Admin pages redirect to the login.
const isOneOfMany = (path: string) => path.startsWith('/articles/') || path.endsWith('-ai-consultants')
const samples = [
  '/articles/first-process-to-automate',
  '/articles/choosing-an-ai-assistant',
  '/houston-texas-ai-consultants',
]
const openedOnce = sitePages
  .map(({ path }) => path)
  .filter(path => samples.includes(path) || !(isOneOfMany(path) || path.startsWith('/admin')))
  .filter(path => !kinds.includes(path))

const expectNoSidewaysScroll = async (page: Page) => {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess, 'the page scrolls sideways').toBeLessThanOrEqual(0)
}

async function expectStarted(page: Page, path: string, violations: () => Promise<string[]>) {
  await hydrated(page)
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await violations()).toEqual([])
  await expectNoSidewaysScroll(page)
  // The budgets of tests/budgets.ts count these files and no others.
  if (path === '/admin/login' || path === '/no-such-page') return
  expect(await fetched(page, '.js')).toEqual(scriptsOf(path))
  expect(await fetched(page, '.css')).toEqual([])
}

test('every other page opens, hydrates and keeps to the content policy', async ({ page }) => {
  test.setTimeout(300_000)
  const violations = await listenForViolations(page)
  // One page object for all: opening a new one for each would double the time.
  for (const path of openedOnce) {
    await test.step(path, async () => {
      expect((await page.goto(path))?.status()).toBe(200)
      await expectStarted(page, path, violations)
    })
  }
})

const halves = [kinds.filter((_, index) => index % 2 === 0), kinds.filter((_, index) => index % 2 === 1)]

for (const [half, paths] of halves.entries()) {
  test(`a page of each kind starts, passes axe, and fits a phone with large text and a desktop, part ${half + 1}`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const violations = await listenForViolations(page)
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(path)
        await expectStarted(page, path, violations)
        await expectNoAxeFindings(page)
        await test.step('with text twice as large', async () => {
          await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
          await expectNoSidewaysScroll(page)
          await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
          await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
        })
        await page.setViewportSize({ width: 1440, height: 900 })
        await expectNoSidewaysScroll(page)
        // Its header and its grids are the ones that change most on a desktop.
        if (path === '/') await expectNoAxeFindings(page)
      })
    }
  })
}

async function listenForViolations(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenViolations: seen })
    document.addEventListener('securitypolicyviolation', event =>
      seen.push(`${event.violatedDirective}: ${event.blockedURI}`),
    )
  })
  return () => page.evaluate(() => (window as unknown as { seenViolations: string[] }).seenViolations)
}
