import type { Page, Route } from '@playwright/test'
import type { AnalyticsReport, AnalyticsSummary } from '#contracts/analytics-stats.ts'
import { adminHeading, logIn } from './admin-pages.ts'
import { expect } from './watched-page.ts'

const noCounts = { visits: 0, started: 0, leads: 0, booked: 0, won: 0 }

/** Up to November 15, 2025, with three leads on each Tuesday, one on each Tuesday before, and ten visits a day. */
export function analyticsReport(days: string, changes: Partial<AnalyticsReport> = {}): AnalyticsReport {
  const count = days === 'all' ? 120 : Number(days)
  const all = Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2025, 10, 15 - (count - 1 - index)))
    return { day: date.toISOString().slice(0, 10), leads: date.getUTCDay() === 2 ? 3 : 0 }
  })
  const leads = days === 'all' ? all.slice(-7) : all
  return {
    leadsInTotal: all.reduce((sum, day) => sum + day.leads, 0),
    leads,
    leadsBefore: leads.map(day => day.leads / 3),
    sources: [
      { kind: 'search', name: 'Google', visits: count * 6, started: 10, leads: 4, booked: 3, won: 1 },
      { kind: 'assistant', name: 'ChatGPT', ...noCounts, visits: count * 3 },
      { kind: 'direct', name: '', ...noCounts, visits: count, started: 4, leads: 1 },
      { kind: 'campaign', name: 'newsletter-2026-11-17', ...noCounts, visits: 6 },
      { kind: 'website', name: 'a-long-name-of-a-business-directory.manitoba.example', ...noCounts, visits: 5 },
      { kind: 'website', name: '(other)', ...noCounts, visits: 4 },
      { kind: 'booking', name: '', ...noCounts, leads: 1, booked: 1 },
    ],
    pages: [
      { kind: 'page', name: '/', visits: count * 8, started: 10, leads: 4, booked: 3, won: 1 },
      { kind: 'page', name: '', ...noCounts, visits: count * 2, leads: 1 },
    ],
    reads: [{ assistant: 'ChatGPT', page: '/llms.txt', reads: 12 }],
    missing: [{ page: '/about-us', requests: 6 }],
    redirects: [{ from: '/blog', to: '/articles' }],
    listed: ['/', '/about'],
    surveys: [
      {
        title: 'Exit Strategy Assessment',
        opened: 1000,
        completed: 60,
        steps: [
          { questionId: 'contact-info', question: 'First, how can we reach you?', viewed: 1000, left: 250 },
          { questionId: 'exit-timeline', question: 'When would you like to exit?', viewed: 750, left: 690 },
        ],
      },
      {
        title: 'Optimization Strategy Assessment',
        opened: 0,
        completed: 0,
        steps: [{ questionId: 'contact-info', question: 'First, how can we reach you?', viewed: 0, left: 0 }],
      },
    ],
    forms: [
      { title: 'Quiz', opened: 20, completed: 5 },
      { title: 'Beta application', opened: 0, completed: 0 },
    ],
    ...changes,
  }
}

/** Mocked, because a test that needs exact numbers can't share the database with other tests. */
export type Responses = {
  report: (days: string) => AnalyticsReport
  summary: AnalyticsSummary
  dropoff: ReadonlyArray<{ stepIndex: string; dropoffCount: number }>
}

export const sampleResponses: Responses = {
  report: analyticsReport,
  summary: { totalSessions: 1200, completedSessions: 83, toolkitOptIns: 31, exitSessions: 750, optimizeSessions: 450 },
  // The index can be a string.
  dropoff: Array.from({ length: 10 }, (_, index) => ({ stepIndex: String(index), dropoffCount: index < 9 ? 1 : 1500 })),
}

export const emptyResponses: Responses = {
  report: days =>
    analyticsReport(days, {
      leadsInTotal: 0,
      leads: [{ day: '2025-11-15', leads: 0 }],
      leadsBefore: [0],
      sources: [],
      pages: [],
      reads: [],
      missing: [],
      redirects: [],
    }),
  summary: { totalSessions: 0, completedSessions: 0, toolkitOptIns: 0, exitSessions: 0, optimizeSessions: 0 },
  dropoff: [],
}

export const routes = {
  report: '**/api/admin/analytics{,?*}',
  summary: '**/api/analytics/summary{,?*}',
  dropoff: '**/api/analytics/dropoff{,?*}',
}

const daysOf = (route: Route) => new URL(route.request().url()).searchParams.get('days') ?? 'all'

/** Later calls override earlier ones. */
export async function mockApi(page: Page, { report, summary, dropoff }: Responses = sampleResponses) {
  await page.route(routes.report, route => route.fulfill({ json: report(daysOf(route)) }))
  await page.route(routes.summary, route => route.fulfill({ json: summary }))
  await page.route(routes.dropoff, route => route.fulfill({ json: dropoff }))
}

export async function openAnalytics(page: Page, search = '') {
  await logIn(page)
  await page.goto(`/admin/analytics${search}`)
  await expect(adminHeading(page, 'Analytics')).toBeVisible()
}

export const card = (page: Page, title: string) =>
  page.locator('.shadow-card').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
export const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

/** The text of every cell, including the total. */
export const rowsOf = (page: Page, caption: string) =>
  page
    .getByRole('table', { name: caption, exact: true })
    .locator('tbody tr, tfoot tr')
    .evaluateAll(rows => rows.map(row => [...row.children].map(cell => [...cell.children, cell][0]?.textContent ?? '')))

export const chart = (page: Page) => page.getByRole('img', { name: /^Bar chart of leads per/ })
