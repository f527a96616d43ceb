import type { Page } from '@playwright/test'
import { articles } from '#content/articles/all-articles.ts'
import { articleCategories } from '#content/articles/article.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { holdScripts } from '#tests/support/hold-scripts.ts'
import { desktop, expect, hydrated, test } from '#tests/support/watched-page.ts'

test.use(desktop)

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const titlesOf = (category?: string) =>
  articles.filter(article => !category || article.category === category).map(({ title }) => title)

test('choosing a category filters the list without a request or scrolling, and an unknown one shows a message', async ({
  page,
}) => {
  await page.goto('/articles')
  await hydrated(page)
  const requested: string[] = []
  page.on('request', request => {
    if (request.url().includes('.json')) requested.push(request.url())
  })
  await page.evaluate(() => window.scrollTo(0, 120))
  await expect(filter(page, 'All Articles')).toHaveAttribute('aria-pressed', 'true')
  await expect(cards(page)).toHaveCount(articles.length)
  for (const category of articleCategories) {
    await filter(page, category).click()
    await expect(filter(page, category)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('button[aria-pressed="true"]')).toHaveCount(1)
    await expect(cards(page).getByRole('heading')).toHaveText(titlesOf(category))
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(120)
  await filter(page, 'All Articles').click()
  await expect(cards(page)).toHaveCount(articles.length)
  await expect(page).toHaveURL('/articles')
  expect(requested).toEqual([])

  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = () =>
      cards(page).evaluateAll(items => items.map(item => Math.round(item.getBoundingClientRect().left)))
    await expect.poll(async () => new Set(await lefts()).size, `columns at ${width} px`).toBe(columns)
  }

  await page.goto('/articles?category=gardening')
  await expect(page.getByText('No articles found in this category.')).toBeVisible()
  await expect(page.locator('button[aria-pressed="true"]')).toHaveCount(0)
  await expectNoAxeFindings(page)
  await filter(page, 'All Articles').click()
  await expect(cards(page)).toHaveCount(articles.length)
})

test('the URL holds the chosen category through a reload, Back and sharing', async ({ page, context }) => {
  await page.goto('/articles')
  await hydrated(page)
  await filter(page, 'AI Comparison').click()
  await expect(page).toHaveURL('/articles?category=ai-comparison')
  await page.reload()
  await expect(cards(page).getByRole('heading')).toHaveText(titlesOf('AI Comparison'))

  await cards(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/articles\/[a-z]/)
  await page.goBack()
  await expect(cards(page).getByRole('heading')).toHaveText(titlesOf('AI Comparison'))
  await page.goBack()
  await expect(cards(page)).toHaveCount(articles.length)

  const other = await context.newPage()
  await other.route('**/assets/*.js', route => route.abort())
  await other.goto('/articles?category=seo-marketing')
  await expect(cards(other).filter({ visible: true }).getByRole('heading')).toHaveText(titlesOf('SEO & Marketing'))
  await expect(filter(other, 'SEO & Marketing')).toHaveAttribute('aria-pressed', 'true')
  await other.route('**/assets/*.js', route => route.continue())
  await other.reload()
  await hydrated(other)
  await expect(cards(other).getByRole('heading')).toHaveText(titlesOf('SEO & Marketing'))
  await expect(filter(other, 'SEO & Marketing')).toHaveAttribute('aria-pressed', 'true')
})

test('Back before hydration shows all articles again', { tag: '@fault' }, async ({ page }) => {
  await page.goto('/articles')
  await hydrated(page)
  await filter(page, 'AI Comparison').click()
  await expect(page).toHaveURL('/articles?category=ai-comparison')
  const wentBack = Promise.withResolvers<void>()
  await holdScripts(page, wentBack.promise)
  await page.reload({ waitUntil: 'commit' })
  await expect(cards(page).getByRole('heading')).toHaveText(titlesOf('AI Comparison'))
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/articles')
  wentBack.resolve()
  await expect(cards(page)).toHaveCount(articles.length)
  await expect(page.locator('button[aria-pressed="true"]')).toHaveText(['All Articles'])
})

test('keeps a category chosen before hydration', { tag: '@fault' }, async ({ page }) => {
  const pressed = Promise.withResolvers<void>()
  await holdScripts(page, pressed.promise)
  await page.goto('/articles', { waitUntil: 'commit' })
  await filter(page, 'AI Comparison').click({ noWaitAfter: true })
  await page.waitForURL('/articles?category=ai-comparison', { waitUntil: 'commit' })
  pressed.resolve()
  await expect(cards(page).getByRole('heading')).toHaveText(titlesOf('AI Comparison'))
})
