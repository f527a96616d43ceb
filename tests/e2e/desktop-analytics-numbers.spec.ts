import type { DropoffList } from '#contracts/analytics-stats.ts'
import type { LeadSummary } from '#contracts/leads.ts'
import type { PageStats } from '#contracts/visits.ts'
import { adminHeading, storeToken } from '#tests/support/admin-pages.ts'
import { card, chart, funnelRowsOf, rowsOf, section } from '#tests/support/analytics-page.ts'
import { startServer, stop } from '#tests/support/processes.ts'
import { applyForBetaToo, newVisitor, type Visitor, visitorStories } from '#tests/support/visitors.ts'
import { desktop, expect, test } from '#tests/support/watched-page.ts'

test.use(desktop)

const password = 'a password for these numbers'

/** A bot's steps count like everyone's, but it isn't a lead. Counts of a row: visits if any, then opened, started, completed, leads, booked and won with their shares. */
const shares = ([opened = 0, started = 0, completed = 0, leads = 0, booked = 0, won = 0]: readonly number[]) => {
  const of = (part: number, whole: number) => `${part} ${whole ? `${Math.round((part * 100) / whole)}%` : '–'}`
  return [
    String(opened),
    of(started, opened),
    of(completed, started),
    of(leads, completed),
    of(booked, leads),
    of(won, booked),
  ]
}
const source = (name: string, visits: number, steps: readonly number[], conversion: string) => [
  name,
  String(visits),
  ...shares(steps),
  conversion,
]

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
      const { visits, views, forms }: PageStats = await read('/api/admin/page-stats')
      const dropoff: DropoffList = await read('/api/analytics/dropoff')
      return {
        visits,
        views,
        forms: forms.map(({ opened, started, completed }) => [opened, started, completed]),
        dropoff: dropoff.map(({ stepIndex, dropoffCount }) => [stepIndex, dropoffCount]),
      }
    }, 'everything has arrived')
    .toEqual({
      visits: 13,
      views: 18,
      forms: [
        [4, 3, 2],
        [1, 1, 1],
        [3, 2, 1],
        [2, 2, 1],
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

  await test.step('forms', async () => {
    await expect(page.getByRole('table', { name: 'Forms' })).toBeVisible()
    await expect
      .poll(() => funnelRowsOf(page, 'Forms'))
      .toEqual([
        ['Exit Strategy Assessment', ...shares([4, 3, 2, 1, 1, 1])],
        ['Optimization Strategy Assessment', ...shares([1, 1, 1, 1, 1, 0])],
        ['Quiz', ...shares([3, 2, 1, 1, 0, 0])],
        ['Beta application', ...shares([2, 2, 1, 0, 0, 0])],
        ['Total', ...shares([10, 8, 5, 3, 2, 1])],
      ])
  })

  await test.step('sources', async () => {
    await expect(page.getByText('13 visits and 18 page views in total')).toBeVisible()
    await page.getByRole('button', { name: 'Show all 6 pages' }).click()
    const byName = (rows: string[][]) => rows.toSorted(([a = ''], [b = '']) => a.localeCompare(b))
    await expect
      .poll(async () => byName(await funnelRowsOf(page, 'First pages')))
      .toEqual(
        byName([
          source('/', 5, [3, 2, 1, 1, 1, 1], '20.0%'),
          source('/about', 1, [], '0.0%'),
          source('/articles', 1, [1, 1, 1, 1, 1, 0], '100.0%'),
          source('/beta', 2, [2, 2, 1], '0.0%'),
          source('/quiz', 2, [2, 2, 1, 1], '50.0%'),
          source('/survey/exit', 2, [2, 1, 1], '0.0%'),
          source('Total', 13, [10, 8, 5, 3, 2, 1], '23.1%'),
        ]),
      )
    await page.getByRole('radio', { name: 'Website' }).check()
    await expect(page.getByRole('table', { name: 'Referrers' })).toBeVisible()
    await expect
      .poll(() => funnelRowsOf(page, 'Referrers'))
      .toEqual([
        source('Direct or unknown', 11, [9, 7, 4, 2, 1, 1], '18.2%'),
        source('search.example', 1, [1, 1, 1, 1, 1, 0], '100.0%'),
        source('news.example', 1, [], '0.0%'),
      ])
    await page.getByRole('radio', { name: 'Campaign' }).check()
    await expect(page.getByRole('table', { name: 'Campaigns' })).toBeVisible()
    await expect.poll(() => funnelRowsOf(page, 'Campaigns')).toEqual([source('fall', 1, [1, 1, 1, 1, 1, 1], '100.0%')])
  })

  await test.step('drop-off', async () => {
    await expect(section(page, 'Drop-off Points').getByRole('listitem')).toHaveText(['Question 31 abandonment'])
    const numbers = async (title: string) => (await rowsOf(page, `Drop-off: ${title}`)).map(([, ...cells]) => cells)
    const nobodyLeft = (seen: string, questions: number) => Array(questions).fill([seen, '0', '0%'])
    await expect
      .poll(() => numbers('Exit Strategy Assessment'))
      .toEqual([['4', '1', '25%'], ['3', '0', '0%'], ['3', '1', '25%'], ...nobodyLeft('2', 7), ['2', '', '50%']])
    await page.getByRole('group', { name: 'Survey' }).getByRole('radio', { name: 'Optimize' }).check()
    await expect(page.getByRole('table', { name: 'Drop-off: Optimization Strategy Assessment' })).toBeVisible()
    await expect
      .poll(() => numbers('Optimization Strategy Assessment'))
      .toEqual([...nobodyLeft('1', 9), ['1', '', '100%']])
  })

  await test.step('leads', async () => {
    await expect(page.getByText('3 leads in total')).toBeVisible()
    await expect(chart(page).locator('title').last()).toHaveText(/: 3 leads$/)
  })
  await Promise.all(opened.map(({ context }) => context.close()))
  await stop(child)
})
