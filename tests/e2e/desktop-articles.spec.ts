import type { Page } from '@playwright/test'
import { content } from '#content/all-content.ts'
import { articleCategories } from '#content/articles/article.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { desktop, expect, holdScripts, ready, test } from '#tests/support/watched-page.ts'

const { articles } = content

test.use(desktop)

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const titlesOf = (category?: string) =>
  articles.filter(article => !category || article.category === category).map(({ title }) => title)
const countText = (count: number) => (count === 1 ? '1 article' : `${count} articles`)

test('choosing a category filters the list without a request or scrolling, and an unknown one shows a message', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/articles')
  await ready(page)
  const requested: string[] = []
  page.on('request', request => {
    // Some builds of Chromium ask for the icon again at each new address.
    const isIcon = request.url().endsWith('/icon.svg')
    if (!isIcon && !['image', 'font'].includes(request.resourceType())) requested.push(request.url())
  })
  await page.evaluate(() => window.scrollTo(0, 120))
  await expect(filter(page, 'All Articles')).toHaveAttribute('aria-pressed', 'true')
  await expect(cards(page)).toHaveCount(articles.length)
  for (const category of articleCategories) {
    await filter(page, category).click()
    await expect(filter(page, category)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('button[aria-pressed="true"]')).toHaveCount(1)
    await expect(cards(page).getByRole('heading')).toHaveText(titlesOf(category))
    await expect(page.getByRole('status')).toHaveText(countText(titlesOf(category).length))
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
  await expect(page.getByRole('status')).toHaveText('0 articles')
  await expectNoAxeFindings(page)
  await ready(page)
  await filter(page, 'All Articles').click()
  await expect(page).toHaveURL('/articles')
  await expect(cards(page)).toHaveCount(articles.length)
  await expect(page.getByText('No articles found in this category.')).toBeHidden()
})

test('the URL holds the chosen category through a reload, Back and sharing', async ({ page, context }) => {
  await page.goto('/articles')
  await ready(page)
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
  await expect(other.getByRole('status')).toHaveText(countText(titlesOf('SEO & Marketing').length))
  await other.route('**/assets/*.js', route => route.continue())
  await other.reload()
  await ready(other)
  await expect(cards(other).getByRole('heading')).toHaveText(titlesOf('SEO & Marketing'))
  await expect(filter(other, 'SEO & Marketing')).toHaveAttribute('aria-pressed', 'true')
})

test('on a phone, the chosen category is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/articles')
  await expect(filter(page, 'SEO & Marketing')).not.toBeInViewport()
  await page.goto('/articles?category=seo-marketing')
  await expect(filter(page, 'SEO & Marketing')).toBeInViewport({ ratio: 1 })
  await ready(page)
  await page.goBack()
  await ready(page)
  await expect(filter(page, 'All Articles')).toBeInViewport({ ratio: 1 })
})

test('keeps a category chosen before the script has loaded', async ({ page }) => {
  const pressed = Promise.withResolvers<void>()
  await holdScripts(page, pressed.promise)
  await page.goto('/articles', { waitUntil: 'commit' })
  await filter(page, 'AI Comparison').click({ noWaitAfter: true })
  await page.waitForURL('/articles?category=ai-comparison', { waitUntil: 'commit' })
  pressed.resolve()
  await expect(cards(page).getByRole('heading')).toHaveText(titlesOf('AI Comparison'))
})
