import type { Page } from '@playwright/test'
import type { QuizAnswered } from '#contracts/quiz.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { toast } from '#tests/support/gallery.ts'
import { answering, button, contact, fillInContact, openContactStep, submitUrl } from '#tests/support/quiz.ts'
import { expect, test } from '#tests/support/watched-page.ts'

test('the contact step has the right keyboards, autofill and consent, and axe finds nothing', async ({ page }) => {
  await openContactStep(page)
  for (const [label, type, autocomplete] of [
    ['Full name', 'text', 'name'],
    ['Email', 'email', 'email'],
    ['Phone', 'tel', 'tel'],
    ['Business name', 'text', 'organization'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('type', type)
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', autocomplete)
  }
  await expect(page.getByText('By sending this form you agree that we may contact you about it')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
  await expectNoAxeFindings(page)
})

test('missing contact fields are asked for, the first of them gets the focus, and nothing is sent', async ({
  page,
}) => {
  let requests = 0
  await page.route(submitUrl, route => {
    requests += 1
    return route.abort()
  })
  await openContactStep(page)
  await fillInContact(page)
  await page.getByLabel('Phone').fill('   ')
  await page.getByLabel('Business name').fill('')
  await button(page, 'Submit Quiz').click()
  await expect(toast(page)).toHaveText('Missing informationPlease fill out all contact fields before submitting.')
  await expect(toast(page)).not.toHaveCSS('background-color', 'rgb(161, 42, 28)')
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expectNoAxeFindings(page)
  expect(requests).toBe(0)
})

test('an address in an odd format is sent all the same', async ({ page }) => {
  await page.route(submitUrl, answering({ success: true, emailSent: true }))
  await openContactStep(page)
  await fillInContact(page)
  await page.getByLabel('Email').fill('anna at roy')
  const request = page.waitForRequest(submitUrl)
  await button(page, 'Submit Quiz').click()
  expect((await request).postDataJSON().contactInfo.email).toBe('anna at roy')
  await expect(page).toHaveURL('/quiz/complete')
  await expect(toast(page)).toBeHidden()
})

test('a quiz whose mail could not be sent is thanked for, and the visitor is told', async ({ page }) => {
  await page.route(submitUrl, answering({ success: true, emailSent: false }))
  await openContactStep(page)
  await fillInContact(page)
  await button(page, 'Submit Quiz').click()
  await expect(page).toHaveURL('/quiz/complete')
  await expect(toast(page)).toHaveText(
    "Quiz completed!Your quiz has been submitted, but we're having trouble sending the notification email. We'll reach out to you directly.",
  )
})

for (const { what, answer, sentence } of [
  {
    what: "in the server's words",
    answer: { status: 429, json: { error: 'Too many requests. Please wait a minute.' } },
    sentence: 'Too many requests. Please wait a minute.',
  },
  {
    what: 'in our own words where the server has none',
    answer: { status: 502, body: 'Bad gateway' },
    sentence: 'We encountered a problem submitting your quiz. Please try again or contact support.',
  },
]) {
  test(`a failure is told ${what}; everything typed stays and the same quiz can be sent again`, async ({
    page,
    complaints,
  }) => {
    const keys: Array<string | undefined> = []
    page.on('request', request => {
      if (request.url().endsWith('/api/quiz/submit')) keys.push(request.headers()['idempotency-key'])
    })
    await page.route(submitUrl, route => route.fulfill(answer), { times: 1 })
    await openContactStep(page)
    await fillInContact(page)
    await button(page, 'Submit Quiz').click()
    await expect(toast(page)).toHaveText(`Unable to submit quiz${sentence}`)
    await expect(toast(page)).toHaveCSS('background-color', 'rgb(161, 42, 28)')
    await expect(button(page, 'Submit Quiz')).toBeFocused()
    for (const [label, value] of Object.entries(contact)) await expect(page.getByLabel(label)).toHaveValue(value)
    expect(complaints.splice(0).join()).toContain(String(answer.status))

    await page.route(submitUrl, answering({ success: true, emailSent: true }))
    await button(page, 'Submit Quiz').click()
    await expect(page).toHaveURL('/quiz/complete')
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
  })
}

/** Holds the answer back until it is asked for, and counts the requests. */
async function holdAnswer(page: Page, answer: QuizAnswered) {
  let requests = 0
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(submitUrl, async route => {
    requests += 1
    await held
    await route.fulfill({ json: answer })
  })
  return { release: () => release(), count: () => requests }
}

test('while the quiz is on its way the button says so, and no second one is sent', async ({ page }) => {
  const { release, count } = await holdAnswer(page, { success: true, emailSent: true })
  await openContactStep(page)
  await fillInContact(page)
  await button(page, 'Submit Quiz').dblclick()
  const sending = button(page, 'Submitting...')
  await expect(sending).toBeDisabled()
  await page.getByLabel('Email').press('Enter')
  await expectNoAxeFindings(page)
  release()
  await expect(page).toHaveURL('/quiz/complete')
  expect(count()).toBe(1)
})

test('whoever goes to another page meanwhile is told there, and not called back', async ({ page }) => {
  const { release } = await holdAnswer(page, { success: true, emailSent: false })
  await openContactStep(page)
  await fillInContact(page)
  await button(page, 'Submit Quiz').click()
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  release()
  await expect(toast(page)).toContainText('Quiz completed!')
  await expect(page).toHaveURL('/privacy-policy')
  await page.goBack()
  await expect(page.getByText('Question 1 of 12')).toBeVisible()
})

test('a network that goes away with the answer does not take the thank-you with it', async ({ page, complaints }) => {
  await openContactStep(page)
  await fillInContact(page)
  await page.route('**/*', route => (route.request().url().includes('/api/') ? route.continue() : route.abort()))
  await button(page, 'Submit Quiz').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assessment Complete!')
  complaints.length = 0
})
