import type { Page, Route } from '@playwright/test'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { SessionRecord } from '#contracts/analytics-stats.ts'
import type { SurveyResponseRecord } from '#contracts/form-records.ts'
import { logIn } from './admin-pages.ts'
import { send } from './leads-page.ts'
import { exitSurvey } from './sample-forms.ts'
import { uniqueDigits } from './unique-values.ts'
import { expect, ready } from './watched-page.ts'

export const responsesCall = /\/api\/admin\/survey-responses\?/
export const sessionsCall = /\/api\/admin\/analytics-sessions\?/

export const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
export const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })
/** Not by role, which takes seconds in a long list. */
export const rows = (page: Page) => page.getByRole('tabpanel').locator('li')
export const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
export const openDialog = (page: Page) => page.getByRole('dialog')

export async function openDatabase(page: Page, query = '') {
  await logIn(page)
  await page.goto(`/admin/database${query}`)
  await ready(page)
  await expect(searchField(page)).toBeVisible()
}

export const uniqueMark = () => uniqueDigits(16)

type Contact = SurveyResponseRecord['responses']['contactInfo']

export const sendSurvey = (page: Page, contact: Partial<Contact>, extras: Record<string, unknown> = {}) =>
  send(page, '/api/survey/submit', {
    ...exitSurvey,
    contactInfo: { ...exitSurvey.contactInfo, ...contact },
    ...extras,
  })

export async function beginSession(
  page: Page,
  surveyType: string,
  emailHash: string | undefined,
  furthestStep: number,
) {
  const { session } = await send(page, '/api/analytics/sessions', { surveyType, emailHash })
  await send(page, '/api/analytics/events', {
    sessionId: session.id,
    eventType: 'question_viewed',
    stepIndex: String(furthestStep),
  })
  return session.id as string
}

/** By sending its survey. */
export async function completeSession(page: Page, surveyType: string, sessionId: string, toolkitOptIn: boolean) {
  const contactInfo = { ...exitSurvey.contactInfo, email: `${uniqueDigits(16)}@example.com` }
  await send(page, '/api/survey/submit', { surveyType, contactInfo, answers: {}, toolkitOptIn, sessionId })
}

/** The number is also its age in hours. */
export const responseAt = (number: number): SurveyResponseRecord => ({
  id: `response-${number}`,
  surveyType: 'exit',
  completedAt: new Date(Date.now() - number * 3_600_000).toISOString(),
  botCheck: null,
  source: { firstPage: '/survey/exit', referrerHost: null, campaign: {} },
  responses: {
    contactInfo: { ...exitSurvey.contactInfo, name: `Person ${number}` },
    answers: { [surveys[0]?.questions[1]?.question ?? '']: '1-2 years' },
    toolkitOptIn: false,
  },
  answers: [
    { id: 'exit-timeline', question: surveys[0]?.questions[1]?.question ?? '', answer: '1-2 years', text: '1-2 years' },
  ],
})

export const sessionAt = (number: number): SessionRecord => ({
  id: `session-${number}`,
  surveyType: 'optimize',
  isCompleted: 'false',
  toolkitOptIn: 'false',
  startedAt: new Date(Date.now() - number * 3_600_000).toISOString(),
  completedAt: null,
  emailHash: null,
  lastStep: 0,
  furthestStep: 0,
})

export const listOf = (items: unknown[], total = items.length, next?: string) => ({
  json: items,
  headers: { 'x-total-count': String(total), ...(next && { link: `<${next}>; rel="next"` }) },
})

export function servePages(page: Page, count: number, size = 20) {
  const respond = (route: Route) => {
    const url = new URL(route.request().url())
    const number = Number(url.searchParams.get('cursor') ?? 1)
    url.searchParams.set('cursor', String(number + 1))
    const items = Array.from({ length: size }, (_, index) => responseAt((number - 1) * size + index + 1))
    const next = number < count ? url.pathname + url.search : undefined
    return route.fulfill(listOf(items, count * size, next))
  }
  return page.route(responsesCall, respond)
}

export const expectNoSidewaysScroll = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0)
