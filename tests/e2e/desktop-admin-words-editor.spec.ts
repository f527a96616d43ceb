import { content } from '#content/all-content.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { test, wordsOwner } from '#tests/support/own-site.ts'
import { desktop, expect } from '#tests/support/watched-page.ts'
import { editedPage, form, openEditor, saveButton, saved, textButton, typedText } from '#tests/support/words-editor.ts'

test.use(desktop)

const { beta, betaFaq, homeFaq, site: company } = content

test('edits texts with the keyboard alone', async ({ page, site }) => {
  await wordsOwner(page, site)
  await openEditor(page, { page: '/beta' })
  const question = textButton(page, betaFaq[0]?.question ?? '')
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(typedText(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeFocused()
  await page.keyboard.press('Space')
  await expect(typedText(page)).toBeFocused()
  await typedText(page).fill('Is it free of charge?')
  await page.keyboard.press('Enter')
  await expect(saved(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Publish (1)' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(textButton(page, 'Is it free of charge?')).toBeFocused()
})

test('shows both texts if another window was faster, and keeps either', async ({ page, site, consoleErrors }) => {
  const { saveDraft } = await wordsOwner(page, site)
  await openEditor(page, { page: '/beta' })
  await textButton(page, beta.title).click()
  await typedText(page).fill('Mine')
  await saveDraft('beta/title', 'Theirs')
  await saveButton(page).click()
  await expect(page.getByText('This was changed in another window.')).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText(['Theirs', 'Mine'])
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(saved(page)).toBeVisible()
  await expect(textButton(page, 'Mine')).toBeVisible()
  allowFailedRequests(consoleErrors)

  await typedText(page).fill('Mine again')
  await saveDraft('beta/title', 'Theirs again')
  await saveButton(page).click()
  await page.getByRole('button', { name: 'Use the other one' }).click()
  await expect(typedText(page)).toHaveValue('Theirs again')
  await expect(textButton(page, 'Theirs again')).toBeVisible()
  allowFailedRequests(consoleErrors)
})

test('takes the other window’s article instead of a paragraph of its own', async ({ page, site, consoleErrors }) => {
  const { saveDraft, text } = await wordsOwner(page, site)
  const path = 'articles/what-ai-agents-can-do'
  const article = (await text(path)).value as { text: string }
  const paragraph = article.text.split('\n\n').findLast(part => /^[A-Z][^*[\]]+$/.test(part)) ?? ''
  await openEditor(page, { page: `/${path}` })
  await textButton(page, paragraph).click()
  await typedText(page).fill('Mine')
  const theirs = `A long new beginning, by someone else.\n\n${article.text.replace(paragraph, 'Theirs, and longer.')}`
  await saveDraft(path, { ...article, text: theirs })
  await saveButton(page).click()
  await page.getByRole('button', { name: 'Use the other one' }).click()
  allowFailedRequests(consoleErrors)
  await expect(form(page).getByLabel('Text', { exact: true })).toHaveValue(theirs)
  await textButton(page, 'Theirs, and longer.').click()
  await expect(typedText(page)).toHaveValue('Theirs, and longer.')
})

test('a preview keeps what was typed', async ({ page, site }) => {
  await wordsOwner(page, site)
  await openEditor(page, { page: '/beta' })
  await textButton(page, beta.title).click()
  await typedText(page).fill('Typed before the preview')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByTitle('Preview of the page')).toBeVisible()
  await page.getByRole('link', { name: 'Website' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(typedText(page)).toHaveValue('Typed before the preview')
})

test('adds, moves and removes the entries of a list', async ({ page, site, consoleErrors }) => {
  const { text } = await wordsOwner(page, site)
  await openEditor(page, { page: '/', text: 'home/faq' })
  const [first = '', second = ''] = homeFaq.map(({ question }) => question)
  await form(page)
    .getByRole('button', { name: `Move down: ${first}` })
    .press('Enter')
  await expect(form(page).getByRole('button', { name: `Move down: ${first}` })).toBeFocused()
  await form(page).getByRole('button', { name: second, exact: true }).click()
  await form(page).getByRole('button', { name: 'Remove this question' }).click()
  await form(page).getByRole('button', { name: 'Put back what you removed' }).click()
  await form(page).getByRole('button', { name: 'Add a question' }).click()
  await expect(form(page).getByRole('textbox', { name: 'Question' })).toBeFocused()
  await expect(form(page).getByRole('textbox', { name: 'Question' })).toBeInViewport()
  await page.keyboard.type('Do you work on weekends?')
  await saveButton(page).click()
  await expect(form(page).getByRole('alert').getByText("can't be empty")).toBeVisible()
  await expect(form(page).getByRole('textbox', { name: 'Answer' })).toBeFocused()
  await expectNoAxeFindings(page)
  allowFailedRequests(consoleErrors)
  await form(page).getByRole('textbox', { name: 'Answer' }).fill('No.')
  await saveButton(page).click()
  await expect(saved(page)).toBeVisible()
  await expect(editedPage(page).getByText('Do you work on weekends?')).toBeVisible()
  const { value } = await text('home/faq')
  expect((value as unknown as typeof homeFaq).map(({ question }) => question)).toEqual([
    second,
    first,
    ...homeFaq.slice(2).map(({ question }) => question),
    'Do you work on weekends?',
  ])
})

test('says why a text is locked, and where else a text is', async ({ page, site }) => {
  await wordsOwner(page, site)
  await openEditor(page, { page: '/beta' })
  await textButton(page, company.name).click()
  await expect(form(page).getByText('Ask a developer to change it.')).toBeVisible()
  await expect(saveButton(page)).toHaveCount(0)
  await form(page).getByRole('button', { name: 'Show everything in this text' }).click()
  await form(page)
    .getByText(/^Also on \d+ other pages$/)
    .click()
  await form(page).getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/page=%2Fabout&text=site%2Fcompany/)
  await page.goBack()
  await expect(page).toHaveURL(/page=%2Fbeta/)
})

test('replaces made-up company details and adds a picture', async ({ page, site, consoleErrors }) => {
  await wordsOwner(page, site)
  await page.goto('/admin/website')
  await expect(page.getByText('to decide: Email; Address; Your name; Booking link; Playlist;')).toBeVisible()
  await openEditor(page, { page: '/about', text: 'site/company' })
  const bookingLink = form(page).getByLabel(/^Booking link/)
  await bookingLink.fill('calendly.com/diane')
  await form(page).getByLabel('Phone').fill('12')
  await expect(bookingLink).toHaveValue('https://calendly.com/diane')
  await saveButton(page).click()
  await expect(form(page).getByRole('alert').getByText('has to be a phone number')).toBeVisible()
  await expect(form(page).getByLabel('Phone')).toBeFocused()
  allowFailedRequests(consoleErrors)
  await form(page).getByLabel('Phone').fill('+1 204 555 0100')

  await form(page).getByRole('button', { name: 'Choose a picture' }).first().click()
  const dialog = page.getByRole('dialog')
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo') })
  await expect(dialog.getByText("This file can't be used as a picture here.")).toBeVisible()
  const png = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1800, height: 1200 })
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') })
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog.getByLabel('What it shows')).toBeFocused()
  await dialog.getByLabel('What it shows').fill('Diane at her desk')
  await expectNoAxeFindings(page)
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  const picture = form(page).getByRole('img', { name: 'Diane at her desk' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
  await form(page).getByLabel('Your profile').fill('linkedin.com/in/diane')
  await page.keyboard.press('Control+Enter')
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(form(page).getByLabel('Your profile')).toHaveValue('https://linkedin.com/in/diane')
  await expect(form(page).getByLabel('Phone')).toHaveValue('+1 204 555 0100')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)

  // Only what changed, and the lines beside it.
  await page.goto('/admin/website/publish')
  await expect(page.locator('ins').first()).toHaveText('+1 204 555 0100')
  await expect(page.getByText('Tagline:')).toHaveCount(0)
})
