import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { scriptsOf } from '#tests/support/page-weight.ts'
import { lastFragmentOf, pageOfEachKind, sitePages } from '#tests/support/site-pages.ts'
import { classesWithoutStyles, expect, fetched, hydrated, test } from '#tests/support/watched-page.ts'

const allPaths = sitePages.map(({ path }) => path)
const groups = {
  articles: allPaths.filter(path => path.startsWith('/articles/')),
  cities: allPaths.filter(path => path.endsWith('-ai-consultants')),
  other: allPaths.filter(path => !path.startsWith('/articles/') && !path.endsWith('-ai-consultants')),
}

const expectNoSidewaysScroll = async (page: Page) => {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess, 'the page scrolls sideways').toBeLessThanOrEqual(0)
}

// One page object visits a whole group: opening a new one for each of 60 pages would double the time.
for (const [name, paths] of Object.entries(groups)) {
  test(`every page opens, hydrates and keeps to the content policy: ${name}`, async ({ page }) => {
    test.setTimeout(300_000)
    const violations = await listenForViolations(page)
    for (const path of paths) {
      await test.step(path, async () => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(200)
        await hydrated(page)
        await expect(page.locator('h1')).toHaveCount(1)
        expect(await violations()).toEqual([])
        await expectNoSidewaysScroll(page)
        // The budgets of tests/budgets.ts count these files and no others.
        if (!path.startsWith('/admin')) {
          expect(await fetched(page, '.js')).toEqual(scriptsOf(path))
          expect(await fetched(page, '.css')).toEqual([])
        }
        expect(await classesWithoutStyles(page)).toEqual([])
        for (const picture of await page.locator('img[loading="eager"]').all())
          await expect(picture).toHaveAttribute('src', /^data:/)
      })
    }
  })
}

const halves = [
  pageOfEachKind.filter((_, index) => index % 2 === 0),
  pageOfEachKind.filter((_, index) => index % 2 === 1),
]

for (const [half, paths] of halves.entries()) {
  test(`a page of each kind starts at a fragment and after a scrolled reload, passes axe and fits a desktop, part ${half + 1}`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const started = async () => {
      await hydrated(page)
      // Admin pages redirect to the login page.
      if (new URL(page.url()).pathname === '/admin') await expect(page).toHaveURL(/\/admin\/login$/)
    }
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 390, height: 844 })
        const html = await (await page.request.get(path)).text()
        await page.goto(`${path}#${lastFragmentOf(html)}`)
        await started()
        await expectNoAxeFindings(page)
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
        await page.reload()
        await started()
        await expectNoSidewaysScroll(page)
        // Only these look different enough on a desktop.
        if (['/', '/articles', '/about', '/beta'].includes(path)) await expectNoAxeFindings(page)
      })
    }
  })
}

test('a page looks the same with its own styles as with the whole stylesheet', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/articles/first-process-to-automate', '/quiz', '/about', '/admin/login']) {
    await test.step(path, async () => {
      await page.goto(path)
      await hydrated(page)
      await page.waitForFunction(() => [...document.fonts].some(({ family }) => /^"?Newsreader"?$/.test(family)))
      expect(await changedByAllStyles(page)).toEqual([])
    })
  }
})

/** What of a visible element's computed style, or of what is drawn before and after it, is another one then. */
const changedByAllStyles = (page: Page) =>
  page.evaluate(async () => {
    // What is laid out late has no true size yet.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
    const visible = Array.from(document.body.querySelectorAll('*')).filter(element => element.checkVisibility())
    const parts = visible.flatMap(element =>
      [undefined, '::before', '::after'].map(part => ({ element, part, style: getComputedStyle(element, part) })),
    )
    const drawn = parts.filter(({ part, style }) => !part || style.content !== 'none')
    // Not Tailwind's own variables: it is what they lead to that counts.
    const names = Array.from(getComputedStyle(document.body)).filter(name => !name.startsWith('--'))
    const looks = () => drawn.map(({ style }) => names.map(name => style.getPropertyValue(name)))
    const before = looks()
    await new Promise(loaded => {
      const href = document.querySelector('style')?.dataset.all
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: loaded }))
    })
    return looks().flatMap((values, at) =>
      values.flatMap((value, index) => {
        const was = before[at]?.[index]
        const { element, part } = drawn[at] ?? {}
        return value === was
          ? []
          : [`${element?.outerHTML.slice(0, 80)} ${part} ${names[index]}: ${was}, then ${value}`]
      }),
    )
  })

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
