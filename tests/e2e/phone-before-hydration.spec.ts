import type { Page } from '@playwright/test'
import { holdScripts } from '#tests/support/hold-scripts.ts'
import { button, feedback, option, questionAt, rightOption } from '#tests/support/quiz.ts'
import { expectQuestion, fillInContact, next } from '#tests/support/survey-pages.ts'
import { field, password, toolkitHeading, unlockButton } from '#tests/support/toolkit-page.ts'
import { expect, hydrated, test } from '#tests/support/watched-page.ts'

async function openWithoutScripts(page: Page, path: string) {
  const released = Promise.withResolvers<void>()
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await holdScripts(page, released.promise)
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    await expect(page).toHaveURL(path)
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
    released.resolve()
    await hydrated(page)
  }
}

// Buttons are disabled until hydration, so Playwright would wait.
const early = { force: true }

test('a press on Unlock Toolkit before hydration unlocks the toolkit', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, '/toolkit')
  await field(page).fill(password)
  await unlockButton(page).click(early)
  await loadScripts()
  await expect(toolkitHeading(page)).toBeVisible()
})

test('Enter in the password field before hydration unlocks the toolkit', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, '/toolkit')
  await field(page).fill(password)
  await field(page).press('Enter')
  await loadScripts()
  await expect(toolkitHeading(page)).toBeVisible()
})

test('Next and Enter before hydration advance a survey by one question', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, '/survey/exit')
  await fillInContact(page)
  await next(page).click(early)
  await page.getByLabel('Email').press('Enter')
  await loadScripts()
  await expectQuestion(page, 2)
  await page.goBack()
  await expectQuestion(page, 1)
})

test('a press on Next before hydration does nothing while fields are empty', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, '/survey/exit')
  await page.getByLabel('Email').fill('anna@example.com')
  await next(page).click(early)
  await loadScripts()
  await expectQuestion(page, 1)
  await expect(next(page)).toBeDisabled()
  await expect(page.getByLabel('Email')).toHaveValue('anna@example.com')
})

test('a press on Check Answer before hydration checks the chosen answer', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, '/quiz')
  await option(page, rightOption(questionAt(1)) ?? '').check()
  await button(page, 'Check Answer').click(early)
  await loadScripts()
  await expect(feedback(page)).toContainText(questionAt(1).explanation)
})

test('a press on Unsubscribe before hydration sends one request', async ({ page }) => {
  let calls = 0
  await page.route('**/api/unsubscribe?*', route => {
    calls += 1
    return route.fulfill({ json: { success: true } })
  })
  const loadScripts = await openWithoutScripts(page, '/unsubscribe?token=abc')
  await button(page, 'Unsubscribe').click(early)
  await loadScripts()
  await expect(page.getByRole('status')).toContainText("We won't email you again.")
  expect(calls).toBe(1)
})
