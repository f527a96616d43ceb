import { expect, type Page, type Request } from '@playwright/test'
import { uniqueDigits } from './unique-values.ts'
import { ready } from './watched-page.ts'

const contact = { 'Full name': 'Anna Example', Phone: '204 555 0123', 'Business name': 'Prairie Cabinets' }

/** A new one for each survey: the server limits emails per recipient. */
export const newEmail = () => `Anna.${uniqueDigits(8)}@Example.com`

/** With a clock that a test can move: a survey filled in too fast is flagged as a possible bot. */
export async function openSurvey(page: Page, url: string) {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await page.clock.install()
  await page.goto(url)
  await ready(page)
  await expect(page.getByLabel('Full name')).toBeFocused()
}

export async function fillInContact(page: Page, email = newEmail()) {
  await page.getByLabel('Email').fill(email)
  for (const [label, value] of Object.entries(contact)) await page.getByLabel(label).fill(value)
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next' })
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send to our Team' })

export const expectQuestion = (page: Page, number: number) =>
  expect(page.getByText(new RegExp(`^Question ${number} of `))).toBeVisible()

/** The survey moves focus and scrolls 100 ms after a question appears: a click at that moment would miss. */
export const waitForFocus = (page: Page) => expect(page.locator('main form :is(input, textarea):focus')).toHaveCount(1)

export async function answerQuestion(page: Page) {
  const radios = page.getByRole('radio')
  const texts = page.getByPlaceholder('Bottleneck')
  if (await radios.count()) await radios.nth(1).check()
  for (let index = 0; index < (await texts.count()); index += 1)
    await texts.nth(index).fill(`Bottleneck of ours ${index + 1}`)
}

export async function goToLastQuestion(page: Page, count: number, email = newEmail()) {
  await fillInContact(page, email)
  // Before any request: moving the clock would time it out.
  await page.clock.fastForward(60_000)
  for (let number = 2; number <= count; number += 1) {
    await next(page).click()
    await expectQuestion(page, number)
    await waitForFocus(page)
    await answerQuestion(page)
  }
}

export type Call = { method: string; path: string; body: Record<string, unknown>; key: string | undefined }

export function recordCalls(page: Page): Call[] {
  const calls: Call[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/')) return
    const key = request.headers()['idempotency-key']
    calls.push({ method: request.method(), path: pathname, body: request.postDataJSON(), key })
  })
  return calls
}
