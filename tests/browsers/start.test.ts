import { test } from 'vitest'
import { lastFragmentOf, pageOfEachKind } from '#tests/support/site-pages.ts'
import { origin, page } from './visit.ts'

/** The cookie banner appears and reacts once the app has started. */
async function expectApp() {
  await page.click('button', 'Accept Cookies')
  await page.doesNotSee('button', 'Accept Cookies')
  // Admin pages redirect to the login page, and a reload would interrupt that.
  if ((await page.evaluate(() => location.pathname)) === '/admin') {
    await page.isAt('/admin/login')
    await page.sees('field', 'Password')
  }
  await page.evaluate(() => localStorage.clear())
}

test('the app starts on a page of each kind that is opened at a fragment or reloaded while scrolled', async () => {
  for (const path of pageOfEachKind) {
    const html = await (await fetch(origin + path)).text()
    await page.open(`${path}#${lastFragmentOf(html)}`)
    await expectApp()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
    await page.reload()
    await expectApp()
  }
})
