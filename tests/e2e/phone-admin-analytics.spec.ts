import { adminHeading } from '#tests/support/admin-pages.ts'
import {
  analyticsReport,
  card,
  chart,
  emptyResponses,
  mockApi,
  openAnalytics,
  routes,
  rowsOf,
  section,
} from '#tests/support/analytics-page.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { expect, test } from '#tests/support/watched-page.ts'

test('shows placeholders while it loads, then the numbers of the chosen range', { tag: '@smoke' }, async ({ page }) => {
  const response = Promise.withResolvers<void>()
  await mockApi(page)
  for (const url of Object.values(routes))
    await page.route(url, async route => {
      await response.promise
      await route.fallback()
    })
  await openAnalytics(page, '?days=30')
  await test.step('loading', async () => {
    await expect(page.getByText('Loading...')).toHaveCount(3)
    await expectNoAxeFindings(page)
    response.resolve()
    await expect(card(page, 'Total Sessions')).toContainText('1,200')
    await expect(chart(page)).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expectNoAxeFindings(page)
  })

  await page.getByLabel('Date range').selectOption('7 days')
  await expect(page.getByText('3 leads in the last 7 days, 2 more than in the 7 days before.')).toBeVisible()
})

test('shows empty states before the first session and the first lead', async ({ page }) => {
  await mockApi(page, emptyResponses)
  await openAnalytics(page, '?days=all')
  await expect(page.getByText('No drop-off data available yet')).toBeVisible()
  for (const title of ['Completion Rate', 'Toolkit Opt-Ins']) await expect(card(page, title)).toContainText('0%0 of 0')
  await expect(page.getByText('No leads in this date range')).toBeVisible()
  await expect(page.getByText('No visits or leads in this date range')).toBeVisible()
  await page.getByLabel('Show by').selectOption('Read by AI')
  await expect(page.getByText('No assistant has read llms.txt or a Markdown version of a page')).toBeVisible()
  await expectNoAxeFindings(page)
})

test('a failed request does not affect the others and can be retried by keyboard', async ({ page, consoleErrors }) => {
  await mockApi(page)
  const failing = new Set<string>(Object.values(routes))
  for (const url of failing)
    await page.route(url, route => (failing.has(url) ? route.fulfill({ status: 503 }) : route.fallback()))
  await openAnalytics(page)
  const alerts = page.getByRole('main').getByRole('alert')
  const failures = [
    ["Couldn't load the report", routes.report, chart(page)],
    ['Failed to fetch summary', routes.summary, card(page, 'Total Sessions')],
    ['Failed to fetch dropoff data', routes.dropoff, page.getByText('Question 4', { exact: true })],
  ] as const
  await expect(alerts).toHaveText(failures.map(([message]) => message))
  const retry = page.getByRole('button', { name: 'Try again' })
  for (const [index, [message, url, content]] of failures.entries()) {
    failing.delete(url)
    await expect(retry.first()).toBeEnabled()
    await retry.first().press('Enter')
    await expect(content).toBeVisible()
    await expect(page.getByText(message)).toBeHidden()
    await expect(alerts).toHaveCount(failures.length - 1 - index)
    await expect(page.locator('body'), 'the focus stays in the page').not.toBeFocused()
  }
  allowFailedRequests(consoleErrors)
})

test('keeps the date range in the URL when changed by keyboard, after a reload and after going back', async ({
  page,
}) => {
  await mockApi(page)
  await openAnalytics(page, '?days=soon')
  const range = page.getByLabel('Date range')
  await expect(range, 'the default').toHaveValue('All time')
  expect((await range.boundingBox())?.height, 'tall enough for a thumb').toBeGreaterThanOrEqual(44)
  await expect(
    page.getByText('3 leads in the last 7 days, 2 more than in the 7 days before. 51 in total.'),
  ).toBeVisible()
  await range.focus()
  await page.keyboard.press('ArrowUp')
  await expect(page).toHaveURL('/admin/analytics?days=90')
  await expect(range).toBeFocused()
  await expect(page.getByText('39 leads in the last 90 days, 26 more than in the 90 days before.')).toBeVisible()
  await expect(card(page, 'Leads per week')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL('/admin/analytics?days=all')
  await page.reload()
  await expect(range).toHaveValue('All time')
  await expect(card(page, 'Leads per day')).toContainText('7 days before')
  await page.goBack()
  await expect(range).toHaveValue('90 days')
  await page.getByRole('link', { name: /Back to Dashboard/ }).click()
  await expect(adminHeading(page, 'Admin Dashboard')).toBeVisible()
})

test('answers the three questions within 2,500 px of a phone', async ({ page }) => {
  await mockApi(page)
  await openAnalytics(page, '?days=7')

  await test.step('the chart has a bar for each day and the day before', async () => {
    await expect(chart(page).locator('title')).toHaveCount(7)
    await expect(chart(page).locator('title').nth(1)).toHaveText(/^Mon.* 10, 2025: 0 leads, 0 before$/)
    await expect(chart(page).locator('title').nth(2)).toHaveText(/^Tue.* 11, 2025: 3 leads, 1 before$/)
    const [bar] = await chart(page)
      .locator('g:has(title)')
      .nth(2)
      .evaluateAll(groups => groups.map(group => group.querySelectorAll('rect')[1]?.getBoundingClientRect().height))
    expect(bar, 'the most, so as high as the chart').toBe((await chart(page).boundingBox())?.height)
  })

  await test.step('its table opens by keyboard', async () => {
    await expect(page.getByRole('table', { name: 'Leads per day, as a table' })).toBeHidden()
    const summary = page.locator('summary').filter({ hasText: 'Show as a table' })
    await summary.press('Enter')
    const rows = await rowsOf(page, 'Leads per day, as a table')
    expect(rows).toHaveLength(7)
    expect(rows[2]).toEqual([expect.stringMatching(/^Tue.* 11, 2025$/), '3', '1'])
    await summary.press('Enter')
  })

  await test.step('sources, first pages and what assistants read', async () => {
    expect(await rowsOf(page, 'Sources')).toEqual([
      ['Google', '42', '10', '4', '3', '1'],
      ['ChatGPT', '21', '0', '0', '0', '0'],
      ['Direct or unknown', '7', '4', '1', '0', '0'],
      ['newsletter-2026-11-17', '6', '0', '0', '0', '0'],
      ['a-long-name-of-a-business-directory.manitoba.example', '5', '0', '0', '0', '0'],
      ['Total', '85', '14', '6', '4', '1'],
    ])
    await page.getByLabel('Show by').selectOption('First page')
    await expect(page).toHaveURL('/admin/analytics?days=7&by=page')
    await expect.poll(async () => (await rowsOf(page, 'First pages'))[0]).toEqual(['/', '56', '10', '4', '3', '1'])
    await page.getByLabel('Show by').selectOption('Read by AI')
    await expect.poll(() => rowsOf(page, 'Pages that assistants read')).toEqual([['/llms.txt', '12']])
  })

  await test.step('pages not found can be sent to another one', async () => {
    await page.locator('summary').filter({ hasText: 'Pages not found: 1' }).press('Enter')
    expect(await rowsOf(page, 'Pages not found')).toEqual([['/about-us', '6']])
    await page.route('**/api/admin/words/texts?*', route => route.fulfill({ json: [{ value: [], revision: 'first' }] }))
    await page.route('**/api/admin/words/drafts', route => route.fulfill({ json: { text: null } }))
    const saved = page.waitForRequest(request => request.method() === 'PATCH')
    await page.getByLabel('Visitors who ask for').selectOption('/about-us')
    await page.getByLabel('Send them to …').selectOption('/about')
    await page.getByRole('button', { name: 'Send them' }).click()
    expect((await saved).postDataJSON()).toMatchObject({ value: [{ from: '/about-us', to: '/about' }] })
    await expect(page.getByText('Visitors who ask for /about-us are sent to /about')).toBeVisible()
    await page.route('**/api/admin/words/texts?*', route =>
      route.fulfill({ json: [{ value: analyticsReport('7').redirects, revision: 'second' }] }),
    )
    const removed = page.waitForRequest(request => request.method() === 'PATCH')
    await page.getByRole('button', { name: 'Remove /blog' }).click()
    expect((await removed).postDataJSON()).toMatchObject({ value: [] })
    await page.locator('summary').filter({ hasText: 'Pages not found: 1' }).press('Enter')
    await page.getByLabel('Show by').selectOption('Source')
    await expect(page.getByRole('button', { name: 'Show all 7' })).toBeVisible()
  })

  await test.step('where they stop', async () => {
    expect(await rowsOf(page, 'Forms')).toEqual([
      ['Exit Strategy Assessment', '1,000', '940', '60'],
      ['Optimization Strategy Assessment', '0', '0', '0'],
      ['Quiz', '20', '15', '5'],
      ['Beta application', '0', '0', '0'],
    ])
    await expect(page.getByText('Most leave at question 2: 690')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollHeight), 'height').toBeLessThanOrEqual(2500)
    await page.locator('summary').filter({ hasText: 'Show every question' }).press('Enter')
    expect(await rowsOf(page, 'Exit Strategy Assessment')).toEqual([
      ['1. First, how can we reach you?', '1,000', '250'],
      ['2. When would you like to exit?', '750', '690'],
      ['Sent', '60', '0'],
    ])
    await expect(section(page, 'Drop-off Points').getByRole('listitem').last()).toHaveText(
      'Question 101,500 abandonments',
    )
    await expect(page.getByRole('table', { name: 'Optimization Strategy Assessment' })).toBeVisible()
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
