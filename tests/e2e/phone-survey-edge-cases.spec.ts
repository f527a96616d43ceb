import { expectNoAxeFindings } from '#tests/support/axe.ts'
import {
  answerQuestion,
  expectQuestion,
  fillInContact,
  goToLastQuestion,
  newEmail,
  next,
  openSurvey,
  recordCalls,
  sendButton,
  waitForFocus,
} from '#tests/support/survey-pages.ts'
import { expect, pauseClock, test } from '#tests/support/watched-page.ts'

test('every type of question passes axe, announces missing fields and ignores a second click or an early Enter', async ({
  page,
}) => {
  const calls = recordCalls(page)
  const completions = () => calls.filter(({ method }) => method === 'PATCH').length
  await openSurvey(page, '/survey/optimize')
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText('Please fill in all four fields.')
  await fillInContact(page)
  // Before any request: moving the clock would time it out.
  await page.clock.fastForward(60_000)
  await expect(status).toHaveText('')
  await next(page).click()
  await expectQuestion(page, 2)
  await expectNoAxeFindings(page)
  await answerQuestion(page)
  await next(page).click()
  await expectQuestion(page, 3)
  await waitForFocus(page)
  await answerQuestion(page)

  // The next question is a scale, whose Next button is enabled from the start.
  const { x, y, width, height } = (await next(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
  await expectQuestion(page, 4)
  await expect(next(page)).toBeEnabled()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  const slider = page.getByRole('slider')
  await slider.press('ArrowRight')
  await expect(slider).toHaveValue('2')
  await expectQuestion(page, 4)
  await expect(slider).toHaveAttribute('aria-valuetext', '2 of 10')
  await expect(slider).toHaveAccessibleDescription('1 · Minimal digital tools 10 · Fully digital')
  await expectNoAxeFindings(page)

  for (const number of [5, 6, 7, 8, 9]) {
    await next(page).click()
    await expectQuestion(page, number)
    await waitForFocus(page)
    if (number === 7) await expectNoAxeFindings(page)
    await answerQuestion(page)
  }
  // Neither the arrow keys nor an Enter right after the previous step submit the last one.
  await expectNoAxeFindings(page)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expectQuestion(page, 8)
  await waitForFocus(page)
  await next(page).focus()
  // No time passes between the two, however slow the machine is.
  await pauseClock(page)
  await page.keyboard.press('Enter')
  await expectQuestion(page, 9)
  await page.keyboard.press('Enter')
  // After a submission, the slider would be disabled.
  await page.getByRole('slider').press('ArrowRight')
  await expect(page.getByRole('slider')).toHaveValue('2')
  expect(completions()).toBe(0)
  await page.clock.resume()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/survey/optimize/complete')
  expect(completions()).toBe(1)
})

test('the thank-you page needs no network, and Back from it leaves the survey', async ({ page, consoleErrors }) => {
  await page.goto('/about')
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 9)
  await page.route('**/*', route => (route.request().url().includes('/api/') ? route.continue() : route.abort()))
  await sendButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Optimization Strategy Assessment Complete')
  await expect(page).toHaveURL('/survey/optimize/complete')
  await expect(page).toHaveTitle(/Optimization Strategy Assessment Complete/)
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.unroute('**/*')

  await page.goBack()
  await expect(page).toHaveURL('/about')
  await page.goForward()
  await expect(page).toHaveURL('/survey/optimize/complete')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Optimization Strategy Assessment Complete')
  await page.goForward()
  await expect(page).toHaveURL('/survey/optimize')
  await expectQuestion(page, 1)
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await fillInContact(page)
  await next(page).click()
  await expectQuestion(page, 2)
  consoleErrors.length = 0
})

test('a survey arrives even if the visitor leaves while it is being sent', async ({ page, request }) => {
  await openSurvey(page, '/survey/optimize')
  const email = newEmail()
  await goToLastQuestion(page, 9, email)
  const requested = page.waitForRequest('**/api/survey/submit')
  await sendButton(page).click()
  await requested
  await page.goto('/privacy-policy')
  const password = process.env.TEST_ADMIN_PASSWORD
  const { token } = await (await request.post('/api/admin/login', { data: { password } })).json()
  const headers = { authorization: `Bearer ${token}` }
  const found = () => request.get('/api/admin/survey-responses', { headers, params: { q: email } })
  await expect.poll(async () => (await (await found()).json()).length).toBe(1)
})

test('a survey left for another page continues at the same question', async ({ page }) => {
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 4)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: "I'm optimizing for the future" }).first().click()
  await expectQuestion(page, 4)
  await page.getByRole('button', { name: 'Back' }).click()
  await expectQuestion(page, 3)
  await next(page).click()
  await expectQuestion(page, 4)
  await page.goBack()
  await expectQuestion(page, 3)
})

test('question 2 does not wait for analytics, and the skip link keeps the question', async ({ page }) => {
  const opened = Promise.withResolvers<void>()
  const calls = recordCalls(page)
  await page.route('**/api/analytics/sessions', async route => {
    await opened.promise
    await route.continue()
  })
  await openSurvey(page, '/survey/optimize')
  await fillInContact(page)
  await next(page).click()
  await expectQuestion(page, 2)
  await waitForFocus(page)
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/survey/optimize#main')
  await expectQuestion(page, 2)
  expect(calls.filter(({ path }) => path === '/api/analytics/events')).toEqual([])
  opened.resolve()
  await expect.poll(() => calls.filter(({ path }) => path === '/api/analytics/events').length).toBe(1)
})
