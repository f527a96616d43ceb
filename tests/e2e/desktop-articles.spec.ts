import type { Page } from '@playwright/test'
import { articles } from '#content/articles/all-articles.ts'
import { articleCategories } from '#content/articles/article.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { expect, hydrated, test } from '#tests/support/watched-page.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const titlesOf = (category?: string) =>
  articles.filter(article => !category || article.category === category).map(({ title }) => title)

test('each category shows its own articles, and all of them are the beginning', async ({ page }) => {
  await page.goto('/articles')
  await hydrated(page)
  await expect(filter(page, 'All Articles')).toHaveAttribute('aria-pressed', 'true')
  await expect(cards(page)).toHaveCount(12)
  for (const category of articleCategories) {
    await filter(page, category).click()
    await expect(filter(page, category)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('button[aria-pressed="true"]')).toHaveCount(1)
    await expect(cards(page).getByRole('heading')).toHaveText(titlesOf(category))
  }
  await filter(page, 'All Articles').click()
  await expect(cards(page)).toHaveCount(12)
  await expect(page).toHaveURL('/articles')
})

test('the chosen category survives a reload, the way back and being sent to somebody', async ({ page, context }) => {
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
  await expect(cards(page)).toHaveCount(12)

  const other = await context.newPage()
  // What the page shows by itself, before React has arrived: nobody is shown the wrong list first.
  await other.route('**/assets/*.js', route => route.abort())
  await other.goto('/articles?category=seo-marketing')
  await expect(cards(other).filter({ visible: true }).getByRole('heading')).toHaveText(titlesOf('SEO & Marketing'))
  await expect(filter(other, 'SEO & Marketing')).toHaveAttribute('aria-pressed', 'true')
  await other.unroute('**/assets/*.js')
  await other.reload()
  await hydrated(other)
  await expect(cards(other).getByRole('heading')).toHaveText(titlesOf('SEO & Marketing'))
  await expect(filter(other, 'SEO & Marketing')).toHaveAttribute('aria-pressed', 'true')
})

test('choosing a category fetches no data and keeps the page where it is', async ({ page }) => {
  await page.goto('/articles')
  await hydrated(page)
  const fetched: string[] = []
  page.on('request', request => {
    if (request.url().includes('.json')) fetched.push(request.url())
  })
  await page.evaluate(() => window.scrollTo(0, 120))
  await filter(page, 'AI Influencers').click()
  await expect(cards(page)).toHaveCount(titlesOf('AI Influencers').length)
  expect(await page.evaluate(() => window.scrollY)).toBe(120)
  expect(fetched).toEqual([])
})

test('a category without articles says so', async ({ page }) => {
  await page.goto('/articles?category=gardening')
  await expect(page.getByText('No articles found in this category.')).toBeVisible()
  await expect(page.locator('button[aria-pressed="true"]')).toHaveCount(0)
  await expectNoAxeFindings(page)
  await filter(page, 'All Articles').click()
  await expect(cards(page)).toHaveCount(12)
})

test('a category pressed before the scripts have arrived is not lost', async ({ page }) => {
  let letScriptsPass = () => {}
  const pressed = new Promise<void>(resolve => {
    letScriptsPass = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await pressed
    await route.continue().catch(() => undefined)
  })
  await page.goto('/articles', { waitUntil: 'commit' })
  await filter(page, 'AI Comparison').click({ noWaitAfter: true })
  await page.waitForURL('/articles?category=ai-comparison', { waitUntil: 'commit' })
  letScriptsPass()
  await expect(cards(page).getByRole('heading')).toHaveText(titlesOf('AI Comparison'))
})

test('one column on a phone, two on a tablet, three on a desktop', async ({ page }) => {
  await page.goto('/articles')
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await cards(page).evaluateAll(items =>
      items.map(item => Math.round(item.getBoundingClientRect().left)),
    )
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns)
  }
})
