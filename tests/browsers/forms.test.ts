import { expect, test } from 'vitest'
import { quizQuestions } from '#content/quiz.ts'
import { optionText } from '#content/surveys/answer-text.ts'
import { exitSurvey } from '#content/surveys/exit-survey.ts'
import { optimizeSurvey } from '#content/surveys/optimize-survey.ts'
import { application } from '#tests/support/sample-forms.ts'
import { fillInContact, openWithoutBanner } from './journeys.ts'
import { page, toolkitPassword } from './visit.ts'

test.each([
  { ...exitSurvey, thanks: 'Exit Strategy Assessment Complete' },
  { ...optimizeSurvey, thanks: 'Optimization Strategy Assessment Complete' },
])('sends the $type survey and shows the thank-you page', async ({ type, questions, thanks }) => {
  await openWithoutBanner(`/survey/${type}`)
  for (const [index, question] of questions.entries()) {
    await page.reads(`Question ${index + 1} of ${questions.length}`)
    // The survey moves the focus 100 ms after a question appears.
    if (index > 0)
      await page.until('the focus in the question', () => document.activeElement instanceof HTMLInputElement)
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
  await page.isAt(`/survey/${type}/complete`)
  await page.sees('heading', thanks)
})

test('sends the quiz after a wrong answer and a reload, and shows the thank-you page', async () => {
  const heightLeft = () => {
    const fieldset = document.querySelector('fieldset')
    const end = fieldset?.lastElementChild?.getBoundingClientRect().bottom ?? 0
    return Math.round((fieldset?.getBoundingClientRect().bottom ?? 0) - end)
  }
  await openWithoutBanner('/quiz')
  for (const [index, { question, options, correctAnswer, explanation }] of quizQuestions.entries()) {
    await page.sees('heading', question)
    expect(await page.evaluate(heightLeft), 'room below the last option').toBe(0)
    if (index === 1) {
      await page.click('option', options[(correctAnswer + 1) % 4] ?? '')
      await page.click('button', 'Check Answer')
      await page.reads('Not quite. Please try again.')
      await page.until('another try', () => !document.querySelector('input:checked'))
    }
    await page.click('option', options[correctAnswer] ?? '')
    await page.click('button', 'Check Answer')
    await page.reads(explanation)
    if (index === 4) {
      await page.reload()
      await page.sees('heading', question)
    }
    await page.click('button', index === 11 ? 'Continue to Contact Info' : 'Next Question')
  }
  await page.reads('Final Step')
  await fillInContact()
  await page.click('button', 'Submit Quiz')
  await page.isAt('/quiz/complete')
  await page.sees('heading', 'Assessment Complete!')
})

test('the toolkit refuses a wrong password and opens with the right one', async () => {
  await openWithoutBanner('/toolkit')
  await page.fill('Password', 'wrong')
  await page.click('button', 'Unlock Toolkit')
  await page.reads('Incorrect password. Please try again.')
  await page.fill('Password', toolkitPassword)
  await page.press('Enter')
  await page.sees('heading', '10 Business Clarity Prompts')
})

test('the beta form shows what is missing, then sends and scrolls to the top', async () => {
  await openWithoutBanner('/beta#apply')
  await page.click('button', 'Submit Application')
  await page.reads('Full name is required')
  await page.reads('Please select a revenue bracket')
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
  await page.sees('heading', 'Thanks for applying!')
  await page.until('the top of the page', () => scrollY === 0)
})
