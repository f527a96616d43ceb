import type { Page } from '@playwright/test'
import { planWords } from '#content/plan/plan-words.ts'
import type { Notes } from '#contracts/plan.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { goToLastQuestion, openSurvey, recordCalls, sendButton } from '#tests/support/survey-pages.ts'
import { expect, ready, test } from '#tests/support/watched-page.ts'

const planHeading = (page: Page) => page.getByRole('heading', { name: planWords.title, exact: true })

const bottleneck = (page: Page, number: number) => page.getByRole('group', { name: `Bottleneck of ours ${number}` })

async function sendSurvey(page: Page, type: 'exit' | 'optimize') {
  await openSurvey(page, `/survey/${type}`)
  await goToLastQuestion(page, type === 'exit' ? 10 : 9)
  await sendButton(page).click()
  await expect(page).toHaveURL(`/survey/${type}/complete`)
}

const answersTo = {
  exit: {
    // With the longest plan.
    'exit-timeline': '3-5 years',
    'exit-motivation': 'Burnout or health concerns',
    'business-valuation': 'No not yet considered',
    'revenue-stability': 'Declining',
    'successor-plan': 'In development',
    'financial-readiness': 4,
    'budget-commitment': 'Need to justify ROI first',
    'ai-fear': 8,
  },
  optimize: {
    'primary-goal': 'Scale operations',
    'current-challenges': 'Lack of data insights',
    'digital-maturity': 6,
    'automation-level': 'More than 75%',
    'growth-focus': 'New markets or regions',
    'investment-readiness': 'Need to justify ROI first',
    'ai-fear': 6,
  },
} as const

const bottlenecks = ['Quotes take a week', 'Payroll', 'Stock']

const notesOf = (surveyType: keyof typeof answersTo): Notes => ({
  surveyType,
  answers: { ...answersTo[surveyType], bottlenecks },
  submittedOn: '2026-11-18',
  replyBy: null,
  bookingUrl: 'https://calendly.com/someone/call?name=Anna&email=anna%40example.com',
  businessName: 'Prairie Cabinets',
  country: null,
})

/** The page as it is after a survey, which takes longer to send. */
async function openComplete(page: Page, type: keyof typeof answersTo, state: unknown = { notes: notesOf(type) }) {
  await page.goto(`/survey/${type}/complete`)
  await page.evaluate(value => history.replaceState(value, ''), state)
  await page.reload()
  await ready(page)
}

const pagesOf = async (page: Page, format: string) =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

test('a sent survey gives a plan at once, which a reload keeps, with what was typed into it', {
  tag: '@smoke',
}, async ({ page }) => {
  await sendSurvey(page, 'exit')
  await expect(planHeading(page)).toBeVisible()
  await expect(page.getByRole('img', { name: planWords.standing.picture })).toBeVisible()
  await expect(page.getByText(/^By the end of [A-Z][a-z]+ 20\d\d$/).first()).toBeVisible()
  await expect(page.getByText(/^You'll hear from us by (.* Winnipeg time|the end of .*)\.$/)).toBeVisible()
  await expect(page.getByText(planWords.disclaimer)).toBeVisible()
  await expectNoAxeFindings(page)

  await page.getByRole('button', { name: planWords.seePlan }).click()
  await expect(planHeading(page)).toBeInViewport()

  const calls = recordCalls(page)
  const [first, second] = [bottleneck(page, 1), bottleneck(page, 2)]
  await first.getByLabel(planWords.bottlenecks.hours).fill('5')
  await expect(first.getByRole('status')).toHaveText('240 hours a year')
  await first.getByLabel(planWords.bottlenecks.rate).fill('45')
  await second.getByLabel(planWords.bottlenecks.hours).fill('2.5')
  await second.getByLabel(planWords.bottlenecks.rate).fill('30')
  await expect(first.getByRole('status')).toHaveText('240 hours and $10,800 a year')
  await expect(page.getByText('Together: 360 hours and $14,400 a year')).toBeVisible()
  expect(calls).toEqual([])

  await page.reload()
  await ready(page)
  await expect(planHeading(page)).toBeVisible()
  await expect(page.getByText('Together: 360 hours and $14,400 a year')).toBeVisible()
})

test('hours that no week has are left out of the sum', async ({ page }) => {
  await openComplete(page, 'optimize')
  await page.getByLabel(planWords.bottlenecks.hours).first().fill('200')
  await page.getByLabel(planWords.bottlenecks.hours).last().fill('-3')
  await page.getByLabel(planWords.bottlenecks.hours).nth(1).fill('1')
  await expect(page.getByText('Together: 48 hours a year')).toBeVisible()
})

test('names the bottleneck that costs most once two have numbers', async ({ page }) => {
  await openComplete(page, 'optimize')
  const hours = page.getByLabel(planWords.bottlenecks.hours)
  const costliest = page.getByText('costs you most')
  await hours.first().fill('2')
  await expect(costliest).toHaveCount(0)
  await hours.last().fill('3')
  await expect(costliest).toContainText('“Stock” costs you most.')
})

test('shows tax and valuation for the country that is chosen, also after a reload', async ({ page }) => {
  await openComplete(page, 'exit')
  await expect(page.getByText('(CBV)')).toBeVisible()
  await page.getByLabel(planWords.country.label).selectOption('United States')
  await expect(page.getByText('(CBV)')).toHaveCount(0)
  await expect(page.getByText('ASA, ABV or CVA')).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(page.getByLabel(planWords.country.label)).toHaveValue('United States')
  await expectNoAxeFindings(page)
})

for (const type of ['exit', 'optimize'] as const)
  test(`the ${type} plan prints on at most two pages, without the site around it`, async ({ page }) => {
    await openComplete(page, type)
    await expect(planHeading(page)).toBeVisible()
    for (const format of ['Letter', 'A4']) expect(await pagesOf(page, format), format).toBeLessThanOrEqual(2)
    await page.emulateMedia({ media: 'print' })
    await expect(planHeading(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByText(planWords.country.label)).toBeHidden()
    await expect(page.getByText(/^ ?\(127\.0\.0\.1.*\/articles\//).first()).toBeVisible()
  })

test('the page says so if the plan could not be loaded', async ({ page, consoleErrors }) => {
  await page.route(/\/assets\/plan-/, route => route.abort())
  await sendSurvey(page, 'exit')
  await expect(page.getByText(planWords.loadFailed)).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await ready(page)
  await expect(planHeading(page)).toBeVisible()
  consoleErrors.length = 0
})

test('the example prints the addresses of its links', async ({ page }) => {
  await page.goto('/example-plan')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/\(\/articles\/[\w-]+\)/).first()).toBeVisible()
})

test('opened without answers, the thank-you page has no plan', async ({ page }) => {
  await page.goto('/survey/exit/complete')
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exit Strategy Assessment Complete')
  await expect(planHeading(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: planWords.seePlan })).toHaveCount(0)
})

test('the link in the email opens the plan again, with its token in no address that is sent', {
  tag: '@smoke',
}, async ({ page }) => {
  const urls: string[] = []
  page.on('request', request => urls.push(request.url()))
  let token: unknown
  await page.route('**/api/notes', route => {
    token = route.request().postDataJSON().token
    return route.fulfill({ json: notesOf('optimize') })
  })
  await page.goto('/notes#secret-token')
  await ready(page)
  await expect(planHeading(page)).toBeVisible()
  expect(token).toBe('secret-token')
  expect(urls.filter(url => url.includes('secret-token'))).toEqual([])
  await expect(page.getByText('Made for Prairie Cabinets on November 18, 2026')).toBeVisible()
  await expect(page.getByText("You'll hear from us by")).toHaveCount(0)
  await expect(page.getByRole('link', { name: planWords.now.pickTime })).toHaveAttribute(
    'href',
    notesOf('optimize').bookingUrl ?? '',
  )
  await expect(page).toHaveTitle(/^Your notes \|/)
  await expect(page).toHaveURL('/notes')
  await expectNoAxeFindings(page)
})

test('a wrong link gets a plain sentence, and a failed request can be repeated', async ({ page, consoleErrors }) => {
  await page.goto('/notes#never-sent')
  await expect(page.getByText(planWords.notesPage.wrongLink)).toBeVisible()
  await expect(page.getByRole('button', { name: planWords.tryAgain })).toHaveCount(0)
  await expectNoAxeFindings(page)
  await page.route('**/api/notes', route => route.fulfill({ status: 503, json: {} }))
  await page.goto('/notes#other')
  await expect(page.getByText(planWords.notesPage.failed)).toBeVisible()
  await page.route('**/api/notes', route => route.fulfill({ json: notesOf('optimize') }))
  await page.getByRole('button', { name: planWords.tryAgain }).click()
  await expect(planHeading(page)).toBeVisible()
  await page.goto('/about')
  await page.goto('/notes')
  await expect(page.getByText(planWords.notesPage.wrongLink)).toBeVisible()
  consoleErrors.length = 0
})

test('the skip link keeps the plan and its address', async ({ page }) => {
  await page.route('**/api/notes', route => route.fulfill({ json: notesOf('optimize') }))
  await page.goto('/notes#secret-token')
  await ready(page)
  await expect(planHeading(page)).toBeVisible()
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/notes')
  await expect(planHeading(page)).toBeVisible()
})

test('rules that could not be loaded can be loaded again', async ({ page, consoleErrors }) => {
  await page.route('**/plan/exit.json', route => route.abort())
  await openComplete(page, 'exit')
  await expect(page.getByText(planWords.failed)).toBeVisible()
  await page.unroute('**/plan/exit.json')
  await page.getByRole('button', { name: planWords.tryAgain }).click()
  await expect(planHeading(page)).toBeVisible()
  consoleErrors.length = 0
})
