import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { toast } from '#tests/support/gallery.ts'
import {
  answerQuestion,
  atQuestion,
  fillInContact,
  focusHasArrived,
  goToLastQuestion,
  next,
  openSurvey,
  recordCalls,
} from '#tests/support/survey-pages.ts'
import { expect, test } from '#tests/support/watched-page.ts'

const send = { name: 'Send to our Team' }

test('every kind of question passes axe, announces what is missing, and ignores the second half of a double click', async ({
  page,
}) => {
  await openSurvey(page, '/survey/optimize')
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText('Please fill in all four fields.')
  await expectNoAxeFindings(page)
  await fillInContact(page)
  await expect(status).toHaveText('')
  await next(page).click()
  await atQuestion(page, 2)
  await expectNoAxeFindings(page)
  await answerQuestion(page)
  await next(page).click()
  await atQuestion(page, 3)
  await focusHasArrived(page)
  await answerQuestion(page)

  // The next question is a scale, whose Next button is enabled from the start.
  const { x, y, width, height } = (await next(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
  await atQuestion(page, 4)
  await expect(next(page)).toBeEnabled()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  const slider = page.getByRole('slider')
  await slider.press('ArrowRight')
  await expect(slider).toHaveValue('2')
  await atQuestion(page, 4)
  await expect(slider).toHaveAccessibleDescription('1 · Minimal digital tools 10 · Fully digital')
  await expectNoAxeFindings(page)

  for (const number of [5, 6, 7]) {
    await next(page).click()
    await atQuestion(page, number)
    await focusHasArrived(page)
    if (number === 7) await expectNoAxeFindings(page)
    await answerQuestion(page)
  }
})

test('the last step is only sent on purpose: not by the arrows, nor by an Enter meant for the step before', async ({
  page,
}) => {
  const calls = recordCalls(page)
  const completions = () => calls.filter(({ method }) => method === 'PATCH').length
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 9)
  await expectNoAxeFindings(page)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await atQuestion(page, 8)
  await focusHasArrived(page)
  await next(page).focus()
  await page.keyboard.press('Enter')
  await atQuestion(page, 9)
  await page.keyboard.press('Enter')
  // If it had been sent, the slider would be disabled.
  await page.getByRole('slider').press('ArrowRight')
  await expect(page.getByRole('slider')).toHaveValue('2')
  expect(completions()).toBe(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/survey/optimize/complete')
  expect(completions()).toBe(1)
})

test('Forward stops at a question whose answer was removed', { tag: '@fault' }, async ({ page }) => {
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 8)
  await page.getByRole('button', { name: 'Back' }).click()
  await atQuestion(page, 7)
  const last = page.getByPlaceholder('Bottleneck 3')
  await last.fill('')
  await page.goForward()
  await atQuestion(page, 7)
  await last.pressSequentially('hiring')
  await expect(last).toHaveValue('hiring')
  await atQuestion(page, 7)
})

test('the thank-you page needs no network, and Back from it starts a new survey', { tag: '@fault' }, async ({
  page,
  complaints,
}) => {
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 9)
  // Nothing but the API can be reached: no script, no data.
  await page.route('**/*', route => (route.request().url().includes('/api/') ? route.continue() : route.abort()))
  await page.getByRole('button', send).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Optimization Strategy Assessment Complete')
  await expect(page).toHaveURL('/survey/optimize/complete')
  await page.route('**/*', route => route.continue())

  await page.goBack()
  await atQuestion(page, 1)
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await fillInContact(page)
  await page.getByLabel('Business name').pressSequentially(' and Sons')
  await atQuestion(page, 1)
  await expect(page.getByLabel('Business name')).toHaveValue('Prairie Cabinets and Sons')
  await next(page).click()
  await atQuestion(page, 2)
  complaints.length = 0
})

test('a visitor who leaves while the survey is being sent stays on the other page and sees a toast there', {
  tag: '@fault',
}, async ({ page }) => {
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 9)
  const left = Promise.withResolvers<void>()
  await page.route('**/api/survey/submit', async route => {
    await left.promise
    await route.continue()
  })
  await page.getByRole('button', send).click()
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  left.resolve()
  await expect(toast(page)).toContainText('Survey saved successfully!')
  await expect(page).toHaveURL('/privacy-policy')
})

test('a visitor who leaves while the session is being created is not moved to question 2', { tag: '@fault' }, async ({
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
  await atQuestion(page, 1)
})
