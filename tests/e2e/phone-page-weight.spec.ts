import { fontsOf, scriptsOf } from '#tests/support/page-weight.ts'
import { expect, fetched, test } from '#tests/support/watched-page.ts'

test('a first visit fetches exactly the scripts and fonts that the budgets count', async ({ page }) => {
  for (const path of ['/', '/survey/exit', '/beta']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await fetched(page, '.js')).toEqual(scriptsOf(path))
    expect(await fetched(page, '.woff2')).toEqual(fontsOf(path))
    expect(await page.evaluate(() => document.fonts.check('500 2rem Newsreader'))).toBe(true)
  }
})
