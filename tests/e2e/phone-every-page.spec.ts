import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { fontsOf, scriptsOf } from '#tests/support/page-weight.ts'
import { pageOfEachKind, sitePages } from '#tests/support/site-pages.ts'
import { expect, fetched, ready, test } from '#tests/support/watched-page.ts'

// Leaves out pages that look like another one.
const kinds = pageOfEachKind.filter(path => !['/admin', '/articles/no-such-article', '/quiz/complete'].includes(path))

// Articles and cities differ only in data, which tests/public-pages.test.ts checks. Admin pages redirect to the login.
const isOneOfMany = (path: string) => path.startsWith('/articles/') || path.endsWith('-ai-consultants')
const samples = [
  '/articles/first-process-to-automate',
  '/articles/choosing-an-ai-assistant',
  '/houston-texas-ai-consultants',
]
const listed = sitePages
  .map(({ path }) => path)
  .filter(path => samples.includes(path) || !(isOneOfMany(path) || path.startsWith('/admin')))
const everyPage = [...new Set([...kinds, ...listed])]

const expectNoHorizontalScroll = async (page: Page) => {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess, 'horizontal overflow in px').toBeLessThanOrEqual(0)
}

const expectThumbSizedControls = async (page: Page) => {
  const low = await page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea, summary')]
      .map(element => element.closest('label') ?? element)
      .filter(element => element.checkVisibility() && element.getBoundingClientRect().height < 44)
      .map(element => element.outerHTML),
  )
  expect(low, 'controls lower than 44 px').toEqual([])
}

async function expectHealthyStart(page: Page, path: string, violations: () => Promise<string[]>) {
  await ready(page)
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await violations()).toEqual([])
  await expectNoHorizontalScroll(page)
  // The budgets in tests/budgets.ts count only these files.
  if (path === '/admin/login' || path === '/no-such-page') return
  expect(await fetched(page, '.js')).toEqual(scriptsOf(path))
  expect(await fetched(page, '.css')).toEqual([])
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  expect(await fetched(page, '.woff2')).toEqual(fontsOf(path))
}

test('every page opens, hydrates and fits a phone without a Content Security Policy violation', {
  tag: '@smoke',
}, async ({ page }) => {
  test.setTimeout(300_000)
  const violations = await recordViolations(page)
  // A new page object for each path would double the time.
  for (const path of everyPage) {
    await test.step(path, async () => {
      await page.goto(path)
      await expectHealthyStart(page, path, violations)
    })
  }
})

const halves = [kinds.filter((_, index) => index % 2 === 0), kinds.filter((_, index) => index % 2 === 1)]

for (const [half, paths] of halves.entries()) {
  test(`a page of each kind passes axe, and fits large text and a desktop, part ${half + 1}`, async ({ page }) => {
    test.setTimeout(300_000)
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(path)
        await ready(page)
        await expectNoAxeFindings(page)
        await expectThumbSizedControls(page)
        await test.step('fits with text at 200%', async () => {
          await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
          await expectNoHorizontalScroll(page)
          // The menu, or the company's name in the admin area.
          await expect(page.locator('header').locator('a:visible, button:visible').last()).toBeInViewport({ ratio: 1 })
          await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
        })
        await page.setViewportSize({ width: 1440, height: 900 })
        await expectNoHorizontalScroll(page)
        // The home page changes most on a desktop.
        if (path === '/') await expectNoAxeFindings(page)
      })
    }
  })
}

async function recordViolations(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenViolations: seen })
    document.addEventListener('securitypolicyviolation', event =>
      seen.push(`${event.violatedDirective}: ${event.blockedURI}`),
    )
  })
  return () => page.evaluate(() => (window as unknown as { seenViolations: string[] }).seenViolations)
}
