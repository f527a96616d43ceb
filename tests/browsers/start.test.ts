import { test } from 'vitest'
import { attributesIn, elementIn, parseHtml } from '#server/site/read-html.ts'
import { pageOfEachKind } from '#tests/support/site-pages.ts'
import { origin, page } from './fixtures.ts'

/** The cookie banner works only once the app is running, and so does the redirect of an admin page, which has none. */
async function expectAppRuns(path: string) {
  if (path.startsWith('/admin')) {
    await page.expectPath('/admin/login')
    await page.expectVisible('field', 'Password')
  } else {
    await page.click('button', 'Accept Cookies')
    await page.expectHidden('button', 'Accept Cookies')
  }
  await page.evaluate(() => localStorage.clear())
}

test('starts the app on every kind of page, opened at a fragment or reloaded while scrolled', async () => {
  for (const path of pageOfEachKind) {
    const html = await (await fetch(origin + path)).text()
    const ids = attributesIn(elementIn(parseHtml(html), 'main'), '*', 'id')
    await page.open(`${path}#${ids.at(-1) ?? 'main'}`)
    await expectAppRuns(path)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
    await page.reload()
    await expectAppRuns(path)
  }
})
