import type { Page } from '@playwright/test'
import { content } from '#content/all-content.ts'
import { adminPassword, endSession, logIn, loginButton, passwordField } from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { test as ownSite, wordsOwner } from '#tests/support/own-site.ts'
import { expect, ready, test } from '#tests/support/watched-page.ts'
import { editedPage, openEditor, textButton, typedText } from '#tests/support/words-editor.ts'

const { about } = content

const pagePicker = (page: Page) => page.getByRole('combobox', { name: 'Page' })

ownSite('leads from a public page to its text, saves it as a draft, and publishes it', async ({ page, site }) => {
  await wordsOwner(page, site)
  await page.goto('/about')
  await page.getByRole('link', { name: 'Edit this page' }).click()
  await expect(textButton(page, about.titles.page)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0)
  await expectNoAxeFindings(page)

  await textButton(page, about.intro).tap()
  await expect(typedText(page)).toBeFocused()
  await expect(typedText(page)).toHaveValue(about.intro)
  await typedText(page).fill('')
  await expect(page.getByText("can't be empty")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  await typedText(page).fill('We answer the phone.')
  await expect(editedPage(page).getByText('We answer the phone.')).toBeVisible()
  await expectNoAxeFindings(page)

  let saves = 0
  page.on('request', request => {
    if (request.method() === 'PATCH') saves += 1
  })
  await page.getByRole('button', { name: 'Save' }).dblclick()
  await expect(page.getByText('Saved as a draft')).toBeVisible()
  expect(saves).toBe(1)
  await expect(textButton(page, 'We answer the phone.')).toBeFocused()

  await page.reload()
  await textButton(page, 'We answer the phone.').tap()
  await page.getByText('The original is different').click()
  await page.getByRole('button', { name: 'Back to the original' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(textButton(page, about.intro)).toBeVisible()

  await textButton(page, about.intro).tap()
  await typedText(page).fill('We pick up the phone.')
  await page.getByRole('button', { name: 'Save' }).tap()
  await page.getByRole('link', { name: 'Publish (1)' }).tap()
  await page.getByRole('button', { name: 'Publish', exact: true }).tap()
  await page.getByRole('link', { name: 'View the changed page' }).tap({ timeout: 60_000 })
  await expect(page.getByText('We pick up the phone.')).toBeVisible()
})

test('keeps what was typed through a failure, a reload and a new login', async ({ page, consoleErrors }) => {
  const token = await logIn(page)
  await openEditor(page, '/about')
  await textButton(page, about.titles.page).tap()
  await typedText(page).fill('Who we are today')
  await page.route('**/api/admin/words/drafts', route => route.abort())
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await expect(typedText(page)).toHaveValue('Who we are today')
  allowFailedRequests(consoleErrors)

  page.on('dialog', dialog => dialog.accept())
  await page.reload()
  await expect(typedText(page)).toHaveValue('Who we are today')
  await expect(editedPage(page).getByText('Who we are today')).toBeVisible()

  await page.unrouteAll()
  await endSession(page, token)
  await page.getByRole('button', { name: 'Save' }).click()
  await passwordField(page).fill(adminPassword)
  await loginButton(page).click()
  await expect(typedText(page)).toHaveValue('Who we are today')
  allowFailedRequests(consoleErrors)

  await pagePicker(page).selectOption({ value: '/beta' })
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(typedText(page)).toHaveValue('Who we are today')
  await pagePicker(page).selectOption({ value: '/beta' })
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/page=%2Fbeta/)
  await expect(typedText(page)).toHaveCount(0)
})

test('gives visitors no link to the editor', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/about')
  await ready(page)
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0)
})

test('says that a page does not exist, and lets the owner choose another', async ({ page }) => {
  await logIn(page)
  await page.goto('/admin/website/edit?page=/nowhere')
  await expect(page.getByText("There's no page at /nowhere")).toBeVisible()
  await pagePicker(page).selectOption({ value: '/about' })
  await expect(textButton(page, about.titles.page)).toBeVisible()
})
