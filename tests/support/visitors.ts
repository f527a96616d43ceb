import type { Browser, Page } from '@playwright/test'
import { quizQuestions } from '#content/quiz.ts'
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
export const takeAMinute = (page: Page) =>
  page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 60_000
  })

export async function enterContact(page: Page, name: string) {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`)
  await page.getByLabel('Phone').fill('204 555 0123')
  await page.getByLabel('Business name').fill(`${name} Inc.`)
}

export const questionNumber = (page: Page, number: number) =>
  expect(page.getByText(new RegExp(`^Question ${number} of `))).toBeVisible()

/** A question is reported to the server when it's shown. */
export const questionsReported = (page: Page, count: number) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName(`${location.origin}/api/analytics/events`).length))
    .toBe(count)

/** In the page, because forty questions by mouse would take most of the time of the test. */
export async function answerUpTo(page: Page, last: number) {
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

export const sendSurvey = (page: Page) => page.getByRole('button', { name: 'Send to our Team' }).click()

/** Up to the contact step. */
export async function answerQuiz(page: Page) {
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
