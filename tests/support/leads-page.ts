import type { Page } from '@playwright/test'
import type { BetaApplication } from '#contracts/beta.ts'
import type { QuizSubmission } from '#contracts/quiz.ts'
import type { SurveySubmission } from '#contracts/survey.ts'
import { bearerHeader } from './admin-pages.ts'
import { application, exitSurvey, quiz } from './sample-forms.ts'
import { uniqueDigits, uniqueIp } from './unique-values.ts'
import { expect } from './watched-page.ts'

export const leadCall = /\/api\/admin\/leads\/[0-9a-f-]{36}$/

type Contact = SurveySubmission['contactInfo']

/** Unique, because all tests share one database. */
export function newContact(changes: Partial<Contact> = {}): Contact & { mark: string } {
  const mark = uniqueDigits(8)
  return {
    name: `Anna ${mark}`,
    email: `Anna.${mark}@Example.com`,
    phone: '204 555 0123',
    businessName: `Prairie Cabinets ${mark}`,
    ...changes,
    mark,
  }
}

export async function send(page: Page, call: string, data: object) {
  const response = await page.request.post(call, { data, headers: { 'x-forwarded-for': uniqueIp() } })
  expect(response.ok(), `${call}: ${await response.text()}`).toBe(true)
  return response.json()
}

const contactOf = ({ name, email, phone, businessName }: Contact) => ({ name, email, phone, businessName })

export const sendSurvey = (page: Page, contact: Contact, changes: Partial<SurveySubmission> = {}) =>
  send(page, '/api/survey/submit', { ...exitSurvey, contactInfo: contactOf(contact), ...changes })

export const sendQuiz = (page: Page, contact: Contact, changes: Partial<QuizSubmission> = {}) =>
  send(page, '/api/quiz/submit', { ...quiz, contactInfo: contactOf(contact), ...changes })

export const sendBeta = (page: Page, contact: Contact, changes: Partial<BetaApplication> = {}) =>
  send(page, '/api/beta/apply', {
    ...application,
    fullName: contact.name,
    email: contact.email,
    phone: contact.phone,
    businessName: contact.businessName,
    ...changes,
  })

export const rows = (page: Page) => page.getByRole('list', { name: 'Leads', exact: true }).getByRole('link')
export const rowOf = (page: Page, { name }: Contact) => rows(page).filter({ hasText: name })
export const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
export const showField = (page: Page) => page.getByLabel('Show')
/** Pressed if it's the lead's. None is for a new one. */
export const statusButton = (page: Page, status: string, pressed?: boolean) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name: status, ...(pressed && { pressed }) })
/** What's rarely needed on a lead's page. */
export const openDetails = (page: Page) => page.getByRole('heading', { name: 'Details', exact: true }).click()
export const noteField = (page: Page) => page.getByRole('textbox', { name: 'New note' })
export const addNote = (page: Page) => page.getByRole('button', { name: 'Add note' })
export const answeredButton = (page: Page) => page.getByRole('button', { name: 'Answered', exact: true })
/** When the reply is due, or was given. */
export const dueLine = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^(Due|Overdue|Answered|No reply promised)/ })
export const leadHeading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

export async function findInList(page: Page, contact: Contact & { mark: string }) {
  await page.goto(`/admin/leads?q=${contact.mark}`)
  await expect(rowOf(page, contact)).toBeVisible()
}

export async function openLead(page: Page, contact: Contact & { mark: string }) {
  await findInList(page, contact)
  await rowOf(page, contact).click()
  await expect(leadHeading(page, contact.name)).toBeVisible()
}

export const card = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last()

export async function leadOf(page: Page, token: string, { mark }: { mark: string }) {
  const response = await page.request.get(`/api/admin/leads?show=all&q=${mark}`, { headers: bearerHeader(token) })
  const [lead] = await response.json()
  return lead
}
