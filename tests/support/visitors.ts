import type { Browser, Page } from '@playwright/test'
import { quizQuestions } from '#content/quiz.ts'
import { fieldsOf, fillIn } from './beta-form.ts'
import { rightOption } from './quiz.ts'
import { expect, looksLikeVisitor, ready } from './watched-page.ts'

/** A person with a browser of their own, who looks at one site. */
export async function newVisitor(browser: Browser, origin: string, number: number) {
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `10.1.1.${number}` },
  })
  await context.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  return {
    context,
    async openTab(path: string, referer?: string) {
      const page = await context.newPage()
      await looksLikeVisitor(page)
      await page.goto(path, { ...(referer && { referer }) })
      await ready(page)
      return page
    },
  }
}

export type Visitor = Awaited<ReturnType<typeof newVisitor>>

/** A form that's filled out too fast may be a bot's. */
const takeAMinute = (page: Page) =>
  page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 60_000
  })

async function enterContact(page: Page, name: string) {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`)
  await page.getByLabel('Phone').fill('204 555 0123')
  await page.getByLabel('Business name').fill(`${name} Inc.`)
}

const questionNumber = (page: Page, number: number) =>
  expect(page.getByText(new RegExp(`^Question ${number} of `))).toBeVisible()

/** In the page, because forty questions by mouse would take most of the time of the test. */
async function answerUpTo(page: Page, last: number) {
  await page.evaluate(async last => {
    const find = <Found extends HTMLElement>(selector: string) => [...document.querySelectorAll<Found>(selector)]
    const number = () => Number(/^Question (\d+)/.exec(find('main form [aria-live]')[0]?.textContent ?? '')?.[1])
    const until = async (isTrue: () => boolean | undefined) => {
      while (!isTrue()) await new Promise(resolve => setTimeout(resolve, 5))
    }
    const next = () => find<HTMLButtonElement>('main form button[type=submit]')[0]
    const reported = () => performance.getEntriesByName(`${location.origin}/api/analytics/events`).length
    while (number() < last) {
      const current = number()
      const before = reported()
      find('main form input[type=radio]')[0]?.click()
      if (current > 1)
        for (const field of find<HTMLInputElement>('main form fieldset input:not([type=radio])')) {
          field.focus()
          document.execCommand('insertText', false, 'Paper')
          await until(() => field.defaultValue === 'Paper')
        }
      await until(() => next()?.disabled === false)
      next()?.click()
      // Nobody is so fast that two reports could overtake each other.
      await until(() => number() === current + 1 && reported() > before)
    }
    find('main form input[type=radio]')[0]?.click()
  }, last)
  await questionNumber(page, last)
}

const sendSurvey = (page: Page) => page.getByRole('button', { name: 'Send to our Team' }).click()

/** Up to the contact step. */
async function answerQuiz(page: Page) {
  await page.evaluate(
    async answers => {
      const button = () => document.querySelector<HTMLButtonElement>('main form button[type=submit]')
      const until = async (isTrue: () => boolean | undefined) => {
        while (!isTrue()) await new Promise(resolve => setTimeout(resolve, 5))
      }
      for (const answer of answers) {
        const option = () => document.querySelector<HTMLInputElement>(`input[value=${CSS.escape(answer)}]`)
        await until(() => option()?.disabled === false)
        option()?.click()
        await until(() => button()?.disabled === false)
        button()?.click()
        await until(() => button()?.textContent !== 'Check Answer')
        button()?.click()
      }
    },
    quizQuestions.map(question => rightOption(question) ?? ''),
  )
  await expect(page.getByText('Final Step')).toBeVisible()
}

/** What each visitor does. tests/e2e/desktop-analytics-numbers.spec.ts has the numbers that the owner has to see. */
export const visitorStories: Record<string, (visitor: Visitor) => Promise<unknown>> = {
  async 'reads two pages'({ openTab }) {
    const page = await openTab('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(/about$/)
  },
  'comes from a news site': ({ openTab }) => openTab('/about', 'https://news.example/story'),
  async 'comes from a newsletter three times'({ openTab }) {
    for (let visit = 0; visit < 3; visit += 1) await openTab('/about?utm_source=newsletter')
  },
  'comes from an assistant': ({ openTab }) => openTab('/about', 'https://chatgpt.com/'),
  'comes from a link that an assistant has labeled': ({ openTab }) => openTab('/about?utm_source=chatgpt.com'),
  async 'is an assistant'({ context }) {
    for (const agent of ['ChatGPT-User/1.0', 'OAI-SearchBot/1.3'])
      await context.request.get('/about.md', { headers: { 'user-agent': agent } })
  },
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
    const page = await openTab('/articles', 'https://www.google.com/')
    await page.goto('/survey/optimize')
    await ready(page)
    await enterContact(page, 'Ben')
    await takeAMinute(page)
    await answerUpTo(page, 9)
    await sendSurvey(page)
    await expect(page).toHaveURL(/optimize\/complete$/)
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
