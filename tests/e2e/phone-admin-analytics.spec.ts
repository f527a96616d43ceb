import { adminHeading } from '#tests/support/admin-pages.ts'
import {
  card,
  chart,
  daysOf,
  emptyResponses,
  funnelRowsOf,
  leadStats,
  mockApi,
  openAnalytics,
  pageStats,
  routes,
  rowsOf,
  sampleResponses,
  section,
} from '#tests/support/analytics-page.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { expect, test } from '#tests/support/watched-page.ts'

test('replaces placeholders without layout shift, and reloads everything on Refresh', { tag: '@smoke' }, async ({
  page,
  consoleErrors,
}) => {
  const response = Promise.withResolvers<void>()
  await mockApi(page)
  for (const url of Object.values(routes))
    await page.route(url, async route => {
      await response.promise
      await route.fallback()
    })
  await openAnalytics(page)
  await test.step('loading', async () => {
    await expect(page.getByText('Loading...')).toHaveCount(5)
    const cardsEnd = async () => {
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      return (await page.getByText('A session is a survey that someone started').boundingBox())?.y
    }
    const before = await cardsEnd()
    await expectNoAxeFindings(page)
    response.resolve()
    await expect(card(page, 'Total Sessions')).toContainText('1,200')
    await expect(chart(page)).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    expect(await cardsEnd()).toBe(before)
  })

  await test.step('numbers', async () => {
    await expect(section(page, 'Drop-off Points').getByRole('listitem').last()).toHaveText(
      'Question 101,500 abandonments',
    )
    await page.getByRole('group', { name: 'Survey' }).getByRole('radio', { name: 'Optimize' }).check()
    await expect(card(page, 'Optimization Strategy Assessment')).toContainText('Nobody has opened this survey')
    await page.getByRole('group', { name: 'Survey' }).getByRole('radio', { name: 'Exit' }).check()
    await expect(page.getByText(/^As of .*\d:\d\d/)).toBeVisible()
  })

  const refresh = page.getByRole('button', { name: 'Refresh' })
  await test.step('Refresh reloads everything', async () => {
    await page.getByRole('radio', { name: '7 days' }).check()
    await expect(page.getByText('3 leads in the last 7 days')).toBeVisible()
    await mockApi(page, {
      summary: { ...sampleResponses.summary, totalSessions: 1300 },
      dropoff: [{ stepIndex: 1, dropoffCount: 7 }],
      funnel: sampleResponses.funnel.map(funnel => ({ ...funnel, completed: 61 })),
      leads: days => ({ ...leadStats(Number(days)), total: Number(days) + 500 }),
      pages: days => pageStats(Number(days), { views: 4321 }),
    })
    await refresh.press('Enter')
    await expect(card(page, 'Total Sessions')).toContainText('1,300')
    await expect(page.getByText('7 abandonments')).toBeVisible()
    await expect(page.getByRole('row', { name: 'Completed 61' })).toBeVisible()
    await expect(page.getByText('507 leads in the last 7 days')).toBeVisible()
    await expect(page.getByText('70 visits and 4,321 page views in the last 7 days')).toBeVisible()
    await expect(refresh).toBeEnabled()
    await expect(refresh).toBeFocused()
    await page.getByRole('radio', { name: '30 days' }).check()
    await expect(page.getByText('530 leads in the last 30 days'), 'a range loaded earlier').toBeVisible()
  })

  await test.step('a failed refresh keeps the numbers', async () => {
    await page.route(routes.summary, route => route.abort())
    await refresh.click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to fetch summary')
    await expect(card(page, 'Total Sessions')).toContainText('1,300')
  })
  await page.getByRole('link', { name: /Back to Dashboard/ }).click()
  await expect(adminHeading(page, 'Admin Dashboard')).toBeVisible()
  allowFailedRequests(consoleErrors)
})

test('shows empty states before the first session and the first lead', async ({ page }) => {
  await mockApi(page, emptyResponses)
  await openAnalytics(page, '?days=all')
  await expect(page.getByText('No drop-off data available yet')).toBeVisible()
  for (const title of ['Completion Rate', 'Toolkit Opt-Ins']) await expect(card(page, title)).toContainText('0%0 of 0')
  await expect(page.getByText('Nobody has opened this survey')).toBeVisible()
  await expect(page.getByText('No form opened yet')).toBeVisible()
  await expect(page.getByText('No leads yet')).toBeVisible()
  await expect(page.getByText('No visits counted yet')).toBeVisible()
  await page.getByRole('radio', { name: '7 days' }).check()
  await expect(page.getByText('No leads in this date range')).toBeVisible()
  await mockApi(page, {
    ...emptyResponses,
    pages: () => ({ ...emptyResponses.pages(''), countedSince: '2025-01-01' }),
  })
  await page.getByRole('radio', { name: '90 days' }).check()
  await expect(page.getByText('No visits in this date range')).toBeVisible()
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
    ['Failed to fetch summary', routes.summary, card(page, 'Total Sessions')],
    ["Couldn't load visits", routes.pages, card(page, 'First pages')],
    ['Failed to fetch dropoff data', routes.dropoff, page.getByText('Question 4', { exact: true })],
    ["Couldn't load the surveys", routes.funnel, card(page, 'Exit Strategy Assessment')],
    ["Couldn't load leads", routes.leads, card(page, 'Leads per week')],
  ] as const
  await expect(alerts).toHaveText(failures.map(([message]) => message))
  await expectNoAxeFindings(page)

  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry.first()).toBeEnabled()
  await Promise.all([page.waitForResponse(routes.summary), retry.first().press('Enter')])
  await expect(retry.first()).toBeEnabled()
  await expect(retry.first()).toBeFocused()
  await expect(alerts, 'the notice stays after another failure').toHaveCount(failures.length)
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
  const requested = Object.values(routes).map(() => [] as string[])
  await mockApi(page)
  for (const [index, url] of Object.values(routes).entries())
    await page.route(url, route => {
      requested[index]?.push(daysOf(route))
      return route.fallback()
    })
  await openAnalytics(page, '?days=soon')
  const range = (name: string) =>
    page.getByRole('group', { name: 'Date range' }).getByRole('radio', { name, exact: true })
  await expect(range('All time'), 'the default').toBeChecked()
  expect((await range('7 days').boundingBox())?.height, 'tall enough for a thumb').toBeGreaterThanOrEqual(44)
  await expect(page.getByText('51 leads in total')).toBeVisible()

  await range('All time').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/admin/analytics?days=90')
  await expect(range('90 days')).toBeFocused()
  await expect(page.getByText('39 leads in the last 90 days')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/admin/analytics?days=all')
  await expect(page.getByText('51 leads in total')).toBeVisible()
  await expect(card(page, 'Leads per week')).toBeVisible()

  await page.reload()
  await expect(range('All time')).toBeChecked()
  await expect(card(page, 'Leads per week')).toBeVisible()
  await page.goBack()
  await expect(range('90 days')).toBeChecked()
  await expect(page.getByText('39 leads in the last 90 days')).toBeVisible()

  for (const days of requested) expect(days).toEqual(['all', '90', 'all', '90'])
})

test('shows leads per day as a chart and a table, and what came of visits by first page, website and campaign', async ({
  page,
}) => {
  await mockApi(page)
  await openAnalytics(page, '?days=7')

  await test.step('the chart has a bar and a title for each day', async () => {
    await expect(chart(page).locator('title')).toHaveCount(7)
    await expect(chart(page).locator('title').nth(1)).toHaveText(/^Mon.* 10, 2025: 0 leads$/)
    await expect(chart(page).locator('title').nth(2)).toHaveText(/^Tue.* 11, 2025: 3 leads$/)
    const heights = await chart(page)
      .locator('g:has(title)')
      .evaluateAll(bars => bars.map(bar => bar.lastElementChild?.getBoundingClientRect().height))
    const { height } = (await chart(page).boundingBox()) ?? {}
    expect(heights, 'three leads are the most, so that bar is as high as the chart').toEqual([0, 0, height, 0, 0, 0, 0])
  })

  await test.step('the table opens by keyboard', async () => {
    const table = page.getByRole('table', { name: 'Leads per day, as a table' })
    await expect(table).toBeHidden()
    await page.locator('summary').filter({ hasText: 'Show as a table' }).press('Enter')
    await expect(table).toBeVisible()
    const rows = await rowsOf(page, 'Leads per day, as a table')
    expect(rows).toHaveLength(7)
    expect(rows[2]).toEqual([expect.stringMatching(/^Tue.* 11, 2025$/), '3', '100%'])
  })

  await test.step('the tables of visits follow the selected range', async () => {
    await expect(page.getByText('70 visits and 210 page views in the last 7 days')).toBeVisible()
    await page.getByRole('radio', { name: '30 days' }).check()
    await expect(page.getByText('300 visits and 900 page views in the last 30 days')).toBeVisible()
    await expect
      .poll(async () => (await funnelRowsOf(page, 'First pages'))[0])
      .toEqual([
        ...['/', 'Visits 240', 'Opened 20', 'Started 10 50%', 'Completed 5 50%', 'Leads 4 80%', 'Booked 3 75%'],
        ...['Won 1 33%', 'Rate 1.7%'],
      ])
    await page.getByRole('group', { name: 'Group by' }).getByRole('radio', { name: 'Campaign' }).check()
    await expect(page).toHaveURL('/admin/analytics?days=30&by=campaign')
    await expect.poll(async () => (await funnelRowsOf(page, 'Campaigns'))[0]?.[0]).toBe('spring-letter')
  })
})
