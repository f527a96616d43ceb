import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { test, wordsOwner } from '#tests/support/own-site.ts'
import { desktop, expect } from '#tests/support/watched-page.ts'
import { unlinkedArticle } from '#tests/support/words-desk.ts'
import { editedPage, form, openEditor, saveButton, saved, typedText } from '#tests/support/words-editor.ts'

test.use(desktop)

const title = 'What to Ask Before You Buy Software'

async function writeArticle(page: Page, title: string) {
  await page.goto('/admin/website')
  await page.locator('summary', { hasText: 'Articles' }).click()
  await page.getByLabel('New article').fill(title)
  await page.getByRole('button', { name: 'Write it' }).click()
}

test('an article needs only a title, and is written in Markdown', async ({ page, site }) => {
  await wordsOwner(page, site)
  await writeArticle(page, title)
  await expect(editedPage(page).getByRole('heading', { level: 1 })).toHaveText(title)
  await expectNoAxeFindings(page)
  const text = form(page).getByLabel('Text', { exact: true })
  await text.fill('Five questions.\n\n- Who owns the data?\n- What does it cost to leave?')
  await saveButton(page).click()
  await expect(saved(page)).toBeVisible()
  await expect(editedPage(page).getByText('Who owns the data?')).toBeVisible()

  await test.step('a click on a paragraph opens just that paragraph', async () => {
    await editedPage(page).getByRole('button', { name: 'Five questions.' }).last().click()
    await expect(text).toHaveValue('Five questions.')
    await text.fill('Six questions.')
    await saveButton(page).click()
    await expect(saved(page)).toBeVisible()
    // The summary follows.
    await expect(editedPage(page).getByText('Six questions.')).toHaveCount(2)
    await expect(editedPage(page).getByText('What does it cost to leave?')).toBeVisible()
  })
})

test('an article can be written at a new address, and when no page shows it', async ({ page, site }) => {
  const { text } = await wordsOwner(page, site)
  await writeArticle(page, 'Draft')
  await form(page).getByLabel('Web address').fill('farm')
  await saveButton(page).click()
  await expect(page).toHaveURL(/page=%2Farticles%2Ffarm&/)
  await expect(saved(page)).toBeVisible()
  await expect(form(page).getByLabel('Web address')).toHaveValue('farm')
  await expect(editedPage(page).getByRole('heading', { level: 1 })).toHaveText('Draft')

  await openEditor(page, { page: `/articles/${unlinkedArticle}`, text: `articles/${unlinkedArticle}` })
  await form(page).getByLabel('On the website').selectOption('No')
  await saveButton(page).click()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText('No page shows this text.')).toBeVisible()
  await page.goto('/admin/website?q=articles')
  await page.getByRole('link', { name: /Not on the website$/ }).click()
  await form(page).getByLabel('Summary').fill('Not on the website, but written on.')
  await saveButton(page).click()
  await expect(saved(page)).toBeVisible()
  expect((await text(`articles/${unlinkedArticle}`)).value).toMatchObject({ listing: 'hidden' })

  await page.goto('/admin/website/edit?text=plans/optimize')
  await expect(page.getByText('No page shows this text.')).toBeVisible()
  await expect(typedText(page)).toBeVisible()
})

test('reply templates show as an email with the owner’s own values, and are live once saved', async ({
  page,
  site,
  consoleErrors,
}) => {
  const { text, saveDraft, publish, overview } = await wordsOwner(page, site)
  const company = (await text('site/company')).value as { links: object }
  await saveDraft('site/company', { ...company, links: { ...company.links, booking: 'https://calendly.com/diane' } })
  await publish()
  await page.goto('/admin/website')
  await page.getByRole('link', { name: 'Reply templates' }).click()
  await form(page).getByRole('button', { name: 'Book a call', exact: true }).click()
  const paragraph = form(page).getByLabel('Paragraph 1')
  await paragraph.fill('Please pick a time:\n{booking}')
  await expect(page.getByRole('article').getByText('https://calendly.com/diane').first()).toBeVisible()
  await paragraph.fill('Or {bokking}.')
  await form(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form(page).getByRole('alert').first()).toContainText('bokking')
  allowFailedRequests(consoleErrors)
  await paragraph.fill('Please call me.')
  await form(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form(page).getByText('Saved', { exact: true })).toBeVisible()
  expect((await overview()).drafts).toEqual([])
  await expectNoAxeFindings(page)
})
