import { fieldsOf, fillIn } from './beta-form.ts'
import {
  answerQuiz,
  answerUpTo,
  enterContact,
  questionNumber,
  questionsReported,
  sendSurvey,
  takeAMinute,
  type Visitor,
} from './visitors.ts'
import { expect, ready } from './watched-page.ts'

/** What each visitor does. tests/e2e/desktop-analytics-numbers.spec.ts has the numbers that the owner has to see. */
export const visitorStories: Record<string, (visitor: Visitor) => Promise<unknown>> = {
  async 'reads two pages'({ openTab }) {
    const page = await openTab('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(/about$/)
  },
  'comes from a news site': ({ openTab }) => openTab('/about', 'https://news.example/story'),
  async 'leaves the exit survey at the contact step'({ openTab }) {
    const page = await openTab('/survey/exit')
    await page.getByLabel('Full name').fill('Nobody')
  },
  async 'leaves the exit survey at question 3'({ openTab }) {
    const page = await openTab('/')
    await page.getByRole('link', { name: "I'm going to exit my business" }).first().click()
    await enterContact(page, 'Three')
    await answerUpTo(page, 3)
  },
  async 'completes the exit survey from a campaign and asks for the toolkit'({ openTab }) {
    const page = await openTab('/?utm_campaign=fall&utm_source=letter')
    await page.getByRole('link', { name: "I'm going to exit my business" }).first().click()
    await enterContact(page, 'Anna')
    await takeAMinute(page)
    await answerUpTo(page, 10)
    await page.getByRole('checkbox').check()
    await sendSurvey(page)
    await expect(page).toHaveURL(/exit\/complete$/)
  },
  async 'completes the optimize survey from a search'({ openTab }) {
    const page = await openTab('/articles', 'https://search.example/?q=modernize')
    await page.goto('/survey/optimize')
    await ready(page)
    await enterContact(page, 'Ben')
    await takeAMinute(page)
    await answerUpTo(page, 9)
    await sendSurvey(page)
    await expect(page).toHaveURL(/optimize\/complete$/)
  },
  async 'goes back to correct the email, then leaves'({ openTab }) {
    const page = await openTab('/survey/optimize')
    await enterContact(page, 'Tpyo')
    await answerUpTo(page, 2)
    await page.goBack()
    await questionNumber(page, 1)
    await questionsReported(page, 2)
    await page.getByLabel('Email').fill('typo@example.com')
    await answerUpTo(page, 2)
  },
  async 'reloads in the middle of a survey, then leaves'({ openTab }) {
    const page = await openTab('/survey/exit')
    await enterContact(page, 'Reload')
    await answerUpTo(page, 3)
    await page.reload()
    await ready(page)
    await questionNumber(page, 3)
  },
  async 'has two tabs and only looks at the quiz'({ openTab }) {
    await openTab('/')
    const page = await openTab('/')
    await page.goto('/quiz')
    await ready(page)
  },
  async 'starts the quiz'({ openTab }) {
    const page = await openTab('/quiz')
    await page.getByRole('radio').first().check()
  },
  async 'completes the quiz'({ openTab }) {
    const page = await openTab('/quiz')
    await answerQuiz(page)
    await enterContact(page, 'Chloe')
    await takeAMinute(page)
    await page.getByRole('button', { name: 'Submit Quiz' }).click()
    await expect(page).toHaveURL(/quiz\/complete$/)
  },
  async 'starts a beta application'({ openTab }) {
    await fieldsOf(await openTab('/beta')).fullName.fill('Undecided')
  },
  async 'gets an error when sending a survey'({ openTab }) {
    const page = await openTab('/survey/optimize')
    await page.route('**/api/survey/submit', route => route.fulfill({ status: 500 }))
    await enterContact(page, 'Unlucky')
    await takeAMinute(page)
    await answerUpTo(page, 9)
    await page.getByRole('checkbox').check()
    await sendSurvey(page)
    await expect(page.getByText('Unable to submit survey').first()).toBeVisible()
  },
  async 'comes to a missing page first'({ openTab }) {
    const page = await openTab('/nowhere')
    await page.getByRole('banner').getByRole('link', { name: 'Modernize My Business' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  },
  async 'comes to the toolkit from an email first'({ openTab }) {
    const page = await openTab('/toolkit')
    await page.goto('/')
    await ready(page)
  },
  async 'is a bot'({ openTab }) {
    const page = await openTab('/survey/exit')
    await page.locator('[name=leave-this-empty]').evaluate((field: HTMLInputElement) => {
      field.focus()
      document.execCommand('insertText', false, 'https://spam.example')
    })
    await enterContact(page, 'Bot')
    await takeAMinute(page)
    await answerUpTo(page, 10)
    await page.getByRole('checkbox').check()
    await sendSurvey(page)
    await expect(page).toHaveURL(/exit\/complete$/)
  },
  async 'is automation'({ context }) {
    const page = await context.newPage()
    await page.goto('/')
    await ready(page)
  },
}

/** The same person as in the exit survey. */
export async function applyForBetaToo({ openTab }: Visitor) {
  const page = await openTab('/beta')
  await fillIn(page)
  await fieldsOf(page).email.fill('anna@example.com')
  await takeAMinute(page)
  await fieldsOf(page).send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thank/)
}
