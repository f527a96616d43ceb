import type { Route } from '@playwright/test'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { toast } from '#tests/support/gallery.ts'
import {
  answerQuestion,
  atQuestion,
  fillInContact,
  goToLastQuestion,
  next,
  openSurvey,
  recordCalls,
} from '#tests/support/survey-pages.ts'
import { expect, hydrated, test } from '#tests/support/watched-page.ts'

const send = { name: 'Send to our Team' }

test('what was typed before the page woke up is kept', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  let wake = () => {}
  const asleep = new Promise<void>(resolve => {
    wake = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await asleep
    await route.continue()
  })
  await page.goto('/survey/exit', { waitUntil: 'commit' })
  await page.getByLabel('Full name').fill('Early Bird')
  await page.getByLabel('Phone').fill('204')
  wake()
  await hydrated(page)
  await page.getByLabel('Email').fill('early@example.com')
  await page.getByLabel('Business name').fill('Worms')
  await expect(page.getByLabel('Full name')).toHaveValue('Early Bird')
  await expect(next(page)).toBeEnabled()
})

test('going back to the contact step keeps the session, another address opens another', async ({ page }) => {
  const calls = recordCalls(page)
  await openSurvey(page, '/survey/exit')
  await fillInContact(page)
  const sessions = () => calls.filter(({ path }) => path === '/api/analytics/sessions').length
  await next(page).click()
  await atQuestion(page, 2)
  await page.goBack()
  await atQuestion(page, 1)
  await next(page).click()
  await atQuestion(page, 2)
  expect(sessions()).toBe(1)
  expect(calls.filter(({ body }) => body.eventType).map(({ body }) => body.stepIndex)).toEqual(['1', '0', '1'])
  await page.goBack()
  await atQuestion(page, 1)
  await page.getByLabel('Email').fill('other@example.com')
  await next(page).click()
  await atQuestion(page, 2)
  expect(sessions()).toBe(2)
})

for (const [trouble, answer] of [
  ['fails', (route: Route) => route.fulfill({ status: 500, body: '' })],
  ['cannot be reached', (route: Route) => route.abort()],
] as const) {
  test(`when analytics ${trouble}, the lead is sent all the same`, async ({ page, complaints }) => {
    await page.route('**/api/analytics/**', answer)
    await openSurvey(page, '/survey/optimize')
    await goToLastQuestion(page, 9)
    await page.getByRole('button', send).click()
    await expect(page).toHaveURL('/survey/optimize/complete')
    expect(complaints.filter(text => text.startsWith('Analytics: '))).toHaveLength(9)
    complaints.length = 0
  })
}

test('analytics that hang hold the visitor up for three seconds at most', async ({ page, complaints }) => {
  await page.route('**/api/analytics/**', () => undefined)
  await openSurvey(page, '/survey/exit')
  await fillInContact(page)
  await next(page).click()
  await expect(next(page)).toBeDisabled()
  await atQuestion(page, 2)
  complaints.length = 0
})

test('a submission that fails says why, keeps everything, and succeeds under the same key', async ({
  page,
  complaints,
}) => {
  const calls = recordCalls(page)
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 9)
  const answers = [
    { status: 503, json: { error: 'We cannot save or read anything right now. Please try again in a moment.' } },
    { status: 502, body: '<html>Bad gateway</html>' },
  ]
  await page.route('**/api/survey/submit', route => {
    const answer = answers.shift()
    return answer ? route.fulfill(answer) : route.continue()
  })
  await page.getByRole('button', send).click()
  await expect(toast(page)).toContainText('Unable to submit survey')
  await expect(toast(page)).toContainText('We cannot save or read anything right now. Please try again in a moment.')
  await atQuestion(page, 9)
  await expect(page.getByRole('button', send)).toBeFocused()
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', send).click()
  await expect(toast(page)).toContainText('We encountered a problem. Please try again or contact support.')
  await page.getByRole('button', send).click()
  await expect(page).toHaveURL('/survey/optimize/complete')
  const sent = calls.filter(({ path }) => path === '/api/survey/submit')
  expect(new Set(sent.map(({ key, body }) => JSON.stringify({ key, body }))).size).toBe(1)
  expect(sent).toHaveLength(3)
  complaints.length = 0
})

test('a network that is gone is said, and nothing is lost', async ({ page, context, complaints }) => {
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 9)
  await context.setOffline(true)
  await page.getByRole('button', send).click()
  await expect(toast(page)).toContainText('We encountered a problem. Please try again or contact support.')
  await context.setOffline(false)
  await page.getByRole('button', send).click()
  await expect(page).toHaveURL('/survey/optimize/complete')
  complaints.length = 0
})

test('a double click sends once, and the button says that it is sending', async ({ page }) => {
  const calls = recordCalls(page)
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 9)
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/api/survey/submit', async route => {
    await held
    await route.continue()
  })
  await page.getByRole('button', send).dblclick()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  release()
  await expect(page).toHaveURL('/survey/optimize/complete')
  expect(calls.filter(({ path }) => path === '/api/survey/submit')).toHaveLength(1)
})

test('when the mails could not be sent, the visitor is told so on the thank-you page', async ({ page }) => {
  // The gallery's server is the same, without a mail server.
  await openSurvey(page, `http://127.0.0.1:${process.env.TEST_GALLERY_PORT}/survey/exit`)
  await goToLastQuestion(page, 10)
  await page.getByRole('button', send).click()
  await expect(toast(page)).toContainText('Survey saved successfully!')
  await expect(toast(page)).toContainText(
    "Your assessment has been saved, but we're having trouble sending confirmation emails. We'll reach out to you directly.",
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exit Strategy Assessment Complete')
})

test('axe finds nothing on any kind of question', async ({ page }) => {
  test.setTimeout(60_000)
  await openSurvey(page, '/survey/optimize')
  await expectNoAxeFindings(page)
  await fillInContact(page)
  for (const number of [2, 3, 4, 5, 6, 7, 8, 9]) {
    await next(page).click()
    await atQuestion(page, number)
    if ([2, 4, 7, 9].includes(number)) await expectNoAxeFindings(page)
    await answerQuestion(page)
  }
})
