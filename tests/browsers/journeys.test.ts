import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { homeFaq } from '#content/faq.ts'
import { planWords } from '#content/plan/plan-words.ts'
import { quizQuestions } from '#content/quiz.ts'
import { optionText } from '#content/surveys/answer-text.ts'
import { exitSurvey } from '#content/surveys/exit-survey.ts'
import { root } from '#scripts/toolchain.mjs'
import { attributesIn, elementIn, parseHtml } from '#server/site/read-html.ts'
import { freePort } from '#tests/support/free-port.ts'
import { start, startServer } from '#tests/support/processes.ts'
import { anna, application, exitSurvey as exitAnswers } from '#tests/support/sample-forms.ts'
import { postJson } from '#tests/support/server-calls.ts'
import { pageOfEachKind } from '#tests/support/site-pages.ts'
import { type Driver, startFirefox, startWebKit } from './drivers.ts'
import { BrowserPage } from './page.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'Firefox' | 'WebKit'
  }
}

const phone = { width: 390, height: 844 }
const startBrowser = () => ({ Firefox: startFirefox, WebKit: startWebKit })[inject('engine')](phone)
const toolkitPassword = 'clear-as-day'
const adminPassword = 'the owner of it all'

let origin = ''
let driver: Driver | undefined
let page: BrowserPage

const withoutScripts = () => `${origin}/robots.txt`

beforeAll(async () => {
  const emailPort = await freePort()
  start([process.execPath, join(root, 'tests/support/serve-email.ts'), String(emailPort)])
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${emailPort}`,
    TOOLKIT_PASSWORD: toolkitPassword,
    ADMIN_PASSWORD: adminPassword,
  }
  ;({ origin } = await startServer({ env }))
})

beforeEach(async ({ task }) => {
  // WebKitGTK crashes now and then. Then the test runs once more, in a new browser.
  if (task.result?.retryCount) {
    await driver?.close().catch(() => undefined)
    driver = undefined
  }
  driver ??= await startBrowser()
  await driver.goto(withoutScripts())
  // Nothing is stored again after this.
  await driver.call('() => [localStorage, sessionStorage].forEach(storage => storage.clear())', [])
  page = new BrowserPage(driver, origin)
})

afterEach(async () => {
  expect(await page.errors()).toEqual([])
})

afterAll(() => driver?.close())

async function openWithoutBanner(path: string) {
  await page.open(path)
  await page.click('button', 'Accept Cookies')
  await page.expectHidden('button', 'Accept Cookies')
}

async function fillInContact() {
  await page.fill('Full name', anna.name)
  await page.fill('Email', anna.email)
  await page.fill('Phone', anna.phone)
  await page.fill('Business name', anna.businessName)
}

/** With its label, and covered by neither the header nor a toast. Runs in the page. */
function focusedFieldIsInView() {
  const field = document.activeElement as HTMLInputElement
  return [field, field.labels?.[0]].every(element => {
    const { left, top, height } = element?.getBoundingClientRect() ?? { left: 0, top: 0, height: 0 }
    const shown = document.elementFromPoint(left + 5, top + height / 2)
    return shown !== null && element?.contains(shown)
  })
}

async function expectNoSidewaysScroll(path: string) {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(excess, `${path} is too wide`).toBeLessThanOrEqual(0)
}

test('opens one FAQ answer at a time, the menu and a survey from the home page', async () => {
  const openQuestions = () =>
    [...document.querySelectorAll<HTMLElement>('details[open] > summary')].map(({ innerText }) => innerText.trim())
  await openWithoutBanner('/')
  await page.reload()
  await page.expectHidden('button', 'Accept Cookies')
  for (const { question, answer } of homeFaq.slice(0, 2)) {
    await page.click('button', question)
    await page.expectText(answer)
    expect(await page.evaluate(openQuestions)).toEqual([question])
  }
  await page.click('button', homeFaq[1]?.question ?? '')
  await page.waitUntil('no open question', () => !document.querySelector('details[open]'))
  await page.expectHidden('menu link', 'Articles')
  await page.click('button', 'Menu')
  await page.expectVisible('menu link', 'Articles')
  await page.press('Escape')
  await page.expectHidden('menu link', 'Articles')
  await page.click('button', 'Menu')
  await page.click('menu link', 'Articles')
  await page.expectPath('/articles')
  await page.expectHidden('menu link', 'Articles')
  await page.click('link', 'Modernize My Business')
  await page.expectPath('/')
  await page.click('link', "I'm going to exit my business")
  await page.expectPath('/survey/exit')
  await page.expectText('First, how can we reach you?')
})

test('sends a survey, shows a plan that a reload keeps, and Back from it leaves the survey', async () => {
  const { questions } = exitSurvey
  await page.open('/about')
  await openWithoutBanner('/survey/exit')
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
  await page.expectPath('/survey/exit/complete')
  await page.expectVisible('heading', 'Exit Strategy Assessment Complete')
  await page.fill(planWords.bottlenecks.hours, '2,5')
  await page.expectText('120 hours a year')
  await page.reload()
  await page.expectVisible('heading', planWords.steps.title)
  await page.expectText('120 hours a year')
  await page.evaluate(() => history.back())
  await page.expectPath('/about')
})

test('sends the quiz after a wrong answer, a reload and a failure, and shows the thank-you page', async () => {
  const spaceBelowOptions = () => {
    const fieldset = document.querySelector('fieldset')
    const contentBottom = fieldset?.lastElementChild?.getBoundingClientRect().bottom ?? 0
    return Math.round((fieldset?.getBoundingClientRect().bottom ?? 0) - contentBottom)
  }
  await openWithoutBanner('/quiz')
  for (const [index, { question, options, correctAnswer, explanation }] of quizQuestions.entries()) {
    await page.expectVisible('heading', question)
    expect(await page.evaluate(spaceBelowOptions), 'space below the last option').toBeCloseTo(0)
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
  await page.expectText(
    'We encountered a problem submitting your quiz. Please try again or contact support. Your answers are still here.',
  )
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

test('logs in, finds a lead in the database and the leads list, and logs out', async () => {
  await postJson(`${origin}/api/survey/submit`, {
    ...exitAnswers,
    contactInfo: { ...anna, businessName: 'Oak Shelves' },
  })
  await page.open('/admin/login')
  await page.fill('Password', 'wrong')
  await page.click('button', 'Login')
  await page.expectVisible('toast', 'Login failed')
  await page.fill('Password', adminPassword)
  await page.click('button', 'Login')
  await page.expectPath('/admin')
  await page.expectVisible('toast', 'Login successful')
  await page.click('link', 'Analytics')
  await page.expectPath('/admin/analytics')
  await page.waitUntil('the chart', () => Boolean(document.querySelector('[aria-label^="Bar chart"] rect')))

  await page.click('link', 'Desk')
  await page.expectPath('/admin')
  await page.click('link', 'Database')
  await page.expectPath('/admin/database')
  await page.expectVisible('tab', 'Survey Responses')
  await page.fill('Search', 'nobody')
  await page.expectText('No survey responses found matching your search')
  await page.fill('Search', 'OAK SHELVES')
  await page.click('button', 'View Details')
  await page.waitUntil('the dialog', () => Boolean(document.querySelector('dialog[open]')))
  await page.expectText(exitAnswers.answers['exit-motivation'] as string)
  await page.click('button', 'Close')
  await page.waitUntil('no dialog', () => !document.querySelector('dialog[open]'))

  await page.click('link', 'Leads')
  await page.expectPath('/admin/leads')
  await page.click('link', anna.name)
  await page.expectVisible('heading', anna.name)
  await expectNoSidewaysScroll('a lead')
  await page.click('button', 'Logout')
  await page.expectPath('/admin/login')
  await page.open('/admin/database')
  await page.expectPath('/admin/login')
})

/** The cookie banner works only once the app is running, and so does the redirect of an admin page, which has none. */
async function expectAppRuns(path: string) {
  if (path.startsWith('/admin')) {
    await page.expectPath('/admin/login')
    await page.expectVisible('field', 'Password')
  } else {
    await page.click('button', 'Accept Cookies')
    await page.expectHidden('button', 'Accept Cookies')
  }
  await page.evaluate(() => localStorage.clear())
}

test('starts the app on every kind of page, opened at a fragment or reloaded while scrolled, and fits a phone', async () => {
  for (const path of pageOfEachKind) {
    const html = await (await fetch(origin + path)).text()
    const ids = attributesIn(elementIn(parseHtml(html), 'main'), '*', 'id')
    await page.open(`${path}#${ids.at(-1) ?? 'main'}`)
    await expectAppRuns(path)
    await expectNoSidewaysScroll(path)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
    await page.reload()
    await expectAppRuns(path)
  }
})

// Last, because it changes the window's size.
test('no kind of page scrolls sideways on a desktop, and the contact fields line up on a tablet', async () => {
  await openWithoutBanner('/')
  // A page that's resized may report that its observers were slow.
  await driver?.goto(withoutScripts())
  await driver?.resize({ width: 1440, height: 900 })
  for (const path of pageOfEachKind) {
    await page.open(path)
    await expectNoSidewaysScroll(path)
  }
  await driver?.goto(withoutScripts())
  await driver?.resize({ width: 640, height: 900 })
  await page.open('/survey/exit')
  const tops = await page.evaluate(() =>
    ['name', 'email', 'phone', 'businessName'].map(name =>
      Math.round(document.querySelector(`[name="${name}"]`)?.getBoundingClientRect().top ?? 0),
    ),
  )
  expect([tops[0], tops[2]]).toEqual([tops[1], tops[3]])
  expect(tops[2]).toBeGreaterThan(tops[0] ?? 0)
})
