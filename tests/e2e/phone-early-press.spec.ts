import type { Page } from '@playwright/test'
import { holdScripts } from '#tests/support/hold-scripts.ts'
import { button, feedback, option, questionAt, rightOption } from '#tests/support/quiz.ts'
import { atQuestion, fillInContact, next } from '#tests/support/survey-pages.ts'
import { field, openHeading, password, unlockButton } from '#tests/support/toolkit-page.ts'
import { expect, hydrated, test } from '#tests/support/watched-page.ts'

/** Opens a page whose scripts arrive when the returned function is called, after the press. */
async function openWithoutScripts(page: Page, path: string) {
  const pressed = Promise.withResolvers<void>()
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await holdScripts(page, pressed.promise)
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    await expect(page).toHaveURL(path)
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
    pressed.resolve()
    await hydrated(page)
  }
}

// A button looks disabled until its page is ready: Playwright would wait for it, people don't.
const early = { force: true }

test("a press on the toolkit's button before the scripts are there takes effect", async ({ page }) => {
  const start = await openWithoutScripts(page, '/toolkit')
  await field(page).fill(password)
  await unlockButton(page).click(early)
  await start()
  await expect(openHeading(page)).toBeVisible()
})

test("Enter in the toolkit's password field before the scripts are there takes effect", async ({ page }) => {
  const start = await openWithoutScripts(page, '/toolkit')
  await field(page).fill(password)
  await field(page).press('Enter')
  await start()
  await expect(openHeading(page)).toBeVisible()
})

test('Next and Enter in a survey before the scripts are there lead to the second question, once', async ({ page }) => {
  const start = await openWithoutScripts(page, '/survey/exit')
  await fillInContact(page)
  await next(page).click(early)
  await page.getByLabel('Email').press('Enter')
  await start()
  await atQuestion(page, 2)
  await page.goBack()
  await atQuestion(page, 1)
})

test('a press that is not possible yet does nothing', async ({ page }) => {
  const start = await openWithoutScripts(page, '/survey/exit')
  await page.getByLabel('Email').fill('anna@example.com')
  await next(page).click(early)
  await start()
  await atQuestion(page, 1)
  await expect(next(page)).toBeDisabled()
  await expect(page.getByLabel('Email')).toHaveValue('anna@example.com')
})

test('a quiz answer is checked that was chosen and sent before the scripts are there', async ({ page }) => {
  const start = await openWithoutScripts(page, '/quiz')
  await option(page, rightOption(questionAt(1)) ?? '').check()
  await button(page, 'Check Answer').click(early)
  await start()
  await expect(feedback(page)).toContainText(questionAt(1).explanation)
})

test('a press on Unsubscribe before the scripts are there takes effect, and only once', async ({ page }) => {
  let calls = 0
  await page.route('**/api/unsubscribe?*', route => {
    calls += 1
    return route.fulfill({ json: { success: true } })
  })
  const start = await openWithoutScripts(page, '/unsubscribe?token=abc')
  await button(page, 'Unsubscribe').click(early)
  await start()
  await expect(page.getByRole('status')).toContainText("We won't email you again.")
  expect(calls).toBe(1)
})
