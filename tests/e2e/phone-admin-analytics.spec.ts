import { adminHeading } from '#tests/support/admin-pages.ts'
import {
  card,
  chart,
  emptyResponses,
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
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { uniqueDigits, uniqueIp } from '#tests/support/unique-values.ts'
import { expect, test } from '#tests/support/watched-page.ts'

test.describe.configure({ timeout: 60_000 })

test('replaces placeholders without layout shift, and reloads everything on Refresh', async ({
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
  const sectionTop = async (title: string) => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    return (await section(page, title).boundingBox())?.y
  }

  await test.step('loading', async () => {
    await expect(page.getByText('Loading...')).toHaveCount(5)
    const before = await sectionTop('Drop-off Points')
    await expectNoAxeFindings(page)
    response.resolve()
    await expect(card(page, 'Total Sessions')).toContainText('1,200')
    await expect(chart(page)).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    expect(await sectionTop('Drop-off Points')).toBe(before)
  })

  await test.step('numbers', async () => {
    await expect(card(page, 'Path Popularity')).toContainText('Exit63% (750)')
    await expect(card(page, 'Path Popularity')).toContainText('Optimize38% (450)')
    await expect(card(page, 'Completion Rate')).toContainText('7%83 of 1,200 completed')
    await expect(card(page, 'Toolkit Opt-Ins')).toContainText('37%31 of 83 completed surveys')
    await expect(section(page, 'Drop-off Points').getByRole('listitem')).toHaveText([
      'Question 11 abandonment',
      'Question 42 abandonments',
      'Question 101,500 abandonments',
    ])
    await expect(section(page, 'Drop-off Points').locator('li [style]').last()).toHaveAttribute('style', 'width: 100%;')
    await expect(page.getByText('A session starts when a visitor enters their contact details')).toBeVisible()
    await expect
      .poll(() => rowsOf(page, 'Funnel: Exit Strategy Assessment'))
      .toEqual([
        ['1. First, how can we reach you?', '750', '100%'],
        ['2. When would you like to exit your business?', '502', '67%'],
        ['Completed', '60', '8%'],
      ])
    await expect(card(page, 'Optimization Strategy Assessment')).toContainText('No sessions on this path yet')
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
  await expect(page.getByText('No sessions on this path yet')).toHaveCount(2)
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

test('a failed request does not affect the others and can be retried by keyboard', { tag: '@fault' }, async ({
  page,
  consoleErrors,
}) => {
  await mockApi(page)
  const failing = new Set<string>(Object.values(routes))
  for (const url of failing)
    await page.route(url, route => (failing.has(url) ? route.fulfill({ status: 503 }) : route.fallback()))
  await openAnalytics(page)
  const alerts = page.getByRole('main').getByRole('alert')
  const failures = [
    ['Failed to fetch summary', routes.summary, card(page, 'Total Sessions')],
    ['Failed to fetch dropoff data', routes.dropoff, page.getByText('Question 4', { exact: true })],
    ["Couldn't load the funnel", routes.funnel, card(page, 'Exit Strategy Assessment')],
    ["Couldn't load leads", routes.leads, card(page, 'Leads per day')],
    ["Couldn't load visits", routes.pages, card(page, 'First pages')],
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
  const requested: Array<string | null> = []
  await mockApi(page)
  await page.route(routes.leads, route => {
    requested.push(new URL(route.request().url()).searchParams.get('days'))
    return route.fallback()
  })
  await openAnalytics(page, '?days=soon')
  const range = (name: string) =>
    page.getByRole('group', { name: 'Date range' }).getByRole('radio', { name, exact: true })
  await expect(range('30 days'), 'the default').toBeChecked()
  expect((await range('7 days').boundingBox())?.height, 'tall enough for a thumb').toBeGreaterThanOrEqual(44)
  await expect(page.getByText('12 leads in the last 30 days')).toBeVisible()

  await range('30 days').focus()
  await page.keyboard.press('ArrowRight')
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

  expect(requested).toEqual(['30', '90', 'all', 'all', '90'])
})

test('shows leads per day as a chart and a table, and visits, surveys and leads by first page', async ({ page }) => {
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
    await page.getByRole('radio', { name: '7 days' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('summary').filter({ hasText: 'Show as a table' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(table).toBeVisible()
    const rows = await rowsOf(page, 'Leads per day, as a table')
    expect(rows).toHaveLength(7)
    expect(rows[2]).toEqual([expect.stringMatching(/^Tue.* 11, 2025$/), '3', '100%'])
  })

  await test.step('the tables of visits follow the selected range', async () => {
    await expect(page.getByText('70 visits and 210 page views in the last 7 days')).toBeVisible()
    expect((await rowsOf(page, 'First pages'))[0]).toEqual(['/', '56', '7', '5', '4', '7.1%'])
    await page.getByRole('radio', { name: '30 days' }).check()
    await expect(page.getByText('300 visits and 900 page views in the last 30 days')).toBeVisible()
    expect(await rowsOf(page, 'First pages')).toEqual([
      ['/', '240', '30', '5', '4', '1.7%'],
      ['/about', '60', '0', '0', '0', '0.0%'],
      ['Other or unknown pages', '0', '2', '1', '1', '–'],
    ])
    const table = page.getByRole('table', { name: 'First pages' })
    await expect(table.getByRole('row', { name: 'Total 300 32 6 5 1.7%' })).toBeVisible()
    await expect(table.getByRole('columnheader')).toHaveText([
      'Page',
      /Visits$/,
      /Started$/,
      /Done$/,
      /Leads$/,
      /Rate$/,
    ])
    expect(await rowsOf(page, 'Referrers')).toEqual([['Direct or unknown', '300', '5']])
    expect(await rowsOf(page, 'Campaigns')).toEqual([['spring-letter', '30']])
    await expect(page.getByText('Visits have been counted since')).toBeHidden()
  })
})

test('shows any page and source as plain text, in lists that can be expanded and fit on a phone', async ({ page }) => {
  const hostile = ['<img src=x onerror="alert(1)">', `/${'long'.repeat(70)}`, '\u202E/evil', ' ', '(other)']
  const names = [null, ...hostile, ...Array.from({ length: 7 }, (_, index) => `/page-${index}`)]
  const sources = names.map((name, index) => ({ name, visits: 20_000 - index, leads: 1200 }))
  const surveys = { started: 12_345, completed: 12_345, comparableLeads: 600 }
  const pages = sources.map(({ name, ...counts }) => ({ page: name, ...counts, ...surveys }))
  const campaigns = sources.map(({ name, visits }) => ({ name: name ?? 'spring', visits }))
  await mockApi(page, {
    ...sampleResponses,
    pages: days => pageStats(Number(days), { countedSince: '2025-11-14', pages, referrers: sources, campaigns }),
  })
  await openAnalytics(page, '?days=7')
  await expect(
    page.getByText('counted since November 14, 2025. The conversion leaves out earlier leads.'),
  ).toBeVisible()
  const rows = (table: string) => rowsOf(page, table)
  await expect.poll(async () => (await rows('First pages')).length).toBe(10)
  expect((await rows('First pages'))[0]).toEqual([
    'Other or unknown pages',
    '20,000',
    '12,345',
    '12,345',
    '1,200',
    '3.0%',
  ])
  expect((await rows('Referrers')).map(([name]) => name).slice(0, 6)).toEqual([
    'Direct or unknown',
    ...hostile.slice(0, 3),
    'Direct or unknown',
    'Other',
  ])
  expect((await rows('Campaigns')).map(([name]) => name).slice(0, 2)).toEqual(['spring', hostile[0]])
  for (const [table, many] of [
    ['First pages', 'pages'],
    ['Referrers', 'websites'],
    ['Campaigns', 'campaigns'],
  ] as const) {
    await page.getByRole('button', { name: `Show all 13 ${many}` }).press('Enter')
    await expect.poll(async () => (await rows(table)).length).toBe(13)
    await expect(page.getByRole('button', { name: `Show the top 10 ${many}` })).toBeFocused()
  }
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    const overflowing = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('table, .shadow-card')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(element => element.getAttribute('aria-label') ?? element.localName),
    )
    expect(overflowing, `wider than ${width} pixels`).toEqual([])
  }
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Show the top 10 pages' }).press('Enter')
  await expect.poll(async () => (await rows('First pages')).length).toBe(10)
})

test('counts an abandoned survey and a submitted one', async ({ page }) => {
  const headers = { 'x-forwarded-for': uniqueIp() }
  const { session } = await (
    await page.request.post('/api/analytics/sessions', { headers, data: { surveyType: 'exit' } })
  ).json()
  const viewed = { sessionId: session.id, eventType: 'question_viewed', questionId: 'exit-timeline', stepIndex: '1' }
  await page.request.post('/api/analytics/events', { headers, data: viewed })
  const referrerHost = `<b>${uniqueDigits(16)}</b>.example`
  const sent = await page.request.post('/api/survey/submit', {
    headers,
    data: {
      ...exitSurvey,
      contactInfo: { ...exitSurvey.contactInfo, email: `${uniqueDigits(16)}@example.com` },
      visit: { firstPage: '/', referrerHost },
    },
  })
  expect(sent.ok()).toBe(true)

  await openAnalytics(page, '?days=7')
  await expect(section(page, 'Drop-off Points').getByText('Question 2', { exact: true })).toBeVisible()
  const funnel = page.getByRole('table', { name: 'Funnel: Exit Strategy Assessment' })
  await expect(funnel.getByRole('row', { name: /^1\. First, how can we reach you\? [\d,]+ 100%$/ })).toBeVisible()
  await expect(chart(page)).toBeVisible()
  const source = page.getByText(referrerHost, { exact: true })
  const more = card(page, 'Referrers').getByRole('button', { name: /^Show / })
  await expect(source.or(more).first()).toBeVisible()
  if (await more.isVisible()) await more.click()
  await expect(source).toBeVisible()
})
