import { test } from 'vitest'
import { attributesIn, elementIn, parseHtml } from '#scripts/build/read-html.ts'
import { pageOfEachKind } from '#tests/support/site-pages.ts'
import { origin, page } from './fixtures.ts'

/** The cookie banner works only once the app is running. */
async function expectAppRuns() {
  await page.click('button', 'Accept Cookies')
  await page.expectHidden('button', 'Accept Cookies')
  // Waits for the redirect to the login page, which a reload would interrupt.
  if ((await page.evaluate(() => location.pathname)) === '/admin') {
    await page.expectPath('/admin/login')
    await page.expectVisible('field', 'Password')
  }
  await page.evaluate(() => localStorage.clear())
}

test('starts the app on every kind of page, opened at a fragment or reloaded while scrolled', async () => {
  for (const path of pageOfEachKind) {
    const html = await (await fetch(origin + path)).text()
    const ids = attributesIn(elementIn(parseHtml(html), 'main'), '*', 'id')
    await page.open(`${path}#${ids.at(-1) ?? 'main'}`)
    await expectAppRuns()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
    await page.reload()
    await expectAppRuns()
  }
})
