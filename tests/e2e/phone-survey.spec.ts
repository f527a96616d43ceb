import { createHash } from 'node:crypto'
import { exitSurvey } from '#content/surveys/exit-survey.ts'
import { optimizeSurvey } from '#content/surveys/optimize-survey.ts'
import {
  answerQuestion,
  expectQuestion,
  fillInContact,
  goToLastQuestion,
  newEmail,
  next,
  openSurvey,
  recordCalls,
  sendButton,
  waitForFocus,
} from '#tests/support/survey-pages.ts'
import { toast } from '#tests/support/toast.ts'
import { expect, looksLikeVisitor, ready, test } from '#tests/support/watched-page.ts'

test('the exit survey reports each step, submits ten answers and shows the thank-you page', { tag: '@smoke' }, async ({
  page,
}) => {
  await looksLikeVisitor(page)
  const recorded = recordCalls(page)
  const email = newEmail()
  await page.goto('/articles?utm_source=letter&utm_campaign=fall', { referer: 'https://search.example/?q=exit' })
  await ready(page)
  await openSurvey(page, '/survey/exit')
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  await expect(page.getByText('10% complete')).toBeVisible()
  await expect(next(page)).toBeDisabled()
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('One that only you answer.')
  await expect(
    page.getByText(/When you press Next, we start counting how far people get.*Privacy Policy/),
  ).toBeVisible()
  await goToLastQuestion(page, 10, email)
  await expect(page.getByText('100% complete')).toBeVisible()
  const optIn = page.getByLabel(/^Send me my free .*Toolkit$/)
  await expect(optIn).not.toBeChecked()
  await optIn.check()
  await sendButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exit Strategy Assessment Complete')
  await expect(page).toHaveURL('/survey/exit/complete')
  await expect(toast(page)).toHaveCount(0)

  const calls = recorded.filter(({ path }) => path !== '/api/visits')
  expect(calls.map(({ method, path }) => `${method} ${path.replace(/sessions\/[\w-]+/, 'sessions/ID')}`)).toEqual([
    'POST /api/analytics/sessions',
    ...Array(9).fill('POST /api/analytics/events'),
    'PATCH /api/analytics/sessions/ID/complete',
    'POST /api/survey/submit',
  ])
  const emailHash = createHash('sha256').update(email).digest('hex')
  expect(calls[0]?.body).toEqual({ surveyType: 'exit', emailHash, awaitsSurvey: true })
  const sessionId = calls[1]?.body.sessionId
  expect(calls.slice(1, 10).map(({ body }) => body)).toEqual(
    exitSurvey.questions.slice(1).map(({ id }, index) => ({
      sessionId,
      eventType: 'question_viewed',
      questionId: id,
      stepIndex: String(index + 1),
      payload: { surveyType: 'exit' },
    })),
  )
  expect(calls[10]).toMatchObject({
    path: `/api/analytics/sessions/${sessionId}/complete`,
    body: { completed: true, toolkitOptIn: true },
  })
  const { key, body } = calls[11] ?? {}
  expect(key).toMatch(/^[\w-]{16,}$/)
  expect(body).toMatchObject({
    surveyType: 'exit',
    contactInfo: {
      name: 'Anna Example',
      email,
      phone: '204 555 0123',
      businessName: 'Prairie Cabinets',
    },
    answers: {
      'exit-timeline': '1-2 years',
      'exit-motivation': 'Pursue new opportunities',
      'business-valuation': 'Yes but over a year ago',
      'revenue-stability': 'Stable and predictable',
      'successor-plan': 'Yes informal plan',
      'financial-readiness': 1,
      bottlenecks: ['Bottleneck of ours 1', 'Bottleneck of ours 2', 'Bottleneck of ours 3'],
      'budget-commitment': 'Yes moderate budget available',
      'ai-fear': 1,
    },
    toolkitOptIn: true,
    sessionId,
    visit: { firstPage: '/articles', referrerHost: 'search.example', utmSource: 'letter', utmCampaign: 'fall' },
    honeypot: '',
    consentVersion: 2,
  })
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter(name => /draft|attempt/.test(name)))).toEqual([])
})

test('the optimize survey can be completed by keyboard alone', async ({ page }) => {
  await openSurvey(page, '/survey/optimize')
  const keys = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name)
  }
  await page.clock.fastForward(60_000)
  for (const text of ['Ben Example', 'ben@example.com', '204 555 0199', 'Ben and Daughters']) {
    await page.keyboard.type(text)
    await keys('Tab')
  }
  await keys('Shift+Tab', 'Enter')
  for (const [index, question] of optimizeSurvey.questions.slice(1, -1).entries()) {
    await expectQuestion(page, index + 2)
    await expect(page.locator('fieldset input, input[type="range"]').first()).toBeFocused()
    if (question.type === 'multiple-choice') await keys('ArrowDown', 'Tab', 'Tab', 'Enter')
    if (question.type === 'scale') await keys('ArrowRight', 'ArrowRight', 'Enter')
    if (question.type === 'text-multiple') {
      for (const text of ['Slow quotes', 'Paper', 'Phone tag']) {
        await page.keyboard.type(text)
        await keys('Tab')
      }
      await keys('Tab', 'Enter')
    }
  }
  await expectQuestion(page, 9)
  await expect(page.getByRole('slider')).toBeFocused()
  await keys('ArrowRight', 'Tab', 'Space')
  await expect(page.getByRole('checkbox')).toBeChecked()
  const calls = recordCalls(page)
  await keys('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Optimization Strategy Assessment Complete')
  expect(calls.at(-1)?.body).toMatchObject({
    answers: {
      'primary-goal': 'Improve efficiency',
      'digital-maturity': 3,
      bottlenecks: ['Slow quotes', 'Paper', 'Phone tag'],
      'ai-fear': 2,
    },
    toolkitOptIn: true,
  })
})

test('Back and Forward move between questions, a reload keeps the answers, and Back from question 1 leads home', async ({
  page,
}) => {
  const calls = recordCalls(page)
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await page.goto('/')
  await ready(page)
  await page.getByRole('link', { name: "I'm going to exit my business" }).first().click()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await fillInContact(page)
  for (const number of [2, 3, 4]) {
    await next(page).click()
    await expectQuestion(page, number)
    await waitForFocus(page)
    await answerQuestion(page)
  }
  await page.goBack()
  await expectQuestion(page, 3)
  await expect(page.getByLabel('Pursue new opportunities')).toBeChecked()
  await page.goForward()
  await expectQuestion(page, 4)
  const viewed = () => calls.filter(({ body }) => body.eventType).map(({ body }) => Number(body.stepIndex))
  // A reload would cancel a pending event.
  await expect.poll(viewed).toEqual([1, 2, 3, 2, 3])
  await page.reload()
  await ready(page)
  await expectQuestion(page, 4)
  await expect(page.getByLabel('Yes, but over a year ago')).toBeChecked()
  for (const number of [3, 2, 1]) {
    await page.getByRole('button', { name: 'Back' }).click()
    await expectQuestion(page, number)
    await waitForFocus(page)
  }
  await expect(page.getByLabel('Business name')).toHaveValue('Prairie Cabinets')
  await expect.poll(viewed).toEqual([1, 2, 3, 2, 3, 2, 1, 0])
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/')
})
