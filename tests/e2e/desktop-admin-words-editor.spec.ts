import { content } from '#content/all-content.ts'
import { logIn } from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { test as ownSite, wordsOwner } from '#tests/support/own-site.ts'
import { desktop, expect, test } from '#tests/support/watched-page.ts'
import { editedPage, openEditor, textButton, typedText } from '#tests/support/words-editor.ts'

test.use(desktop)
ownSite.use(desktop)

const { beta, betaFaq, site: company } = content

ownSite('edits texts with the keyboard alone', async ({ page, site }) => {
  await wordsOwner(page, site)
  await openEditor(page, '/beta')
  const [first] = betaFaq
  const question = textButton(page, first?.question ?? '')
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(typedText(page)).toBeFocused()
  await page.keyboard.type(' Really?')
  await page.keyboard.press('Escape')
  await expect(question).toBeFocused()
  await page.keyboard.press('Space')
  await expect(typedText(page)).toHaveValue(first?.question ?? '')
  await typedText(page).fill('Is it free of charge?')
  await page.keyboard.press('Control+Enter')
  await expect(textButton(page, 'Is it free of charge?')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Publish (1)' })).toBeVisible()
})

ownSite('shows both texts if another window was faster', async ({ page, site, consoleErrors }) => {
  const { saveDraft } = await wordsOwner(page, site)
  await openEditor(page, '/beta')
  await textButton(page, beta.title).click()
  await typedText(page).fill('Mine')
  await saveDraft('beta/title', 'Theirs')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This text was changed in another window.')).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText(['Theirs', 'Mine'])
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(textButton(page, 'Mine')).toBeFocused()
  allowFailedRequests(consoleErrors)

  await textButton(page, 'Mine').click()
  await typedText(page).fill('Mine again')
  await saveDraft('beta/title', 'Theirs again')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Use the other one' }).click()
  await expect(textButton(page, 'Theirs again')).toBeVisible()
  allowFailedRequests(consoleErrors)
})

test('says why a text is locked, and reaches what the page does not show', async ({ page }) => {
  await logIn(page)
  await openEditor(page, '/beta')
  await editedPage(page)
    .getByRole('button', { name: `Locked: ${company.name}`, exact: true })
    .first()
    .click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('region', { name: /^Edit: / })).toHaveCount(0)

  await page.getByRole('button', { name: 'Hidden texts' }).click()
  const panel = page.getByRole('region', { name: "Texts you can't see on the page" })
  await panel.getByLabel('Search').fill('search engines')
  await expectNoAxeFindings(page)
  const description = panel.getByRole('button', { name: /description/ })
  await description.click()
  await expect(typedText(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(description).toBeFocused()
  await panel.getByRole('button', { name: 'Close' }).click()

  await editedPage(page)
    .getByRole('button', { name: /^Edit list: / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Save as a draft' })).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save as a draft' })).toHaveCount(0)
})

test('leaves links alone while editing, and follows them from the card', async ({ page }) => {
  await logIn(page)
  await openEditor(page, '/beta')
  await textButton(page, 'Articles').click()
  await expect(page).toHaveURL(/\/admin\/website\/edit/)
  await page.getByRole('button', { name: /^Open “/ }).click()
  await expect(page).toHaveURL(/page=%2Farticles/)
  await page.goBack()
  await expect(page).toHaveURL(/page=%2Fbeta/)
  await expect(textButton(page, beta.title)).toBeVisible()
})
