import { expect, type Page, type Request } from '@playwright/test'
import { ownDigits } from './own-values.ts'
import { hydrated } from './watched-page.ts'

const contact = { 'Full name': 'Anna Example', Phone: '204 555 0123', 'Business name': 'Prairie Cabinets' }

/** A new address for each survey: the server limits emails per recipient. */
export const newAddress = () => `Anna.${ownDigits(8)}@Example.com`

/** Without the cookie banner, and not in the hurry that makes a form look filled in by a program. */
export async function openSurvey(page: Page, address: string) {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await page.clock.install()
  await page.goto(address)
  await hydrated(page)
  await expect(page.getByLabel('Full name')).toBeFocused()
}

export async function fillInContact(page: Page, email = newAddress()) {
  await page.getByLabel('Email').fill(email)
  for (const [label, value] of Object.entries(contact)) await page.getByLabel(label).fill(value)
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next' })

export const atQuestion = (page: Page, number: number) =>
  expect(page.getByText(new RegExp(`^Question ${number} of `))).toBeVisible()

/** 100 ms after a question appears, the survey puts the focus into it and scrolls: a press at that moment would miss its target. */
export const focusHasArrived = (page: Page) =>
  expect(page.locator('main form :is(input, textarea):focus')).toHaveCount(1)

/** Answers the question that is shown, whatever it is, with the mouse. */
export async function answerQuestion(page: Page) {
  const radios = page.getByRole('radio')
  const texts = page.getByPlaceholder('Bottleneck')
  if (await radios.count()) await radios.nth(1).check()
  for (let index = 0; index < (await texts.count()); index += 1)
    await texts.nth(index).fill(`Bottleneck of ours ${index + 1}`)
}

/** From the first question to the last one, which is left for the test to send. */
export async function goToLastQuestion(page: Page, count: number, email = newAddress()) {
  await fillInContact(page, email)
  // Before any call is under way: moving the clock would time it out.
  await page.clock.fastForward(60_000)
  for (let number = 2; number <= count; number += 1) {
    await next(page).click()
    await atQuestion(page, number)
    await focusHasArrived(page)
    await answerQuestion(page)
  }
}

export type Call = { method: string; path: string; body: Record<string, unknown>; key: string | undefined }

/** The calls to our API, in the order in which the page makes them. */
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
