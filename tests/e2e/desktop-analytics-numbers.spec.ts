import type { AnalyticsReport, DropoffList } from '#contracts/analytics-stats.ts'
import type { LeadSummary } from '#contracts/leads.ts'
import { adminHeading, storeToken } from '#tests/support/admin-pages.ts'
import { card, chart, rowsOf, section } from '#tests/support/analytics-page.ts'
import { startServer, stop } from '#tests/support/processes.ts'
import { applyForBetaToo, newVisitor, type Visitor, visitorStories } from '#tests/support/visitors.ts'
import { desktop, expect, test } from '#tests/support/watched-page.ts'

test.use(desktop)

const password = 'a password for these numbers'

test('every number matches what visitors did', async ({ browser, page }) => {
  const { child, origin } = await startServer({ env: { ADMIN_PASSWORD: password, TRUST_PROXY: '1' } })
  const opened: Visitor[] = []
  const visit = async (act: (visitor: Visitor) => Promise<unknown>, name: string) => {
    const visitor = await newVisitor(browser, origin, opened.length)
    opened.push(visitor)
    await test.step(name, () => act(visitor))
  }
  const waiting = Object.entries(visitorStories)
  await Promise.all(
    [1, 2, 3].map(async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await visit(next[1], next[0])
    }),
  )
  await visit(applyForBetaToo, 'the same person applies for the beta')

  const login = await page.request.post(`${origin}/api/admin/login`, { data: { password } })
  const { token } = await login.json()
  const headers = { authorization: `Bearer ${token}` }
  const leads: LeadSummary[] = await (await page.request.get(`${origin}/api/admin/leads`, { headers })).json()
  for (const [name, status] of [
    ['Anna', 'won'],
    ['Ben', 'booked'],
  ]) {
    const lead = leads.find(({ email }) => email === `${name?.toLowerCase()}@example.com`)
    const changed = await page.request.patch(`${origin}/api/admin/leads/${lead?.id}`, { headers, data: { status } })
    expect(changed.ok()).toBe(true)
  }
  await expect
    .poll(async () => {
      const read = async (path: string) => (await page.request.get(origin + path, { headers })).json()
      const { sources, forms }: AnalyticsReport = await read('/api/admin/analytics')
      const dropoff: DropoffList = await read('/api/analytics/dropoff')
      return {
        visits: sources.reduce((sum, { visits }) => sum + visits, 0),
        forms: forms.map(({ opened, completed }) => [opened, completed]),
        dropoff: dropoff.map(({ stepIndex, dropoffCount }) => [stepIndex, dropoffCount]),
      }
    }, 'everything has arrived')
    .toEqual({
      visits: 18,
      forms: [
        [3, 1],
        [2, 1],
      ],
      dropoff: [[2, 1]],
    })

  await storeToken(page, token, origin)
  await page.goto(`${origin}/admin/analytics`)
  await expect(adminHeading(page, 'Analytics')).toBeVisible()

  await test.step('cards', async () => {
    await expect(card(page, 'Path Popularity')).toContainText('Exit75% (3)Optimize25% (1)')
    await expect(card(page, 'Completion Rate')).toContainText('75%3 of 4 completed')
    await expect(card(page, 'Toolkit Opt-Ins')).toContainText('67%2 of 3 completed surveys')
    await expect(card(page, 'Total Sessions')).toContainText('4surveys started')
  })

  await test.step('more than before?', async () => {
    await expect(page.getByText('3 leads in the last 7 days, 3 more than in the 7 days before.')).toBeVisible()
    await expect(chart(page).locator('title').last()).toHaveText(/: 3 leads, 0 before$/)
  })

  // A bot's steps count like everyone's, but it isn't a lead. Fewer than three visits had "fall" and "news.example".
  await test.step('where from?', async () => {
    await page.getByRole('button', { name: /^Show all/ }).click()
    const byName = (rows: string[][]) => rows.toSorted(([a = ''], [b = '']) => a.localeCompare(b))
    await expect
      .poll(async () => byName(await rowsOf(page, 'Sources')))
      .toEqual(
        byName([
          ['Direct or unknown', '10', '6', '1', '0', '0'],
          ['Google', '1', '1', '1', '1', '0'],
          ['ChatGPT', '2', '0', '0', '0', '0'],
          ['newsletter', '3', '0', '0', '0', '0'],
          ['Other', '1', '1', '1', '1', '1'],
          ['Other', '1', '0', '0', '0', '0'],
          ['Total', '18', '8', '3', '2', '1'],
        ]),
      )
    await page.getByLabel('Show by').selectOption('First page')
    await expect(page.getByRole('table', { name: 'First pages' })).toBeVisible()
    const showAll = page.getByRole('button', { name: /^Show all/ })
    if (await showAll.isVisible()) await showAll.click()
    await expect
      .poll(async () => byName(await rowsOf(page, 'First pages')))
      .toEqual(
        byName([
          ['/', '5', '2', '1', '1', '1'],
          ['/about', '6', '0', '0', '0', '0'],
          ['/articles', '1', '1', '1', '1', '0'],
          ['/beta', '2', '2', '0', '0', '0'],
          ['/quiz', '2', '2', '1', '0', '0'],
          ['/survey/exit', '2', '1', '0', '0', '0'],
          ['Total', '18', '8', '3', '2', '1'],
        ]),
      )
    await page.getByLabel('Show by').selectOption('Read by AI')
    await expect.poll(() => rowsOf(page, 'Pages that assistants read')).toEqual([['/about.md', '2']])
  })

  await test.step('where do they stop?', async () => {
    await expect(section(page, 'Drop-off Points').getByRole('listitem')).toHaveText(['Question 31 abandonment'])
    await page.locator('summary').filter({ hasText: 'Show every question' }).click()
    const numbers = async (title: string) => (await rowsOf(page, title)).map(([, ...cells]) => cells)
    const nobodyLeft = (seen: string, questions: number) => Array(questions).fill([seen, '0'])
    await expect
      .poll(() => numbers('Exit Strategy Assessment'))
      .toEqual([['4', '1'], ['3', '0'], ['3', '1'], ...nobodyLeft('2', 7), ['2', '0']])
    expect(await rowsOf(page, 'Forms')).toEqual([
      ['Exit Strategy Assessment', '4', '2', '2'],
      ['Optimization Strategy Assessment', '1', '0', '1'],
      ['Quiz', '3', '2', '1'],
      ['Beta application', '2', '1', '1'],
    ])
    await expect.poll(() => numbers('Optimization Strategy Assessment')).toEqual([...nobodyLeft('1', 9), ['1', '0']])
  })
  await Promise.all(opened.map(({ context }) => context.close()))
  await stop(child)
})
