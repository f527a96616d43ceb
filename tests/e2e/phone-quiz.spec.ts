import type { Page, Request } from '@playwright/test'
import { quizQuestions } from '#content/quiz.ts'
import { submitQuiz } from '#contracts/quiz.ts'
import {
  button,
  contact,
  feedback,
  fillInContact,
  openQuiz,
  openQuizAfter,
  option,
  progressBar,
  questionAt,
  rightOption,
  stepHeading,
  submitUrl,
  wrongOption,
} from '#tests/support/quiz.ts'
import { expect, ready, test } from '#tests/support/watched-page.ts'

const contactInfo = {
  name: contact['Full name'],
  email: contact.Email,
  phone: contact.Phone,
  businessName: contact['Business name'],
}

async function acceptedSubmission(request: Request) {
  expect((await request.response())?.ok()).toBe(true)
  expect(request.method()).toBe('POST')
  expect(request.headers()['idempotency-key']).toMatch(/^[a-z0-9-]{16,}$/)
  return submitQuiz.body.parse(request.postDataJSON())
}

const expectThanks = async (page: Page) => {
  await expect(page).toHaveURL('/quiz/complete')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assessment Complete!')
  await expect(page.getByRole('link', { name: 'Learn More about Us' })).toHaveAttribute('href', '/about')
}

const attemptsAt = (page: Page, id: number) =>
  page.evaluate(id => JSON.parse(sessionStorage.getItem('draft:quiz') ?? '{}').progress.attempts[id], id)

test('the quiz can be completed by pointer, with a wrong answer and a reload', { tag: '@smoke' }, async ({ page }) => {
  const answered = 7
  await openQuizAfter(page, answered)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business Competency Assessment')

  for (const [index, question] of [...quizQuestions.entries()].slice(answered)) {
    await expect(stepHeading(page)).toHaveText(question.question)
    await expect(page.getByText(`Question ${index + 1} of 12`)).toBeVisible()
    expect(Number(await progressBar(page).getAttribute('value'))).toBeCloseTo((index / 12) * 100)
    await expect(page.getByRole('radio')).toHaveCount(4)
    if (index === 8) {
      await option(page, wrongOption(question)).check()
      await button(page, 'Check Answer').click()
      await expect.poll(() => attemptsAt(page, question.id)).toBe(1)
    }
    await option(page, rightOption(question)).check()
    await button(page, 'Check Answer').click()
    await expect(feedback(page)).toContainText(question.explanation)
    if (index === 10) {
      await page.reload()
      await ready(page)
      await expect(stepHeading(page)).toHaveText(question.question)
      await expect(feedback(page)).toContainText(question.explanation)
      await expect(option(page, rightOption(question))).toBeChecked()
    }
    await button(page, index === 11 ? 'Continue to Contact Info' : 'Next Question').click()
  }

  await expect(page.getByText('Final Step')).toBeVisible()
  await expect(progressBar(page)).toHaveAttribute('value', '100')
  await fillInContact(page)
  await page.reload()
  await ready(page)
  for (const [label, value] of Object.entries(contact)) await expect(page.getByLabel(label)).toHaveValue(value)

  const request = page.waitForRequest(submitUrl)
  await button(page, 'Submit Quiz').click()
  const submission = await acceptedSubmission(await request)
  expect(submission.contactInfo).toEqual(contactInfo)
  expect(submission.results).toEqual(
    quizQuestions.map((question, index) => ({
      questionId: question.id,
      question: question.question,
      userAnswer: rightOption(question),
      correctAnswer: rightOption(question),
      attempts: index === 8 ? 2 : 1,
      difficulty: question.difficulty,
    })),
  )
  expect(submission).toMatchObject({ honeypot: '', consentVersion: 2 })
  expect(submission.filledInMs).toBeGreaterThan(0)

  await expectThanks(page)
  await expect(page.getByRole('heading', { name: 'You got 11 of 12 right on the first try' })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: questionAt(9).topic }).click()
  await expect(page).toHaveURL(questionAt(9).readMore)
  const score = page.getByRole('heading', { name: 'You got 11 of 12 right on the first try' })
  await page.goBack()
  await expect(score).toBeVisible()
  await page.goto('/quiz')
  await expect(stepHeading(page)).toHaveText(questionAt(1).question)
  await page.goto('/quiz/complete')
  await ready(page)
  await expectThanks(page)
  await expect(score, 'a page opened directly has no score').toBeHidden()
})

test('the quiz can be completed by keyboard alone, with focus on the next control at each step', async ({ page }) => {
  await openQuiz(page)
  const radios = page.getByRole('radio')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  while (!(await radios.first().evaluate(radio => radio === document.activeElement))) await press('Tab')
  for (const [index, { correctAnswer }] of quizQuestions.entries()) {
    await expect(radios.first()).toBeFocused()
    await expect(stepHeading(page)).toBeInViewport({ ratio: 1 })
    await press('Space', ...Array<string>(correctAnswer).fill('ArrowDown'))
    if (index % 2) await press('Tab')
    await press('Enter')
    const next = button(page, index === 11 ? 'Continue to Contact Info' : 'Next Question')
    await expect(next).toBeFocused()
    await press('Enter')
  }
  await expect(page.getByLabel('Full name')).toBeFocused()
  for (const [index, value] of Object.values(contact).entries()) {
    if (index) await press('Tab')
    await page.keyboard.type(value)
  }
  const request = page.waitForRequest(submitUrl)
  await press('Enter')
  expect((await acceptedSubmission(await request)).contactInfo).toEqual(contactInfo)
  await expectThanks(page)
  await expect(page.getByRole('main')).toBeFocused()
})
