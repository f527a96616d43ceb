import { expect, test } from 'vitest'
import { planWords } from '#content/plan/plan-words.ts'
import { quizQuestions } from '#content/quiz.ts'
import { optionText } from '#content/surveys/answer-text.ts'
import { exitSurvey } from '#content/surveys/exit-survey.ts'
import { optimizeSurvey } from '#content/surveys/optimize-survey.ts'
import { application } from '#tests/support/sample-forms.ts'
import { page, toolkitPassword } from './fixtures.ts'
import { fillInContact, openWithoutBanner } from './steps.ts'

test.each([
  { ...exitSurvey, thanks: 'Exit Strategy Assessment Complete' },
  { ...optimizeSurvey, thanks: 'Optimization Strategy Assessment Complete' },
])(
  'sends the $type survey, shows a plan that a reload keeps, and Back from it leaves the survey',
  async ({ type, questions, thanks }) => {
    await page.open('/about')
    await openWithoutBanner(`/survey/${type}`)
    for (const [index, question] of questions.entries()) {
      await page.expectText(`Question ${index + 1} of ${questions.length}`)
      // The survey moves focus 100 ms after a question appears.
      if (index > 0)
        await page.waitUntil('focus in the question', () => document.activeElement instanceof HTMLInputElement)
      if (question.type === 'contact-form') await fillInContact()
      if (question.type === 'multiple-choice') await page.click('option', optionText(question.options[1] ?? ''))
      if (question.type === 'scale') await page.click('field', question.question)
      if (question.type === 'text-multiple')
        for (let number = 1; number <= question.textFields; number += 1)
          await page.fill(`Bottleneck ${number}`, `Quotes take ${number} days`)
      if (index < questions.length - 1) await page.click('button', 'Next')
    }
    await page.click('option', 'Send me my free')
    await page.click('button', 'Send to our Team')
    await page.expectPath(`/survey/${type}/complete`)
    await page.expectVisible('heading', thanks)
    await page.expectVisible('heading', planWords.steps.title)
    await page.fill(planWords.bottlenecks.hours, '2,5')
    await page.expectText('120 hours a year')
    await page.reload()
    await page.expectVisible('heading', planWords.steps.title)
    await page.expectText('120 hours a year')
    await page.evaluate(() => history.back())
    await page.expectPath('/about')
  },
)

test('sends the quiz after a wrong answer, a reload and a failure, and shows the thank-you page', async () => {
  const spaceBelowOptions = () => {
    const fieldset = document.querySelector('fieldset')
    const contentBottom = fieldset?.lastElementChild?.getBoundingClientRect().bottom ?? 0
    return Math.round((fieldset?.getBoundingClientRect().bottom ?? 0) - contentBottom)
  }
  await openWithoutBanner('/quiz')
  for (const [index, { question, options, correctAnswer, explanation }] of quizQuestions.entries()) {
    await page.expectVisible('heading', question)
    expect(await page.evaluate(spaceBelowOptions), 'space below the last option').toBe(0)
    if (index === 1) {
      await page.click('option', options[(correctAnswer + 1) % 4] ?? '')
      await page.click('button', 'Check Answer')
      await page.expectText('Not quite. Please try again.')
      await page.waitUntil('the selection to be cleared', () => !document.querySelector('input:checked'))
    }
    await page.click('option', options[correctAnswer] ?? '')
    await page.click('button', 'Check Answer')
    await page.expectText(explanation)
    if (index === 4) {
      await page.reload()
      await page.expectVisible('heading', question)
    }
    await page.click('button', index === 11 ? 'Continue to Contact Info' : 'Next Question')
  }
  await page.expectText('Final Step')
  await page.click('button', 'Submit Quiz')
  await page.expectText('Please fill in this field.')
  await page.waitUntil('the first field in view', focusedFieldIsInView)
  await fillInContact()
  await page.evaluate(() => {
    const { fetch } = window
    window.fetch = () => {
      window.fetch = fetch
      return Promise.reject(new TypeError('Failed to fetch'))
    }
  })
  await page.click('button', 'Submit Quiz')
  await page.click('button', 'Close')
  await page.expectHidden('toast', 'Unable to submit quiz')
  await page.expectText('Please try again or contact support. Your answers are still here.')
  await page.click('button', 'Submit Quiz')
  await page.expectPath('/quiz/complete')
  await page.expectVisible('heading', 'Assessment Complete!')
})

test('rejects a wrong toolkit password and opens with the correct one', async () => {
  await openWithoutBanner('/toolkit')
  await page.fill('Password', 'wrong')
  await page.click('button', 'Unlock Toolkit')
  await page.expectText('Incorrect password. Please try again.')
  await page.fill('Password', toolkitPassword)
  await page.press('Enter')
  await page.expectVisible('heading', '10 Business Clarity Prompts')
})

test('shows which beta fields are missing, then sends the application and scrolls to the top', async () => {
  await openWithoutBanner('/beta#apply')
  await page.click('button', 'Submit Application')
  await page.expectText('Full name is required')
  await page.waitUntil('the first field in view', focusedFieldIsInView)
  await page.expectText('Please select a revenue bracket')
  for (const [label, value] of [
    ['Full name', application.fullName],
    ['Email', application.email],
    ['Business name', application.businessName],
    ['Industry', application.industry],
    ['What are your goals', application.goals],
    ['What challenges', application.challenges],
    ['If you had a magic wand', application.magicWandFix],
    ['Why would your business', application.whyGoodFit],
  ] as const)
    await page.fill(label, value)
  await page.choose('Annual revenue', application.revenueBracket)
  await page.click('option', application.automationExperience)
  await page.click('option', application.willingToTestify)
  await page.click('button', 'Submit Application')
  await page.expectVisible('heading', 'Thanks for applying!')
  await page.waitUntil('the top of the page', () => scrollY === 0)
})

/** With its label, and covered by neither the header nor a toast. Runs in the page. */
function focusedFieldIsInView() {
  const field = document.activeElement as HTMLInputElement
  return [field, field.labels?.[0]].every(element => {
    const { left, top, height } = element?.getBoundingClientRect() ?? { left: 0, top: 0, height: 0 }
    const shown = document.elementFromPoint(left + 5, top + height / 2)
    return shown !== null && element?.contains(shown)
  })
}
