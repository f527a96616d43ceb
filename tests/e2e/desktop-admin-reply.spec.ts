import { replyTemplates } from '#content/reply-templates.ts'
import { logIn } from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { dueLine, newContact, openLead, sendQuiz, sendSurvey, statusButton } from '#tests/support/leads-page.ts'
import { recordEmails, replyButton, replyDialog } from '#tests/support/reply-dialog.ts'
import { tabTo } from '#tests/support/toolkit-page.ts'
import { desktop, expect, test } from '#tests/support/watched-page.ts'

test.use(desktop)

test.beforeEach(async ({ page }) => {
  await logIn(page)
})

test('a reply can be written, opened and marked as answered by keyboard alone', async ({ page }) => {
  const opened = await recordEmails(page)
  const anna = newContact({ name: 'Anna Example' })
  await sendSurvey(page, anna)
  await openLead(page, anna)
  await statusButton(page, 'Booked').click()
  await page.getByRole('button', { name: 'Undo answered' }).click()
  await expect(dueLine(page).getByText(/^Due /)).toBeVisible()
  const reply = replyDialog(page, anna.name)
  await replyButton(page).focus()
  await page.keyboard.press('Enter')
  await tabTo(page, reply.template)
  await page.keyboard.press('ArrowDown')
  await expect(reply.subject).toHaveValue(replyTemplates.survey[1].subject)
  await tabTo(page, reply.message)
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('First line\n')
  await tabTo(page, reply.undo)
  await tabTo(page, reply.open)
  await page.keyboard.press('Enter')
  await expect(reply.open).toBeFocused()
  expect(opened.map(href => decodeURIComponent(href))).toEqual([expect.stringContaining('body=First line\r\nHello')])
  await expectNoAxeFindings(page)
  await tabTo(page, reply.markAsAnswered)
  await page.keyboard.press('Enter')
  await expect(reply.dialog).toBeHidden()
  await expect(replyButton(page)).toBeFocused()
  await expect(dueLine(page).getByText('Answered on time')).toBeVisible()
  await page.keyboard.press('Enter')
  await reply.template.selectOption(replyTemplates.survey[1].label)
  await expect(reply.message, 'the draft is gone').toHaveValue(/^Hello/)
  await expect(reply.undo).toBeHidden()
})

test('copies the message, or selects it if the browser refuses', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const anna = newContact()
  await sendQuiz(page, anna)
  await openLead(page, anna)
  await replyButton(page).click()
  const reply = replyDialog(page, anna.name)
  await reply.copy.click()
  await expect(reply.dialog.getByRole('status').filter({ hasText: 'Text copied.' })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await reply.message.inputValue())

  await context.clearPermissions()
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }),
  )
  await reply.copy.click()
  await expect(reply.dialog.getByText('Your browser blocked the copy button.')).toBeVisible()
  await expect(reply.message).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await reply.message.inputValue())
  await expectNoAxeFindings(page)
})
