import { expectNoAxeFindings } from '#tests/support/axe.ts'
import {
  answerQuestion,
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

test('Forward stops at a question whose answer was removed', { tag: '@fault' }, async ({ page }) => {
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 8)
  await page.getByRole('button', { name: 'Back' }).click()
  await expectQuestion(page, 7)
  const last = page.getByPlaceholder('Bottleneck 3')
  await last.fill('')
  await page.goForward()
  await expectQuestion(page, 7)
  await last.pressSequentially('hiring')
  await expect(last).toHaveValue('hiring')
  await expectQuestion(page, 7)
})

test('the thank-you page needs no network, and Back from it starts a new survey', { tag: '@fault' }, async ({
  page,
  consoleErrors,
}) => {
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 9)
  await page.route('**/*', route => (route.request().url().includes('/api/') ? route.continue() : route.abort()))
  await sendButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Optimization Strategy Assessment Complete')
  await expect(page).toHaveURL('/survey/optimize/complete')
  await page.route('**/*', route => route.continue())

  await page.goBack()
  await expectQuestion(page, 1)
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await fillInContact(page)
  await page.getByLabel('Business name').pressSequentially(' and Sons')
  await expectQuestion(page, 1)
  await expect(page.getByLabel('Business name')).toHaveValue('Prairie Cabinets and Sons')
  await next(page).click()
  await expectQuestion(page, 2)
  consoleErrors.length = 0
})

test('leaving while the survey is being sent shows a toast on the other page and does not redirect', {
  tag: '@fault',
}, async ({ page }) => {
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 9)
  const left = Promise.withResolvers<void>()
  await page.route('**/api/survey/submit', async route => {
    await left.promise
    await route.continue()
  })
  await sendButton(page).click()
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  left.resolve()
  await expect(toast(page)).toContainText('Survey saved successfully!')
  await expect(page).toHaveURL('/privacy-policy')
})

test('leaving while the session is being created does not advance to question 2', { tag: '@fault' }, async ({
  page,
}) => {
  await openSurvey(page, '/survey/optimize')
  await fillInContact(page)
  const left = Promise.withResolvers<void>()
  await page.route('**/api/analytics/sessions', async route => {
    await left.promise
    await route.continue()
  })
  await next(page).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  const created = page.waitForResponse('**/api/analytics/sessions')
  left.resolve()
  await created
  await page.goBack()
  await expect(page).toHaveURL('/survey/optimize')
  await expectQuestion(page, 1)
})
