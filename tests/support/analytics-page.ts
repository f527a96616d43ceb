import type { Page, Route } from '@playwright/test'
import type { AnalyticsSummary, Funnels } from '#contracts/analytics-stats.ts'
import type { LeadStats } from '#contracts/people.ts'
import { adminHeading, logIn } from './admin-pages.ts'
import { expect } from './watched-page.ts'

/** As many days up to November 15, 2025 as asked for: three leads on each Tuesday. */
export function leadStats(count: number, changes: Partial<LeadStats> = {}): LeadStats {
  const days = Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2025, 10, 15 - (count - 1 - index)))
    return { day: date.toISOString().slice(0, 10), leads: date.getUTCDay() === 2 ? 3 : 0 }
  })
  const total = days.reduce((sum, { leads }) => sum + leads, 0)
  return {
    total,
    days,
    firstPages: [{ name: '/', leads: total }],
    referrers: [{ name: null, leads: total }],
    ...changes,
  }
}

/** What the four reads of the page answer. A test that needs exact figures cannot share the database with the others. */
export type Answers = {
  summary: AnalyticsSummary
  dropoff: ReadonlyArray<{ stepIndex: number | string; dropoffCount: number }>
  funnel: Funnels
  leads: (days: string) => LeadStats
}

export const someAnswers: Answers = {
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
      completed: 60,
      steps: [
        { questionId: 'contact-info', question: 'First, how can we reach you?', viewed: 750 },
        { questionId: 'exit-timeline', question: 'When would you like to exit your business?', viewed: 502 },
      ],
    },
    {
      surveyType: 'optimize',
      title: 'Optimization Strategy Assessment',
      completed: 0,
      steps: [{ questionId: 'contact-info', question: 'First, how can we reach you?', viewed: 0 }],
    },
  ],
  leads: days => leadStats(days === 'all' ? 120 : Number(days)),
}

export const noAnswersYet: Answers = {
  summary: { totalSessions: 0, completedSessions: 0, toolkitOptIns: 0, exitSessions: 0, optimizeSessions: 0 },
  dropoff: [],
  funnel: someAnswers.funnel.map(funnel => ({
    ...funnel,
    completed: 0,
    steps: funnel.steps.map(step => ({ ...step, viewed: 0 })),
  })),
  leads: () => ({ total: 0, days: [{ day: '2025-11-15', leads: 0 }], firstPages: [], referrers: [] }),
}

export const reads = {
  summary: '**/api/analytics/summary',
  dropoff: '**/api/analytics/dropoff',
  funnel: '**/api/analytics/funnel',
  leads: '**/api/admin/lead-stats?*',
}

const daysOf = (route: Route) => new URL(route.request().url()).searchParams.get('days') ?? ''

/** Answers the reads; from the last call on, if there are several. */
export async function answerReads(page: Page, { summary, dropoff, funnel, leads }: Answers = someAnswers) {
  await page.route(reads.summary, route => route.fulfill({ json: summary }))
  await page.route(reads.dropoff, route => route.fulfill({ json: dropoff }))
  await page.route(reads.funnel, route => route.fulfill({ json: funnel }))
  await page.route(reads.leads, route => route.fulfill({ json: leads(daysOf(route)) }))
}

export async function openAnalytics(page: Page, search = '') {
  await logIn(page)
  await page.goto(`/admin/analytics${search}`)
  await expect(adminHeading(page, 'Analytics')).toBeVisible()
}

/** A part of the page, by its heading: a card, or a section where there is no card of that name. */
export const card = (page: Page, title: string) =>
  page.locator('.shadow-card').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
export const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

/** The words of a table's rows, cell by cell. */
export const rowsOf = (page: Page, caption: string) =>
  page
    .getByRole('table', { name: caption, exact: true })
    .locator('tbody tr')
    .evaluateAll(rows => rows.map(row => [...row.children].map(cell => cell.textContent)))

export const chart = (page: Page) => page.getByRole('application', { name: /^Bar chart of leads per/ })
