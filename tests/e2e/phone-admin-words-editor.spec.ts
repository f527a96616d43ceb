import { content } from '#content/all-content.ts'
import { adminPassword, endSession, logIn, loginButton, passwordField } from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { test as ownSite, wordsOwner } from '#tests/support/own-site.ts'
import { expect, ready, test } from '#tests/support/watched-page.ts'
import { editedPage, form, openEditor, saveButton, saved, textButton, typedText } from '#tests/support/words-editor.ts'

const { about } = content

ownSite('puts a wrong sentence right in five taps, where the owner was reading', async ({ page, site }) => {
  await wordsOwner(page, site)
  await page.goto('/about')
  const story = about.story[0] ?? ''
  await page.getByText(story).evaluate(element => element.scrollIntoView())
  await page.getByRole('link', { name: 'Edit this page' }).tap()
  await expect(textButton(page, story)).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0)
  await expectNoAxeFindings(page)

  await textButton(page, story).tap()
  await expect(typedText(page)).toBeFocused()
  await expect(typedText(page)).toHaveValue(story)
  await typedText(page).fill('We answer the phone.')
  await expect(editedPage(page).getByText('We answer the phone.')).toBeInViewport()
  await expectNoAxeFindings(page)

  await saveButton(page).tap()
  await expect(saved(page)).toBeInViewport()
  await expect(textButton(page, 'We answer the phone.')).toBeInViewport()
  await page.getByRole('link', { name: 'Publish (1)' }).tap()
  await page.getByRole('button', { name: 'Publish', exact: true }).tap()
  await page.getByRole('link', { name: 'View the changed page' }).tap()
  await expect(page.getByText('We answer the phone.')).toBeInViewport()
})

test('keeps what was typed through a failure, a reload and a new login, and asks before it is lost', async ({
  page,
  consoleErrors,
}) => {
  const token = await logIn(page)
  await openEditor(page, { page: '/about' })
  await textButton(page, about.titles.page).tap()
  await typedText(page).fill('Who we are today')
  await page.route('**/api/admin/words/drafts', route => route.abort())
  await saveButton(page).tap()
  await expect(form(page).getByRole('button', { name: 'Try again' })).toBeEnabled()
  await expect(typedText(page)).toHaveValue('Who we are today')
  allowFailedRequests(consoleErrors)

  page.on('dialog', dialog => dialog.accept())
  await page.reload()
  await expect(typedText(page)).toHaveValue('Who we are today')
  await expect(editedPage(page).getByText('Who we are today')).toBeVisible()

  await page.unrouteAll()
  await endSession(page, token)
  await saveButton(page).tap()
  await passwordField(page).fill(adminPassword)
  await loginButton(page).click()
  await expect(typedText(page)).toHaveValue('Who we are today')
  allowFailedRequests(consoleErrors)

  const back = page.getByRole('link', { name: 'Website' })
  await back.click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await typedText(page).press('Escape')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(typedText(page)).toHaveValue('Who we are today')
  await back.click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/admin\/website$/)
})

test('asks before the back button leaves unsaved text, and keeps it when the owner stays', async ({ page }) => {
  const browserDialogs: string[] = []
  page.on('dialog', dialog => {
    browserDialogs.push(dialog.type())
    return dialog.accept()
  })
  await logIn(page)
  await page.goto('/admin/website')
  await page.getByRole('link', { name: 'About Us' }).tap()
  await textButton(page, about.titles.page).tap()
  await typedText(page).fill('Who we are today')
  await page.evaluate(() => history.back())
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(typedText(page)).toHaveValue('Who we are today')
  await page.evaluate(() => history.back())
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/admin\/website$/)
  expect(browserDialogs).toEqual([])
})

ownSite('opens a paragraph of an article with the text in focus, not a button above it', async ({ page, site }) => {
  await wordsOwner(page, site)
  const { slug, title } = content.articles[0] as (typeof content.articles)[number]
  await openEditor(page, { page: `/articles/${slug}` })
  await expect(page.getByText(title, { exact: true }).first()).toBeInViewport()
  await editedPage(page).locator(`p > [data-mark^="articles/${slug}/text"]`).first().tap()
  await expect(form(page).getByLabel('Text', { exact: true })).toBeFocused()
})

ownSite('keeps what is typed while a save runs', async ({ page, site }) => {
  const { text } = await wordsOwner(page, site)
  await openEditor(page, { page: '/about', text: 'about/intro' })
  const saving = Promise.withResolvers<void>()
  await page.route('**/api/admin/words/drafts', async route => {
    await saving.promise
    await route.continue()
  })
  await typedText(page).fill('First')
  await saveButton(page).tap()
  await expect(form(page).getByRole('button', { name: 'Saving...' })).toBeVisible()
  await typedText(page).fill('First and more')
  saving.resolve()
  await expect(form(page).getByText('Not saved yet')).toBeVisible()
  await expect(typedText(page)).toHaveValue('First and more')
  expect((await text('about/intro')).value).toBe('First')
  await saveButton(page).tap()
  await expect(saved(page)).toBeVisible()
  expect((await text('about/intro')).value).toBe('First and more')
})

test('gives visitors no link to the editor', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/about')
  await ready(page)
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0)
})

test('says that a page does not exist', async ({ page, consoleErrors }) => {
  await logIn(page)
  await page.goto('/admin/website/edit?page=/nowhere')
  await expect(page.getByText("Couldn't load this page")).toBeVisible()
  for (const error of consoleErrors.splice(0)) expect(error).toMatch(/frame-ancestors|404/)
})
