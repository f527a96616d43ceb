import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { holdTime } from '#tests/support/gallery.ts'
import {
  button,
  feedback,
  openQuiz,
  option,
  questionAt,
  rightOption,
  stepHeading,
  wrongOption,
} from '#tests/support/quiz.ts'
import { expect, test } from '#tests/support/watched-page.ts'

const question = questionAt(1)

const attemptsSoFar = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('draft:quiz') ?? '{}').progress.attempts[1])

async function answerWrongly(page: Page) {
  await option(page, wrongOption(question)).check()
  await button(page, 'Check Answer').click()
  await expect(feedback(page)).toHaveText('Not quite. Please try again.')
}

test.describe('a wrong answer', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await openQuiz(page)
    await holdTime(page)
  })

  test('is reset for another try after 2000 ms and not before, with the focus back on it', async ({ page }) => {
    await answerWrongly(page)
    await expect(button(page, 'Check Answer')).toBeFocused()
    await page.clock.runFor(1999)
    await expect(feedback(page)).toHaveText('Not quite. Please try again.')
    await expect(option(page, wrongOption(question))).toBeChecked()
    await page.clock.runFor(1)
    await expect(feedback(page)).toHaveText('')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(button(page, 'Check Answer')).toBeDisabled()
    await expect(option(page, wrongOption(question))).toBeFocused()
    await expect(option(page, wrongOption(question))).toBeInViewport()
    expect(await attemptsSoFar(page)).toBe(1)
  })

  test('counts once, however often the button is pressed while its message shows', async ({ page }) => {
    await answerWrongly(page)
    await expect(button(page, 'Check Answer')).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await button(page, 'Check Answer').click({ force: true })
    await option(page, wrongOption(question)).press('Enter')
    await expect(feedback(page)).toHaveText('Not quite. Please try again.')
    expect(await attemptsSoFar(page)).toBe(1)
    await page.clock.runFor(2000)
    await answerWrongly(page)
    expect(await attemptsSoFar(page)).toBe(2)
  })

  test('gives way at once to another choice, which then stays', async ({ page }) => {
    await answerWrongly(page)
    await page.clock.runFor(1500)
    await option(page, rightOption(question)).check()
    await expect(feedback(page)).toHaveText('')
    await page.clock.runFor(5000)
    await expect(option(page, rightOption(question))).toBeChecked()
    await button(page, 'Check Answer').click()
    await expect(feedback(page)).toContainText(question.explanation)
    expect(await attemptsSoFar(page)).toBe(2)
  })

  test('takes no focus from elsewhere when it is reset', async ({ page }) => {
    await answerWrongly(page)
    const logo = page.getByRole('banner').getByRole('link').first()
    await logo.focus()
    await page.clock.runFor(2000)
    await expect(feedback(page)).toHaveText('')
    await expect(logo).toBeFocused()
  })
})

test('Check Answer waits for a choice, and Enter on an option sends nothing before', async ({ page }) => {
  await openQuiz(page)
  await expect(button(page, 'Check Answer')).toBeDisabled()
  await page.getByRole('radio').first().press('Enter')
  await expect(page).toHaveURL('/quiz')
  await expect(feedback(page)).toHaveText('')
  await option(page, wrongOption(question)).check()
  await expect(button(page, 'Check Answer')).toBeEnabled()
})

test('a double click on the right answer checks it and does not skip its explanation', async ({ page }) => {
  await openQuiz(page)
  await option(page, rightOption(question)).check()
  await button(page, 'Check Answer').dblclick()
  await expect(feedback(page)).toContainText(question.explanation)
  await expect(button(page, 'Next Question')).toBeFocused()
})

test('a held Enter on the right answer checks it and does not skip its explanation', async ({ page }) => {
  await openQuiz(page)
  await option(page, rightOption(question)).check()
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter')
  await expect(feedback(page)).toContainText(question.explanation)
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await expect(stepHeading(page)).toHaveText(questionAt(2).question)
})

test('the first question and its options are in the first screen', async ({ page }) => {
  await openQuiz(page)
  await expect(stepHeading(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('radio').last()).toBeInViewport({ ratio: 1 })
})

test('nothing moves when the feedback appears, which is brought into view', async ({ page }) => {
  await page.clock.install()
  await openQuiz(page)
  await holdTime(page)
  const layout = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main h2, main label, main button[type=submit], footer')].map(element =>
        Math.round(element.getBoundingClientRect().top + window.scrollY),
      ),
    )
  const before = await layout()
  await answerWrongly(page)
  await expect(feedback(page)).toBeInViewport({ ratio: 1 })
  expect(await layout()).toEqual(before)
  await option(page, rightOption(question)).check()
  await button(page, 'Check Answer').click()
  await expect(feedback(page)).toBeInViewport({ ratio: 1 })
  await expect(button(page, 'Next Question')).toBeInViewport({ ratio: 1 })
  expect(await layout()).toEqual(before)
})

test('axe finds nothing in a question, nor with a wrong or a right answer', async ({ page }) => {
  test.setTimeout(60_000)
  // axe needs a running clock and more than 2 seconds: the message must not leave while it looks.
  await page.addInitScript(() => {
    const { setTimeout } = window
    const withoutReset = (task: () => void, delayMs?: number) => (delayMs === 2000 ? 0 : setTimeout(task, delayMs))
    Object.assign(window, { setTimeout: withoutReset })
  })
  await openQuiz(page)
  await expectNoAxeFindings(page)
  await answerWrongly(page)
  await expectNoAxeFindings(page)
  await expect(feedback(page)).toHaveText('Not quite. Please try again.')
  await option(page, rightOption(question)).check()
  await button(page, 'Check Answer').click()
  await expect(feedback(page)).toContainText(question.explanation)
  await expectNoAxeFindings(page)
})
