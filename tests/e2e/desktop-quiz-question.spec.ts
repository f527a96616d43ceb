import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
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
import { desktop, expect, pauseClock, test } from '#tests/support/watched-page.ts'

test.use(desktop)

const question = questionAt(1)

const expectAttempts = (page: Page, count: number) =>
  expect
    .poll(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('draft:quiz') ?? '{}').progress.attempts[1]))
    .toBe(count)

async function answerWrongly(page: Page) {
  await option(page, wrongOption(question)).check()
  await button(page, 'Check Answer').click()
  await expect(feedback(page)).toHaveText('Not quite. Please try again.')
}

const layout = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [...document.querySelectorAll('main h2, main label, main button[type=submit], footer')].map(element =>
      Math.round(element.getBoundingClientRect().top + window.scrollY),
    )
  })

test('a wrong answer allows another attempt after 2000 ms or a new choice, without a layout shift', async ({
  page,
}) => {
  await page.clock.install()
  await openQuiz(page)
  await pauseClock(page)
  const before = await layout(page)

  await test.step('the first screen shows the whole question, and Check Answer requires a choice', async () => {
    await expect(stepHeading(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('radio').last()).toBeInViewport({ ratio: 1 })
    await expect(button(page, 'Check Answer')).toBeDisabled()
    await page.getByRole('radio').first().press('Enter')
    await expect(page).toHaveURL('/quiz')
    await expect(feedback(page)).toHaveText('')
    await option(page, wrongOption(question)).check()
    await expect(button(page, 'Check Answer')).toBeEnabled()
  })

  await test.step('counts a wrong answer once while its message is shown', async () => {
    await answerWrongly(page)
    await expect(feedback(page)).toBeInViewport({ ratio: 1 })
    expect(await layout(page)).toEqual(before)
    await expect(button(page, 'Check Answer')).toBeFocused()
    await expect(button(page, 'Check Answer')).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await button(page, 'Check Answer').click({ force: true })
    await option(page, wrongOption(question)).press('Enter')
    await button(page, 'Check Answer').focus()
    await expect(feedback(page)).toHaveText('Not quite. Please try again.')
    await expectAttempts(page, 1)
  })

  await test.step('resets after exactly 2000 ms and moves focus back to the answer', async () => {
    await page.clock.runFor(1999)
    await expect(feedback(page)).toHaveText('Not quite. Please try again.')
    await expect(option(page, wrongOption(question))).toBeChecked()
    await page.clock.runFor(1)
    await expect(feedback(page)).toHaveText('Not quite. Please try again.')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(button(page, 'Check Answer')).toBeDisabled()
    await expect(option(page, wrongOption(question))).toBeFocused()
    await expect(option(page, wrongOption(question))).toBeInViewport()
    await expectAttempts(page, 1)
  })

  await test.step('the reset does not move focus from another control', async () => {
    await answerWrongly(page)
    await expectAttempts(page, 2)
    const logo = page.getByRole('banner').getByRole('link').first()
    await logo.focus()
    await page.clock.runFor(2000)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(logo).toBeFocused()
  })

  await test.step('another choice clears the message and stays selected', async () => {
    await answerWrongly(page)
    await page.clock.runFor(1500)
    await option(page, rightOption(question)).check()
    await expect(feedback(page)).toHaveText('')
    await page.clock.runFor(5000)
    await expect(option(page, rightOption(question))).toBeChecked()
    await button(page, 'Check Answer').click()
    await expect(feedback(page)).toContainText(question.explanation)
    await expect(feedback(page)).toBeInViewport({ ratio: 1 })
    await expect(button(page, 'Next Question')).toBeInViewport({ ratio: 1 })
    expect(await layout(page)).toEqual(before)
    await expectAttempts(page, 4)
  })
})

test('a double click or a held Enter on the right answer does not skip its explanation', async ({ page }) => {
  // Tall enough that nothing scrolls, so the second click hits the same button.
  await page.setViewportSize({ width: 1440, height: 2400 })
  await openQuiz(page)
  await option(page, rightOption(question)).check()
  await button(page, 'Check Answer').dblclick()
  await expect(feedback(page)).toContainText(question.explanation)
  await expect(button(page, 'Next Question')).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(stepHeading(page)).toHaveText(questionAt(2).question)
  await option(page, rightOption(questionAt(2))).check()
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter')
  await expect(feedback(page)).toContainText(questionAt(2).explanation)
  await expect(button(page, 'Next Question')).toBeFocused()
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await expect(stepHeading(page)).toHaveText(questionAt(3).question)
})

test('passes axe after a wrong and a right answer', async ({ page }) => {
  // axe needs a real clock and more than two seconds, so the message must not reset.
  await page.addInitScript(() => {
    const { setTimeout } = window
    const withoutReset = (task: () => void, delayMs?: number) => (delayMs === 2000 ? 0 : setTimeout(task, delayMs))
    Object.assign(window, { setTimeout: withoutReset })
  })
  await openQuiz(page)
  await answerWrongly(page)
  await expectNoAxeFindings(page)
  await expect(feedback(page)).toHaveText('Not quite. Please try again.')
  await option(page, rightOption(question)).check()
  await button(page, 'Check Answer').click()
  await expect(feedback(page)).toContainText(question.explanation)
  await expectNoAxeFindings(page)
})
