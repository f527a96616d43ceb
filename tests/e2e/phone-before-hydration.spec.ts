import type { Page } from '@playwright/test'
import { application, applyUrl, fieldsOf, fillIn } from '#tests/support/beta-form.ts'
import { button, feedback, option, questionAt, rightOption } from '#tests/support/quiz.ts'
import { expectQuestion, fillInContact, next } from '#tests/support/survey-pages.ts'
import { field, password, toolkitHeading, unlockButton } from '#tests/support/toolkit-page.ts'
import { expect, holdScripts, ready, test } from '#tests/support/watched-page.ts'

async function openWithoutScripts(page: Page, path: string) {
  const released = Promise.withResolvers<void>()
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await holdScripts(page, released.promise)
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    await expect(page).toHaveURL(path)
    await expect(page.locator('html[data-ready]')).toHaveCount(0)
    released.resolve()
    await ready(page)
  }
}

test('a press on Unlock Toolkit before hydration unlocks the toolkit', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, '/toolkit')
  await field(page).fill(password)
  await unlockButton(page).click()
  await loadScripts()
  await expect(toolkitHeading(page)).toBeVisible()
})

test('Next and Enter before hydration advance a survey by one question', { tag: '@smoke' }, async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, '/survey/exit')
  await fillInContact(page)
  await next(page).click()
  await page.getByLabel('Email').press('Enter')
  await loadScripts()
  await expectQuestion(page, 2)
  await page.goBack()
  await expectQuestion(page, 1)
})

test('Next looks ready before hydration, and a press on it does nothing while fields are empty', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, '/survey/exit')
  await page.getByLabel('Email').fill('anna@example.com')
  await expect(next(page)).toBeEnabled()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('')
  await next(page).click()
  await loadScripts()
  await expectQuestion(page, 1)
  await expect(next(page)).toBeDisabled()
  await expect(page.getByLabel('Email')).toHaveValue('anna@example.com')
})

test('a press on Check Answer before hydration checks the chosen answer', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, '/quiz')
  await option(page, rightOption(questionAt(1)) ?? '').check()
  await button(page, 'Check Answer').click()
  await loadScripts()
  await expect(feedback(page)).toContainText(questionAt(1).explanation)
})

test('a beta application keeps what is typed before hydration, and can be sent with Enter', async ({ page }) => {
  await page.addInitScript(() => {
    const answers = { fullName: 'An older name', industry: 'An older industry', willingToTestify: 'Yes' }
    sessionStorage.setItem('draft:beta', JSON.stringify({ openedAt: 1, answers }))
  })
  const loadScripts = await openWithoutScripts(page, '/beta')
  await fillIn(page)
  const { fullName, industry } = fieldsOf(page)
  await industry.clear()
  await fullName.press('Enter')
  const sent = page.waitForRequest(applyUrl)
  await loadScripts()
  // The draft fills only the empty fields, then the early Enter is replayed.
  expect((await sent).postDataJSON()).toMatchObject({ ...application, industry: 'An older industry' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for applying!')
})
