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
import { expect, test } from '#tests/support/watched-page.ts'

const send = { name: 'Send to our Team' }

test('Back from the thank-you page begins a new survey, and typing into it moves nothing on', async ({ page }) => {
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 9)
  await page.getByRole('button', send).click()
  await expect(page).toHaveURL('/survey/optimize/complete')
  await page.goBack()
  await atQuestion(page, 1)
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await fillInContact(page)
  await page.getByLabel('Business name').pressSequentially(' and Sons')
  await atQuestion(page, 1)
  await expect(page.getByLabel('Business name')).toHaveValue('Prairie Cabinets and Sons')
  await next(page).click()
  await atQuestion(page, 2)
})

test('an answer that was taken back holds Forward at its question until it is complete and Next is pressed', async ({
  page,
}) => {
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 9)
  for (const number of [8, 7]) {
    await page.getByRole('button', { name: 'Back' }).click()
    await atQuestion(page, number)
  }
  const last = page.getByPlaceholder('Bottleneck 3')
  await last.fill('')
  await page.goForward()
  await atQuestion(page, 7)
  await last.pressSequentially('hiring')
  await expect(last).toHaveValue('hiring')
  await atQuestion(page, 7)
})

test('the second half of a double click does not go on from the question that has just appeared', async ({ page }) => {
  await openSurvey(page, '/survey/optimize')
  await fillInContact(page)
  for (const number of [2, 3]) {
    await next(page).click()
    await atQuestion(page, number)
    await answerQuestion(page)
  }
  // The next one is a scale, whose Next can be pressed at once.
  const { x, y, width, height } = (await next(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
  await atQuestion(page, 4)
  await expect(next(page)).toBeEnabled()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.getByRole('slider').press('ArrowRight')
  await expect(page.getByRole('slider')).toHaveValue('2')
  await atQuestion(page, 4)
  await next(page).click()
  await atQuestion(page, 5)
})

test('Enter pressed twice does not send a survey whose last question was not seen', async ({ page }) => {
  const calls = recordCalls(page)
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 9)
  await page.getByRole('button', { name: 'Back' }).click()
  await atQuestion(page, 8)
  await next(page).focus()
  await page.keyboard.press('Enter')
  await atQuestion(page, 9)
  await page.keyboard.press('Enter')
  // Had it been sent, nothing could be changed any more.
  await page.getByRole('slider').press('ArrowRight')
  await expect(page.getByRole('slider')).toHaveValue('2')
  expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/survey/optimize/complete')
})

test('whoever leaves while the survey is sent stays where they are and is told there', async ({ page }) => {
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 9)
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/survey/submit', async route => {
    await answered.promise
    await route.continue()
  })
  await page.getByRole('button', send).click()
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  answered.resolve()
  await expect(toast(page)).toContainText('Survey saved successfully!')
  await expect(page).toHaveURL('/privacy-policy')
})

test('whoever leaves while the session is opened is not followed by it', async ({ page }) => {
  await openSurvey(page, '/survey/optimize')
  await fillInContact(page)
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/analytics/sessions', async route => {
    await answered.promise
    await route.continue()
  })
  await next(page).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  const opened = page.waitForResponse('**/api/analytics/sessions')
  answered.resolve()
  await opened
  await page.goBack()
  await expect(page).toHaveURL('/survey/optimize')
  await atQuestion(page, 1)
})

test('a network that goes away with the answer does not take the thank-you with it', async ({ page, complaints }) => {
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 9)
  // Nothing but the answer itself can be had any more: no file, no data.
  await page.route('**/*', route => (route.request().url().includes('/api/') ? route.continue() : route.abort()))
  await page.getByRole('button', send).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Optimization Strategy Assessment Complete')
  complaints.length = 0
})

test('a failure can be read and the button pressed again: nothing covers it', async ({ page, complaints }) => {
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 9)
  await page.route('**/api/survey/submit', route => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await page.getByRole('button', send).click()
  await expect(toast(page)).toContainText('Unable to submit survey')
  await expect(toast(page)).toHaveCSS('background-color', 'rgb(161, 42, 28)')
  await expect(toast(page)).toBeInViewport({ ratio: 1 })
  // Fails when something else would be hit.
  await page.getByRole('button', send).click({ timeout: 2000 })
  await expect(page).toHaveURL('/survey/optimize/complete')
  complaints.length = 0
})

test('the scale says what its ends mean, and what is still missing is announced', async ({ page }) => {
  await openSurvey(page, '/survey/optimize')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Please fill in all four fields.')
  await fillInContact(page)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('')
  for (const number of [2, 3, 4]) {
    await next(page).click()
    await atQuestion(page, number)
    await answerQuestion(page)
  }
  await expect(page.getByRole('slider')).toHaveAccessibleDescription('1 · Minimal digital tools 10 · Fully digital')
})
