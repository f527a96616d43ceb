import type { Page } from '@playwright/test'
import { application, applyUrl, openForm } from '#tests/support/beta-form.ts'
import { desktop, expect, test } from '#tests/support/watched-page.ts'

test.use(desktop)

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const draft = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('draft:beta') ?? 'null'))

test('a beta application can be sent by keyboard alone and shows a thank-you at the top of the page', async ({
  page,
}) => {
  const fields = await openForm(page)
  const { keyboard } = page
  const applyLink = page.getByRole('link', { name: 'Apply Now' })
  while (!(await applyLink.evaluate(link => link === document.activeElement))) await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/beta#apply')
  await expect(page.getByRole('heading', { name: 'Apply Now' })).toBeInViewport()
  const typeAnswer = async (name: keyof typeof application) => {
    await keyboard.press('Tab')
    await expect(fields[name]).toBeFocused()
    await keyboard.insertText(application[name])
  }
  for (const name of ['fullName', 'email', 'phone', 'businessName', 'businessWebsite', 'industry'] as const) {
    await typeAnswer(name)
  }
  await keyboard.press('Tab')
  await expect(fields.revenueBracket).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await typeAnswer('goals')
  await typeAnswer('challenges')
  await keyboard.press('Tab')
  await expect(fields.automationExperience.getByLabel('Yes, lightly tested')).toBeFocused()
  await keyboard.press('ArrowDown')
  await typeAnswer('magicWandFix')
  await typeAnswer('whyGoodFit')
  await keyboard.press('Tab')
  await expect(fields.willingToTestify.getByLabel('Yes')).toBeFocused()
  await keyboard.press('ArrowDown')
  await typeAnswer('additionalInfo')
  await keyboard.press('Tab')
  await expect(fields.form.getByRole('link', { name: 'Privacy Policy' })).toBeFocused()
  await keyboard.press('Tab')
  await expect(fields.send).toBeFocused()
  const sent = page.waitForRequest(applyUrl)
  await keyboard.press('Enter')
  const request = await sent
  expect(request.method()).toBe('POST')
  expect(request.postDataJSON()).toMatchObject({ ...application, honeypot: '', consentVersion: 2 })
  expect(request.postDataJSON().filledInMs).toBeGreaterThan(0)
  expect(request.headers()['idempotency-key']).toMatch(/.{16,}/)
  await expect(title(page)).toHaveText('Thanks for applying!')
  await expect(page.getByText(/We'll have read yours by (.* Winnipeg time|the end of .*)\.$/)).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main')).toContainText(
    "If you're selected, you'll get a confirmation email with a Calendly booking link within 48 hours of our decision.",
  )
  expect(await draft(page)).toBeNull()
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})
