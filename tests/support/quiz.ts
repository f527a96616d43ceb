import type { Page } from '@playwright/test'
import { initialProgress } from '#app/islands/quiz/quiz-progress.ts'
import { emptyContact } from '#app/lib/forms/contact-info.ts'
import { type QuizQuestion, quizQuestions } from '#content/quiz.ts'
import { expect, ready } from './watched-page.ts'

export const submitUrl = '**/api/quiz/submit'

export const contact = {
  'Full name': 'Anna Roy',
  Email: 'anna@roy.example',
  Phone: '204 555 0117',
  'Business name': 'Roy Bakery',
}

export const questionAt = (number: number): QuizQuestion => {
  const question = quizQuestions[number - 1]
  if (!question) throw new Error(`There is no question ${number}.`)
  return question
}

export const rightOption = ({ options, correctAnswer }: QuizQuestion) => options[correctAnswer]
export const wrongOption = ({ options, correctAnswer }: QuizQuestion) => options[(correctAnswer + 1) % 4] ?? ''

export const stepHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
export const option = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
export const feedback = (page: Page) => page.getByRole('main').getByRole('status')
export const progressBar = (page: Page) => page.getByRole('progressbar', { name: 'Quiz progress' })

export async function openQuiz(page: Page) {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await page.goto('/quiz')
  await ready(page)
}

export function storeProgress(page: Page, questionIndex: number) {
  const attempts = Object.fromEntries(quizQuestions.slice(0, questionIndex).map(({ id }) => [id, 1]))
  const progress = { ...initialProgress, questionIndex, attempts }
  return storeDraft(page, { openedAt: Date.now() - 60_000, progress, contactInfo: emptyContact })
}

export async function openQuizAfter(page: Page, questionIndex: number) {
  await storeProgress(page, questionIndex)
  await openQuiz(page)
}

export async function openContactStep(page: Page) {
  await openQuizAfter(page, quizQuestions.length)
  await expect(page.getByText('Final Step')).toBeVisible()
}

/** Applies to the tab's first page only: a reload must not reset the draft. */
export const storeDraft = (page: Page, draft: unknown) =>
  page.addInitScript(stored => {
    if (window.name) return
    window.name = 'has the draft'
    sessionStorage.setItem('draft:quiz', stored)
  }, JSON.stringify(draft))

export async function fillInContact(page: Page) {
  for (const [label, value] of Object.entries(contact)) await page.getByLabel(label).fill(value)
}
