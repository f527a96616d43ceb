import { createHash } from 'node:crypto'
import type { Route } from '@playwright/test'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import {
  expectQuestion,
  fillInContact,
  goToLastQuestion,
  next,
  openSurvey,
  recordCalls,
  sendButton,
  waitForFocus,
} from '#tests/support/survey-pages.ts'
import { toast } from '#tests/support/toast.ts'
import { expect, ready, test } from '#tests/support/watched-page.ts'

test('going back to the contact step keeps the session, even with another email address', async ({ page }) => {
  const calls = recordCalls(page)
  await openSurvey(page, '/survey/exit')
  await fillInContact(page)
  await next(page).click()
  await expectQuestion(page, 2)
  const viewed = () => calls.filter(({ body }) => body.eventType).map(({ body }) => body.stepIndex)
  await page.goBack()
  await expectQuestion(page, 1)
  await waitForFocus(page)
  await page.getByLabel('Email').fill('other@example.com')
  await next(page).click()
  await expectQuestion(page, 2)
  await expect.poll(viewed).toEqual(['1', '0', '1'])
  const opened = calls.filter(({ path }) => path === '/api/analytics/sessions')
  const sessionIds = new Set(calls.flatMap(({ body }) => body.sessionId ?? []))
  expect([opened.length, sessionIds.size]).toEqual([2, 1])
  expect(opened[1]?.body).toEqual({
    surveyType: 'exit',
    emailHash: createHash('sha256').update('other@example.com').digest('hex'),
    sessionId: [...sessionIds][0],
    awaitsSurvey: true,
  })
})

test('submits the survey even if analytics hangs, fails or is unreachable', async ({ page, consoleErrors }) => {
  let calls = 0
  await page.route('**/api/analytics/**', route => {
    calls += 1
    // Creating the session never gets a response: the survey continues after 3 seconds.
    if (calls > 1) return calls % 2 ? route.abort() : route.fulfill({ status: 500, body: '' })
  })
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 9)
  await sendButton(page).click()
  await expect(page).toHaveURL('/survey/optimize/complete')
  expect(consoleErrors.filter(text => text.startsWith('Analytics: ')).length).toBeGreaterThanOrEqual(9)
  consoleErrors.length = 0
})

test('a failed submission shows the reason, keeps the answers and is retried with the same key, and a toast reports unsent emails', async ({
  page,
  consoleErrors,
}) => {
  const calls = recordCalls(page)
  const button = sendButton(page)
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 9)
  const released = Promise.withResolvers<void>()
  const responses = [
    (route: Route) => route.fulfill({ status: 500, json: { error: "We can't save or load anything right now." } }),
    // Sent again once.
    (route: Route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }),
    (route: Route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }),
    (route: Route) => route.abort('internetdisconnected'),
    async (route: Route) => {
      await released.promise
      const response = await route.fetch()
      const emailStatus = { adminEmailSent: true, userEmailSent: false }
      await route.fulfill({ response, json: { ...(await response.json()), emailStatus } })
    },
  ]
  await page.route('**/api/survey/submit', route => responses.shift()?.(route))
  await button.click()
  await expect(toast(page)).toContainText('Unable to submit survey')
  await expect(toast(page)).toContainText("We can't save or load anything right now.")
  await expect(toast(page)).toHaveCSS('background-color', 'rgb(161, 42, 28)')
  await expect(toast(page)).toBeInViewport({ ratio: 1 })
  await expectQuestion(page, 9)
  await expect(button).toBeFocused()
  const failure = page.getByRole('main').getByRole('alert')
  await toast(page).getByRole('button', { name: 'Close' }).click()
  await expect(failure).toHaveText("We can't save or load anything right now. Your answers are still here.")
  await expectNoAxeFindings(page)

  await page.reload()
  await ready(page)
  await button.click()
  await expect(toast(page)).toContainText('We encountered a problem. Please try again or contact support.')
  await expect(button).toBeEnabled()
  await toast(page).getByRole('button', { name: 'Close' }).click()
  await expect(toast(page)).toBeHidden()
  await button.click()
  await expect(toast(page)).toContainText('We encountered a problem. Please try again or contact support.')
  await expect(failure).toHaveText(/Your answers are still here\.$/)

  await button.dblclick()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(failure).toBeHidden()
  released.resolve()
  await expect(page).toHaveURL('/survey/optimize/complete')
  await expect(toast(page)).toHaveText(
    "Survey saved successfully!Your assessment has been saved, but we're having trouble sending confirmation emails. We'll reach out to you directly.",
  )
  const sent = calls.filter(({ path }) => path === '/api/survey/submit')
  expect(new Set(sent.map(({ key, body }) => JSON.stringify({ key, body }))).size).toBe(1)
  expect(sent).toHaveLength(5)
  consoleErrors.length = 0
})

test('an offline visitor reads so, next to the button', async ({ page, context, consoleErrors }) => {
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 9)
  await context.setOffline(true)
  await sendButton(page).click()
  await expect(toast(page)).toContainText('We encountered a problem. Please try again or contact support.')
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toHaveText('You seem to be offline. Your answers are still here.')
  await context.setOffline(false)
  await sendButton(page).click()
  await expect(page).toHaveURL('/survey/optimize/complete')
  consoleErrors.length = 0
})
