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

// One page object visits a whole group: opening a new one for each of 60 pages takes longer than all the tests.
// A fault that the browser reports on the way (script, hydration) fails these through the fixture.
for (const [name, paths] of Object.entries(groups)) {
  test(`every page opens, hydrates and keeps to the content policy: ${name}`, async ({ page }, { project }) => {
    test.setTimeout(120_000)
    const violations = await listenForViolations(page)
    // All of them on the phone. On the desktop, a few of those that share one layout stand for the rest.
    const visited = project.name === 'desktop' && name !== 'other' ? paths.slice(0, 3) : paths
    for (const path of visited) {
      await test.step(path, async () => {
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(200)
        await hydrated(page)
        await expect(page.locator('h1')).toHaveCount(1)
        expect(await violations()).toEqual([])
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(wider, 'the page scrolls sideways').toBeLessThanOrEqual(0)
        // The budgets of tests/budgets.ts count these files, and no others.
        if (!path.startsWith('/admin')) {
          expect(await fetched(page, '.js')).toEqual(scriptsOf(path))
          expect(await fetched(page, '.css')).toEqual([])
        }
        expect(await classesWithoutStyles(page)).toEqual([])
        // React leaves them where they are.
        for (const picture of await page.locator('img[loading="eager"]').all())
          await expect(picture).toHaveAttribute('src', /^data:/)
      })
    }
  })
}

test('a page looks with the styles it brings along as it does with all of them', async ({ page }) => {
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

test('the app starts on a page of each kind that is opened at a fragment, and when it is reloaded while scrolled', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const expectApp = async () => {
    await page.getByRole('button', { name: 'Accept Cookies' }).click()
    await expect(page.getByRole('button', { name: 'Accept Cookies' })).toBeHidden()
    // Whoever is not logged in is on the way to another page, which a reload would cut short.
    await expect(page.getByText('Loading...')).toBeHidden()
    await page.evaluate(() => localStorage.clear())
  }
  for (const path of pageOfEachKind) {
    await test.step(path, async () => {
      const html = await (await page.request.get(path)).text()
      await page.goto(`${path}#${lastFragmentOf(html)}`)
      await expectApp()
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
      await page.reload()
      await expectApp()
    })
  }
})

test('axe finds nothing on a page of each kind', async ({ page }, { project }) => {
  test.setTimeout(120_000)
  // All kinds on the phone; on the desktop those whose layout is another one there.
  const paths = project.name === 'phone' ? pageOfEachKind : ['/', '/articles', '/about', '/beta']
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path)
      await hydrated(page)
      await expectNoAxeFindings(page)
    })
  }
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
