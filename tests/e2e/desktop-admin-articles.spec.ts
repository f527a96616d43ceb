import type { Page } from '@playwright/test'
import { bearerHeader, logIn } from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { desktop, expect, test } from '#tests/support/watched-page.ts'

test.use(desktop)
// One after the other: each test discards the drafts of both.
test.describe.configure({ mode: 'serial', timeout: 60_000 })

const title = 'What to Ask Before You Buy Software'
const path = 'articles/what-to-ask-before-you-buy-software'
let token = ''

test.beforeEach(async ({ page }) => {
  token = await logIn(page)
})

test.afterEach(async ({ page }) => {
  for (const draft of ['articles', path])
    await page.request.post('/api/admin/words/drafts/discard', { headers: bearerHeader(token), data: { path: draft } })
})

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save as a draft' })
const rows = (page: Page) => page.getByRole('list', { name: 'Articles' }).locator('> li')

test('an article is written in Markdown, moved, edited and deleted', async ({ page, consoleErrors }) => {
  await page.goto('/admin/website/articles/new')
  const text = page.getByLabel('Article', { exact: true })
  await text.fill(`# ${title}\n\nFive questions.\n\nSee [this](https://example.com) page.`)
  await page.getByRole('button', { name: 'Show how it looks' }).click()
  await expect(page.getByText('Line 5: A link has to be a paragraph of its own')).toBeVisible()
  allowFailedRequests(consoleErrors)
  await text.fill(`# ${title}\n\nFive questions.\n\n- Who owns the data?\n- What does it cost to leave?`)
  await page.getByRole('button', { name: 'Show how it looks' }).click()
  await expect(page.getByLabel('How it looks').getByRole('listitem')).toHaveCount(2)
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await expect(page.getByLabel('Web address')).toHaveValue('what-to-ask-before-you-buy-software')

  await saveButton(page).click()
  await expect(page.getByLabel('Summary'), 'the first error has the focus').toBeFocused()
  await page.getByLabel('Summary').fill('Five questions for the vendor.')
  await page.getByLabel('Description for search engines').fill('Five questions to ask a vendor before you sign.')
  await page.getByRole('radio', { name: /notepad with tally marks/ }).check({ force: true })
  await expect(page.getByLabel('Description of the picture')).toHaveValue(/notepad/)
  page.once('dialog', dialog => dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Summary'), 'what was typed survives a reload').toHaveValue(/^Five questions/)
  await expectNoAxeFindings(page)
  await saveButton(page).click()
  await expect(page.getByRole('heading', { name: 'Saved as a draft' })).toBeVisible()

  await page.getByRole('link', { name: 'All articles' }).click()
  await expect(rows(page).first()).toContainText(title)
  await expect(rows(page).first()).toContainText('New draft')
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: `Move down: ${title}` }).press('Enter')
  await expect(rows(page).nth(1)).toContainText(title)
  await expect(page.getByRole('button', { name: `Move down: ${title}` })).toBeFocused()
  await page
    .getByRole('button', { name: /^Unpublish / })
    .last()
    .click()
  await saveButton(page).click()
  await expect(page.getByText('Saved as a draft')).toBeVisible()
  await page.reload()
  await expect(rows(page).nth(1)).toContainText(title)
  await expect(rows(page).last()).toContainText('Will be unpublished')

  await page.getByRole('button', { name: `Edit parts ${title}` }).click()
  const blocks = page.getByRole('list', { name: /What to Ask/ })
  await blocks.getByRole('button', { name: /^Remove part 1/ }).click()
  await expect(blocks.getByRole('button', { name: /^Undo removing/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await blocks.getByRole('button', { name: /^Edit part 1/ }).click()
  await blocks.getByLabel('Paragraph').fill('Six questions.')
  await expectNoAxeFindings(page)
  await saveButton(page).first().click()
  await expect(blocks).toBeHidden()
  await page.getByRole('button', { name: `Edit parts ${title}` }).click()
  await expect(blocks.getByText('Paragraph: Six questions.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText(title)).toHaveCount(0)
})

test('reply templates show as an email while they are written', async ({ page }) => {
  await page.goto('/admin/website/replies')
  await page.getByRole('button', { name: /Edit the templates: After the quiz/ }).click()
  const list = page.getByRole('list', { name: /quiz/i })
  await list.getByRole('button', { name: /^Edit template 1/ }).click()
  await list.getByLabel('Message').fill('Please pick a time:\n{booking}\n\nOr {bokking}.')
  await expect(page.getByText("{bokking} isn't something that can be filled in")).toBeVisible()
  await expect(page.getByRole('article').getByText('https://calendly.com/').nth(1)).toBeVisible()
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(list).toBeHidden()
})
