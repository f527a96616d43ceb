import {
  atQuestion,
  fillInContact,
  focusHasArrived,
  goToLastQuestion,
  next,
  openSurvey,
  recordCalls,
} from '#tests/support/survey-pages.ts'
import { expect, test } from '#tests/support/watched-page.ts'

test('Enter and the arrows do what they say, and leave alone what needs them', async ({ page }) => {
  await openSurvey(page, '/survey/exit')
  await page.getByLabel('Full name').fill('Anna')
  await page.keyboard.press('Enter')
  await atQuestion(page, 1)
  await fillInContact(page)
  await page.keyboard.press('ArrowRight')
  await atQuestion(page, 1)
  await page.keyboard.press('Enter')
  await atQuestion(page, 2)

  const blur = () => page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio').first()).toBeChecked()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await atQuestion(page, 2)

  await blur()
  await page.keyboard.press('ArrowRight')
  await atQuestion(page, 3)
  await expect(page.getByRole('radio').first()).toBeFocused()
  await blur()
  // Nothing is chosen, so Next is disabled: neither key may go on.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await atQuestion(page, 3)
  await page.keyboard.press('Alt+ArrowRight')
  await atQuestion(page, 3)
  await page.keyboard.press('ArrowLeft')
  await atQuestion(page, 2)
  await focusHasArrived(page)
  await page.getByRole('button', { name: 'Back' }).focus()
  await page.keyboard.press('Enter')
  await atQuestion(page, 1)
})

test('the arrows do not send the form', async ({ page }) => {
  await openSurvey(page, '/survey/optimize')
  await goToLastQuestion(page, 9)
  const calls = recordCalls(page)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await atQuestion(page, 8)
  expect(calls.filter(({ path }) => path === '/api/survey/submit')).toEqual([])
})

test('the first control of a question has the focus 100 ms after it appears', async ({ page }) => {
  await openSurvey(page, '/survey/exit')
  await fillInContact(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await next(page).click()
  await atQuestion(page, 2)
  await page.clock.runFor(99)
  await expect(page.getByRole('radio').first()).not.toBeFocused()
  await page.clock.runFor(1)
  await expect(page.getByRole('radio').first()).toBeFocused()
})
