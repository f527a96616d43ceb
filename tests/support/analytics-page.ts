import type { Page, Route } from '@playwright/test'
import type { AnalyticsSummary, Funnels } from '#contracts/analytics-stats.ts'
import type { LeadStats } from '#contracts/leads.ts'
import type { PageStats } from '#contracts/visits.ts'
import { adminHeading, logIn } from './admin-pages.ts'
import { expect } from './watched-page.ts'

/** The days up to November 15, 2025, with three leads on each Tuesday. */
export function leadStats(count: number, changes: Partial<LeadStats> = {}): LeadStats {
  const days = Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2025, 10, 15 - (count - 1 - index)))
    return { day: date.toISOString().slice(0, 10), leads: date.getUTCDay() === 2 ? 3 : 0 }
  })
  const total = days.reduce((sum, { leads }) => sum + leads, 0)
  return {
    total,
    days,
    ...changes,
  }
}

const noSteps = { opened: 0, started: 0, completed: 0, leads: 0, booked: 0, won: 0 }

/** Ten visits a day. */
export function pageStats(days: number, changes: Partial<PageStats> = {}): PageStats {
  return {
    countedSince: '2025-01-01',
    views: days * 30,
    visits: days * 10,
    forms: [
      { title: 'Exit Strategy Assessment', opened: 20, started: 10, completed: 5, leads: 4, booked: 3, won: 1 },
      { title: 'Optimization Strategy Assessment', ...noSteps },
      { title: 'Quiz', opened: 8, started: 4, completed: 1, leads: 1, booked: 0, won: 0 },
      { title: 'Beta application', ...noSteps },
    ],
    pages: [
      { name: '/', visits: days * 8, opened: 20, started: 10, completed: 5, leads: 4, booked: 3, won: 1 },
      { name: '/about', visits: days * 2, ...noSteps },
      { name: null, visits: 0, opened: 8, started: 4, completed: 1, leads: 1, booked: 0, won: 0 },
    ],
    referrers: [{ name: null, visits: days * 10, opened: 28, started: 14, completed: 6, leads: 5, booked: 3, won: 1 }],
    campaigns: [
      { name: 'spring-letter', visits: days, opened: 3, started: 2, completed: 1, leads: 1, booked: 0, won: 0 },
    ],
    ...changes,
  }
}

/** Mocked, because a test that needs exact numbers can't share the database with other tests. */
export type Responses = {
  pages: (days: string) => PageStats
  summary: AnalyticsSummary
  dropoff: ReadonlyArray<{ stepIndex: number | string; dropoffCount: number }>
  funnel: Funnels
  leads: (days: string) => LeadStats
}

export const sampleResponses: Responses = {
  summary: { totalSessions: 1200, completedSessions: 83, toolkitOptIns: 31, exitSessions: 750, optimizeSessions: 450 },
  dropoff: [
    { stepIndex: 0, dropoffCount: 1 },
    { stepIndex: '3', dropoffCount: 2 },
    { stepIndex: 9, dropoffCount: 1500 },
  ],
  funnel: [
    {
      surveyType: 'exit',
      title: 'Exit Strategy Assessment',
      opened: 1000,
      completed: 60,
      steps: [
        { questionId: 'contact-info', question: 'First, how can we reach you?', viewed: 1000, left: 250 },
        { questionId: 'exit-timeline', question: 'When would you like to exit your business?', viewed: 750, left: 690 },
      ],
    },
    {
      surveyType: 'optimize',
      title: 'Optimization Strategy Assessment',
      opened: 0,
      completed: 0,
      steps: [{ questionId: 'contact-info', question: 'First, how can we reach you?', viewed: 0, left: 0 }],
    },
  ],
  leads: days => leadStats(days === 'all' ? 120 : Number(days)),
  pages: days => pageStats(days === 'all' ? 120 : Number(days)),
}

export const emptyResponses: Responses = {
  summary: { totalSessions: 0, completedSessions: 0, toolkitOptIns: 0, exitSessions: 0, optimizeSessions: 0 },
  dropoff: [],
  funnel: sampleResponses.funnel.map(funnel => ({
    ...funnel,
    opened: 0,
    completed: 0,
    steps: funnel.steps.map(step => ({ ...step, viewed: 0, left: 0 })),
  })),
  leads: () => ({ total: 0, days: [{ day: '2025-11-15', leads: 0 }] }),
  pages: () => ({
    countedSince: null,
    views: 0,
    visits: 0,
    forms: [],
    pages: [],
    referrers: [],
    campaigns: [],
  }),
}

export const routes = {
  summary: '**/api/analytics/summary{,?*}',
  dropoff: '**/api/analytics/dropoff{,?*}',
  funnel: '**/api/analytics/funnel{,?*}',
  leads: '**/api/admin/lead-stats{,?*}',
  pages: '**/api/admin/page-stats{,?*}',
}

export const daysOf = (route: Route) => new URL(route.request().url()).searchParams.get('days') ?? 'all'

/** Later calls override earlier ones. */
export async function mockApi(page: Page, { summary, dropoff, funnel, leads, pages }: Responses = sampleResponses) {
  await page.route(routes.summary, route => route.fulfill({ json: summary }))
  await page.route(routes.dropoff, route => route.fulfill({ json: dropoff }))
  await page.route(routes.funnel, route => route.fulfill({ json: funnel }))
  await page.route(routes.leads, route => route.fulfill({ json: leads(daysOf(route)) }))
  await page.route(routes.pages, route => route.fulfill({ json: pages(daysOf(route)) }))
}

export async function openAnalytics(page: Page, search = '') {
  await logIn(page)
  await page.goto(`/admin/analytics${search}`)
  await expect(adminHeading(page, 'Analytics')).toBeVisible()
}

export const card = (page: Page, title: string) =>
  page.locator('.shadow-card').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
export const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

export const rowsOf = (page: Page, caption: string) =>
  page
    .getByRole('table', { name: caption, exact: true })
    .locator('tbody tr')
    .evaluateAll(rows => rows.map(row => [...row.children].map(cell => cell.textContent)))

/** Each cell as one text, such as `Started 4 50%`, including the total. */
export const funnelRowsOf = (page: Page, title: string) =>
  page
    .getByRole('table', { name: title, exact: true })
    .locator('tbody tr, tfoot tr')
    .evaluateAll(rows =>
      rows.map(row => [...row.children].map(cell => (cell as HTMLElement).innerText.trim().replaceAll(/\s+/g, ' '))),
    )

export const chart = (page: Page) => page.getByRole('img', { name: /^Bar chart of leads per/ })
