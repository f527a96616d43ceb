import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import {
  beginSession,
  button,
  completeSession,
  expectNoSidewaysScroll,
  listOf,
  openDatabase,
  openDialog,
  responseAt,
  responsesCall,
  rows,
  searchField,
  sendSurvey,
  servePages,
  sessionAt,
  sessionsCall,
  tab,
  uniqueMark,
} from '#tests/support/database-page.ts'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { routeFirst } from '#tests/support/route-first.ts'
import { desktop, expect, pauseClock, ready, test } from '#tests/support/watched-page.ts'

test.use(desktop)

const surveysFailed = 'Failed to fetch survey responses'
const sessionsFailed = 'Failed to fetch analytics sessions'

const fact = (page: Page, label: string) =>
  openDialog(page).getByText(label, { exact: true }).locator('xpath=following-sibling::dd')

const script = '<script>document.title="hacked"</script>'

test('lists survey responses newest first, with visitor input as plain text', { tag: '@smoke' }, async ({ page }) => {
  const mark = uniqueMark()
  const businessName = `Prairie Cabinets ${mark}`
  await sendSurvey(page, { name: 'First Sender', businessName })
  await sendSurvey(page, { name: script, businessName, phone: 'ask my <b>wife</b>' })
  await sendSurvey(page, { name: `\u202Eevil ${'W'.repeat(180)}`, businessName: `😀 <img src=x> ${mark}` })
  await sendSurvey(page, { name: 'Hasty Sender', businessName }, { filledInMs: 1000 })
  await openDatabase(page, `?q=${mark.toUpperCase()}`)
  await expect(tab(page, /^Survey Responses \(4\)$/)).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, /^Analytics Sessions \(0\)$/)).toBeVisible()
  await expect(rows(page).locator('p:first-child')).toHaveText([
    'Hasty SenderPossible bot',
    `\u202Eevil ${'W'.repeat(180)}`,
    script,
    'First Sender',
  ])
  await expect(rows(page).nth(3).locator('p').nth(1).locator('> span')).toHaveText([
    `Business: ${businessName}`,
    'Email: Anna@Example.com',
    'Phone: 204 555 0123',
    'Survey: exit',
    'Date: just now',
  ])
  await expect(rows(page).nth(3).getByRole('time')).toHaveAttribute('title', /\d{4} at \d/)
  await expectNoAxeFindings(page)
  for (const width of [390, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    const tabs = page.getByRole('tablist')
    expect(await tabs.evaluate(list => list.scrollHeight - list.clientHeight), 'no scrollbar').toBe(0)
    await expect(tab(page, /^Survey/)).toHaveCSS('border-bottom-color', 'rgb(23, 69, 60)')
  }
  await button(page, /^View Details of <script>/).click()
  await expect(openDialog(page)).toHaveAccessibleName(script)
  await expect(fact(page, 'Phone')).toHaveText('ask my <b>wife</b>')
  await expect(fact(page, 'Phone').getByRole('link')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Database Management/)
})

test('opens the details of a response by keyboard, with every answer and a link to the lead', async ({ page }) => {
  const mark = uniqueMark()
  const businessName = `Prairie Cabinets ${mark}`
  const email = `hasty+${mark}@Example.com`
  const visit = { firstPage: '/beta', referrerHost: 'www.google.com', utmSource: 'newsletter', utmCampaign: 'fall' }
  await sendSurvey(page, { name: 'Hasty Sender', businessName, email }, { filledInMs: 1000, visit })
  await openDatabase(page, `?q=${mark}`)
  const opener = button(page, 'View Details of Hasty Sender')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(openDialog(page)).toHaveAccessibleName('Hasty Sender')
  await expect(fact(page, 'Email').getByRole('link')).toHaveAttribute('href', `mailto:hasty%2B${mark}@Example.com`)
  await expect(fact(page, 'Phone').getByRole('link')).toHaveAttribute('href', 'tel:2045550123')
  for (const [label, text] of [
    ['Business', businessName],
    ['When would you like to exit your business?', '1-2 years'],
    ['How ready are your own finances for life after the business?', '4 of 10 (1: Not ready, 10: Fully ready)'],
    [
      'What are the three biggest bottlenecks in your business today?',
      '1. Quoting takes days 2. Paper job cards 3. Everything waits for me',
    ],
    ['Completed', /\d{4} at \d+:\d\d:\d\d/],
    ['Toolkit opt-in', 'Yes'],
    ['Possible bot', 'The form was filled out in 1.0 seconds.'],
    ['Source', /first page \/beta, campaign newsletter \/ fall/],
    ['ID', /^[0-9a-f-]{36}$/],
  ] as const)
    await expect(fact(page, label)).toHaveText(text)
  const asked = await openDialog(page).getByRole('term').filter({ hasText: '?' }).allTextContents()
  expect(asked).toHaveLength(9)
  expect(asked.at(-1)).toMatch(/^Last one: how scary/)
  await expectNoAxeFindings(page)
  await page.keyboard.press('Escape')
  await expect(openDialog(page)).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await openDialog(page).getByRole('link', { name: 'Open lead' }).click()
  await expect(page).toHaveURL(`/admin/leads?q=${encodeURIComponent(email)}`)
  await page.goBack()
  await expect(searchField(page)).toHaveValue(mark)
  await expect(rows(page)).toHaveCount(1)
})

test('shows how far each session got, and the full hash in the details', async ({ page }) => {
  const mark = uniqueMark()
  const hash = mark.repeat(4)
  await beginSession(page, 'exit', hash, 5)
  await completeSession(page, 'optimize', await beginSession(page, 'optimize', hash, 8), true)
  await openDatabase(page, `?tab=sessions&q=${mark}`)
  await expect(tab(page, /^Analytics Sessions \(2\)$/)).toHaveAttribute('aria-selected', 'true')
  await expect(rows(page)).toHaveText([
    new RegExp(`^Session of the optimize survey, .*CompletedToolkit opt-in: Yes.*Email hash: ${mark}…View`),
    new RegExp(`^Session of the exit survey, .*IncompleteToolkit opt-in: NoCompleted: N/AEmail hash: ${mark}…View`),
  ])
  await expectNoAxeFindings(page)
  await button(page, /^View Details of Session of the exit survey/).click()
  await expect(openDialog(page)).toHaveAccessibleName(/^Session of the exit survey/)
  await expect(fact(page, 'Survey type')).toHaveText('exit')
  await expect(fact(page, 'Status')).toHaveText('Incomplete')
  await expect(fact(page, 'Completed')).toHaveText('N/A')
  await expect(fact(page, 'Reached')).toHaveText(/left at question 6 of 10, “Do you have a plan/)
  await expect(fact(page, 'Email hash')).toHaveText(hash)
})

test('debounces the search, keeps it in the URL and announces the result count', async ({ page }) => {
  const searches: string[] = []
  for (const call of [responsesCall, sessionsCall])
    await page.route(call, route => {
      const q = new URL(route.request().url()).searchParams.get('q') ?? ''
      if (call === responsesCall) searches.push(q)
      const record = call === responsesCall ? responseAt(1) : sessionAt(1)
      return route.fulfill(listOf([record], q ? 1 : 1234))
    })
  await page.clock.install()
  await openDatabase(page)
  const announcement = page.getByRole('status').filter({ hasText: 'survey response' })
  await expect(tab(page, /^Survey Responses \(1,234\)$/)).toBeVisible()
  await expect(announcement).toHaveText('1,234 survey responses and 1,234 analytics sessions in total')

  await pauseClock(page)
  await searchField(page).pressSequentially('an')
  await page.clock.runFor(200)
  await searchField(page).pressSequentially('na ')
  await page.clock.runFor(290)
  expect(searches).toEqual([''])
  await page.clock.runFor(20)
  await expect.poll(() => searches).toEqual(['', 'anna'])
  await expect(page).toHaveURL('/admin/database?q=anna')
  await searchField(page).fill('Anna Roy')
  await page.keyboard.press('Enter')
  await expect.poll(() => searches).toEqual(['', 'anna', 'Anna Roy'])
  await page.clock.resume()
  await expect(announcement).toHaveText('1 survey response and 1 analytics session match “Anna Roy”')
  await expect(tab(page, /^Survey Responses \(1\)$/)).toBeVisible()

  await tab(page, /Sessions/).click()
  await expect(page).toHaveURL('/admin/database?q=Anna+Roy&tab=sessions')
  await expect(tab(page, /Sessions/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, /Survey/)).toBeFocused()
  await expect(page).toHaveURL('/admin/database?q=Anna+Roy')
  await expect(page.getByRole('tabpanel', { name: /Survey/ })).toBeVisible()
  await page.goBack()
  await page.reload()
  await ready(page)
  await expect(searchField(page)).toHaveValue('Anna Roy')
  await expect(tab(page, /^Analytics Sessions \(1\)$/)).toHaveAttribute('aria-selected', 'true')
  await searchField(page).press('Escape')
  await expect(page).toHaveURL('/admin/database?tab=sessions')
})

test('distinguishes loading, failed and empty lists, without layout shift', async ({ page, consoleErrors }) => {
  const response = Promise.withResolvers<void>()
  let mode: 'empty' | 'failure' | 'rows' = 'rows'
  for (const [call, record] of [
    [responsesCall, responseAt(1)],
    [sessionsCall, sessionAt(1)],
  ] as const)
    await page.route(call, async route => {
      await response.promise
      if (mode === 'failure') return route.fulfill({ status: 500, body: '' })
      return route.fulfill(listOf(mode === 'rows' ? [record] : []))
    })
  await openDatabase(page)
  const tabsBox = async () => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    return page.getByRole('tablist').boundingBox()
  }
  const loading = page.getByRole('status').filter({ hasText: 'Loading...' })
  const placeholder = await loading.locator('xpath=following-sibling::*').boundingBox()
  expect(placeholder?.width, 'as wide as the list').toBeGreaterThan(1000)
  await expect(tab(page, /^Survey Responses \(…\)$/)).toBeVisible()
  const before = await tabsBox()
  response.resolve()
  await expect(rows(page)).toHaveCount(1)
  expect(await tabsBox()).toMatchObject({ y: before?.y, height: before?.height })

  await test.step('empty, and no search results', async () => {
    mode = 'empty'
    await page.reload()
    await expect(page.getByText('No survey responses yet')).toBeVisible()
    await tab(page, /Sessions/).click()
    await expect(page.getByText('No analytics sessions yet')).toBeVisible()
    await searchField(page).fill('zzz')
    await expect(page.getByText('No analytics sessions found matching your search')).toBeVisible()
    await tab(page, /Survey/).click()
    await expect(page.getByText('No survey responses found matching your search')).toBeVisible()
  })

  await test.step('a failed search can be retried by keyboard', async () => {
    mode = 'failure'
    await searchField(page).fill('broken')
    await expect(page.getByRole('alert')).toHaveText(surveysFailed)
    await expect(tab(page, /^Survey Responses \(–\)$/)).toBeVisible()
    await expectNoAxeFindings(page)
    await button(page, 'Try again').focus()
    await Promise.all([page.waitForResponse(responsesCall), page.keyboard.press('Enter')])
    await expect(button(page, 'Try again')).toBeEnabled()
    await expect(button(page, 'Try again')).toBeFocused()
    await expect(page.getByRole('alert')).toHaveText(surveysFailed)
    mode = 'rows'
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(button(page, /^View Details/)).toBeFocused()
    await tab(page, /Sessions/).click()
    await expect(page.getByRole('alert')).toHaveText(sessionsFailed)
    await button(page, 'Try again').click()
    await expect(rows(page)).toHaveCount(1)
  })
  allowFailedRequests(consoleErrors)
})

const rowButton = (page: Page, number: number) =>
  rows(page)
    .nth(number - 1)
    .getByRole('button')

test('loads more on request, retries a failed page, and keeps the place of the keyboard', async ({
  page,
  consoleErrors,
}) => {
  await servePages(page, 3)
  await openDatabase(page)
  await expect(rows(page)).toHaveCount(20)
  await expect(tab(page, /^Survey Responses \(60\)$/)).toBeVisible()
  await rowButton(page, 20).focus()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Load more')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rowButton(page, 21)).toBeFocused()
  await expect(rows(page)).toHaveCount(40)

  await routeFirst(page, responsesCall, route => route.fulfill({ status: 503, body: '' }), { count: 2 })
  await button(page, 'Load more').click()
  await expect(page.getByRole('alert')).toHaveText(surveysFailed)
  await expect(rows(page)).toHaveCount(40)
  await expect(button(page, 'Try again')).toBeEnabled()
  await Promise.all([page.waitForResponse(responsesCall), button(page, 'Try again').press('Enter')])
  await expect(button(page, 'Try again')).toBeEnabled()
  await expect(button(page, 'Try again')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rowButton(page, 41)).toBeFocused()
  await expect(button(page, 'Load more')).toHaveCount(0)
  allowFailedRequests(consoleErrors)
})
