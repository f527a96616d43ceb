import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import {
  application,
  applyUrl,
  fieldsOf,
  fillIn,
  formAnswers,
  openFilledForm,
  openForm,
} from '#tests/support/beta-form.ts'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { toast } from '#tests/support/toast.ts'
import { expect, ready, test } from '#tests/support/watched-page.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const draft = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('draft:beta') ?? 'null'))

const messages = [
  ['fullName', 'Full name is required'],
  ['email', 'Valid email is required'],
  ['businessName', 'Business name is required'],
  ['industry', 'Industry is required'],
  ['revenueBracket', 'Please select a revenue bracket'],
  ['goals', 'Please provide at least 10 characters for your goals'],
  ['challenges', 'Please provide at least 10 characters for your challenges'],
  ['automationExperience', 'Please select your automation experience'],
  ['magicWandFix', 'Please provide at least 10 characters'],
  ['whyGoodFit', 'Please provide at least 10 characters'],
  ['willingToTestify', "Please indicate if you're willing to provide feedback"],
] as const

test('an incomplete form shows errors, clears each as its field is corrected, and can then be sent', {
  tag: '@smoke',
}, async ({ page }) => {
  const sent: unknown[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/beta/apply')) sent.push(request.postDataJSON())
  })
  const fields = await openForm(page)
  const shown = fields.form.locator('[id$="-error"]')

  await test.step('an empty form shows every error', async () => {
    await expect(fields.form.locator('[aria-invalid]')).toHaveCount(0)
    await fields.send.click()
    await expect(fields.fullName).toBeFocused()
    await expect(fields.fullName).toBeInViewport()
    await expect(shown).toHaveText(messages.map(([, message]) => message))
    for (const [name, message] of messages)
      await expect(fields[name]).toHaveAccessibleDescription(new RegExp(`${message}$`))
    await expect(page.getByRole('status')).toHaveText('11 answers need your attention.')
    expect(sent).toEqual([])
    await expectNoAxeFindings(page)
  })

  await test.step('an error clears when its field is valid', async () => {
    await fields.goals.fill('123456789')
    await expect(shown).toHaveCount(11)
    await fields.goals.press('End')
    await fields.goals.press('0')
    await expect(shown).toHaveCount(10)
    await expect(fields.goals).not.toHaveAttribute('aria-invalid')
    await fields.goals.press('Backspace')
    await expect(fields.goals).toHaveAccessibleDescription(/Please provide at least 10 characters for your goals$/)
    await fields.email.fill('anna@example')
    await expect(fields.email).toHaveAccessibleDescription('Valid email is required')
    await fields.fullName.fill('Anna')
    await expect(shown).toHaveCount(10)
    await fields.send.click()
    await expect(fields.email).toBeFocused()
  })

  await test.step('a long link does not widen the page', async () => {
    await fields.goals.fill(`See https://example.com/${'long-'.repeat(40)}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })

  await test.step('accepts a form without the optional answers', async () => {
    await fillIn(page)
    for (const name of ['phone', 'businessWebsite', 'additionalInfo'] as const) await fields[name].clear()
    await expect(shown).toHaveCount(0)
    await expect(page.getByRole('status')).toHaveText('')
    expect(sent).toEqual([])
    await fields.send.click()
    await expect(title(page)).toHaveText('Thanks for applying!')
    await expect(page.getByRole('main')).toBeFocused()
    expect(sent).toEqual([expect.objectContaining({ phone: '', businessWebsite: '', additionalInfo: '' })])
    await expectNoAxeFindings(page)
  })
})

test("sends the answers and the honeypot to the server if the form's own checks fail to load", async ({
  page,
  consoleErrors,
}) => {
  await page.route(/beta-checks/, route => route.abort())
  const { form, email, send } = await openFilledForm(page)
  await email.fill('not an address')
  await send.click()
  await expect(toast(page)).toHaveText('Submission FailedValid email is required')
  await email.fill(application.email)
  await form.locator('[name="leave-this-empty"]').fill('https://spam.example', { force: true })
  const sent = page.waitForRequest(applyUrl)
  await send.click()
  expect((await sent).postDataJSON().honeypot).toBe('https://spam.example')
  await expect(title(page)).toHaveText('Thanks for applying!')
  allowFailedRequests(consoleErrors)
})

test('keeps the answers and the opening time after a reload', async ({ page }) => {
  const { form } = await openForm(page)
  await fillIn(page)
  const { openedAt } = await draft(page)
  // The browser restores fields on reload, too. After a reset, only the draft does.
  await form.evaluate((element: HTMLFormElement) => element.reset())
  await page.reload()
  await ready(page)
  await expect.poll(() => formAnswers(page)).toEqual(application)
  expect((await draft(page)).openedAt).toBe(openedAt)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the fields and how to apply by email', async ({ page }) => {
    await page.goto('/beta')
    const { fullName, additionalInfo, send } = fieldsOf(page)
    await expect(fullName).toBeVisible()
    await expect(additionalInfo).toBeVisible()
    await expect(send).toBeHidden()
    const fallback = page.locator('noscript p')
    await expect(fallback).toBeVisible()
    await expect(fallback).toContainText('You can also apply by email')
  })
})
