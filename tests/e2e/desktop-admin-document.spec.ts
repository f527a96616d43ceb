import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { test, wordsOwner } from '#tests/support/own-site.ts'
import { desktop, expect } from '#tests/support/watched-page.ts'
import { editedPage, form, openEditor, saveButton, saved } from '#tests/support/words-editor.ts'

test.use(desktop)

const path = 'articles/what-ai-agents-can-do'

const textField = (page: Page) => form(page).getByLabel('Text', { exact: true })

/** As a browser does it: Playwright can't put HTML on the clipboard of every system. */
const paste = (page: Page, html: string, plain: string) =>
  textField(page).evaluate(
    (field, [html, plain]) => {
      const clipboardData = new DataTransfer()
      if (html) clipboardData.setData('text/html', html)
      clipboardData.setData('text/plain', plain)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [html, plain] as const,
  )

/** As tall as a phone's photo. */
const barn = sharp({ create: { width: 900, height: 1200, channels: 3, background: 'firebrick' } })
  .png()
  .toBuffer()

const fromWord = `<h1>Selling the farm</h1><p class=MsoNormal>Start <b>two years</b> early &amp; <i>ask</i>.</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Tax returns</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Land titles</p>
<img src="file:///C:/barn.png" alt="A barn">`

test('an article is pasted from Word, formatted with the bar, and gets a picture of the owner’s own', async ({
  page,
  site,
}) => {
  await wordsOwner(page, site)
  await openEditor(page, { page: `/${path}`, text: path })
  await textField(page).fill('')

  await test.step('headings, bold words and lists arrive, and what is lost is named', async () => {
    await paste(page, fromWord, 'Selling the farm')
    await expect(textField(page)).toHaveValue(
      '## Selling the farm\n\nStart **two years** early & ask.\n\n- Tax returns\n- Land titles\n\n',
    )
    await expect(form(page).getByText('Pasted, but without a picture and italics.')).toBeVisible()
  })

  await test.step('typed bullets become a list', async () => {
    await paste(page, '', '• Call the lawyer\n• Call the bank')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Wait')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Read more &amp; more')
    await expect(textField(page)).toHaveValue(/- Call the lawyer\n- Call the bank\n- Wait\n\nRead more &amp; more$/)
  })

  await test.step('a link needs no https://', async () => {
    await page.keyboard.press('Shift+Home')
    await form(page).getByRole('button', { name: 'Link', exact: true }).click()
    await page.keyboard.type('canada.ca')
    await expect(textField(page)).toHaveValue(/\[Read more &amp; more\]\(canada\.ca\)$/)
    await page.keyboard.press('ControlOrMeta+End')
  })

  await test.step('what the page can’t show is named, with its words', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('<b>Bold</b>')
    const problems = form(page).getByRole('list', { name: "What the page can't show" })
    await expect(problems.getByText("HTML can't be used").first()).toBeVisible()
    await expectNoAxeFindings(page)
    await expect(problems.getByText('“<b>”')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+End')
    for (const _ of '<b>Bold</b>') await page.keyboard.press('Backspace')
    await expect(problems).toHaveCount(0)
  })

  await test.step('a picture of the owner’s own', async () => {
    await form(page).getByRole('button', { name: 'Picture', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a picture' })
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'barn.png', mimeType: 'image/png', buffer: await barn })
    await dialog.getByLabel('What it shows').fill('Our barn')
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    await expect(textField(page)).toHaveValue(/\n\n!\[Our barn\]\(\/photos\/[\w-]+\.jpg\)\n\n$/)
    await expect(textField(page)).toBeFocused()
  })

  await test.step('it’s also the article’s picture, with its own description', async () => {
    await form(page).getByRole('button', { name: 'Choose another picture' }).click()
    await page.getByRole('dialog', { name: 'Picture' }).getByRole('button', { name: 'Our barn' }).click()
    await expect(form(page).getByLabel('Description of the picture')).toHaveValue('Our barn')
  })

  await saveButton(page).click()
  await expect(saved(page)).toBeVisible()
  const article = editedPage(page).getByRole('article')
  await expect(article.getByRole('heading', { name: 'Selling the farm' })).toBeVisible()
  await expect(article.locator('ul').getByRole('listitem')).toHaveText([
    'Tax returns',
    'Land titles',
    'Call the lawyer',
    'Call the bank',
    'Wait',
  ])
  await expect(article.getByText('Read more & more')).toBeVisible()
  await expect(article.getByRole('img', { name: 'Our barn' })).toHaveCount(2)
  await expectNoAxeFindings(page)
})
