import { replyTemplates } from '#content/reply-templates.ts'
import { logIn } from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import {
  answeredButton,
  dueLine,
  leadCall,
  newContact,
  noteField,
  openLead,
  rowOf,
  sendBeta,
  sendQuiz,
  sendSurvey,
  statusButton,
} from '#tests/support/leads-page.ts'
import { readEmail, recordEmails, replyButton, replyDialog } from '#tests/support/reply-dialog.ts'
import { routeFirst } from '#tests/support/route-first.ts'
import { toast } from '#tests/support/toast.ts'
import { expect, test } from '#tests/support/watched-page.ts'

test.beforeEach(async ({ page }) => {
  await logIn(page)
})

const [bookACall, askAQuestion] = replyTemplates.survey

test('opens a prefilled reply in the email program, and marks the lead as answered', async ({
  page,
  consoleErrors,
}) => {
  const opened = await recordEmails(page)
  const anna = newContact({ name: 'Anna Müller' })
  await sendSurvey(page, anna)
  await openLead(page, anna)
  const reply = replyDialog(page, anna.name)
  await replyButton(page).tap()

  await test.step('the message fits the lead', async () => {
    await expect(reply.subject).toHaveValue(bookACall.subject)
    await expect(reply.message).toHaveValue(/^Hello Anna,\n\nThank you for completing your assessment\./)
    const { to, subject, body } = readEmail(await reply.open.getAttribute('href'))
    expect(to).toBe(anna.email)
    expect(subject).toBe(bookACall.subject)
    expect(body).toBe((await reply.message.inputValue()).replaceAll('\n', '\r\n'))
    const booking = new URL(/https:\S+/.exec(body)?.[0] ?? '')
    expect(Object.fromEntries(booking.searchParams)).toEqual({ name: 'Anna', email: anna.email })
  })

  await test.step('opening it leaves the lead unanswered', async () => {
    await reply.open.tap()
    await expect.poll(() => opened.length).toBe(1)
    await expect(reply.markAsAnswered).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(replyButton(page)).toBeFocused()
    await expect(dueLine(page).getByText(/^Due /)).toBeVisible()
    await replyButton(page).tap()
  })

  await test.step('marking it as answered can be retried', async () => {
    await routeFirst(page, leadCall, route => route.fulfill({ status: 500, json: {} }))
    await reply.markAsAnswered.tap()
    await expect(reply.dialog.getByRole('alert')).toHaveText("Couldn't save this. Please try again.")
    expect(consoleErrors.splice(0).join()).toContain('status of 500')
    await expectNoAxeFindings(page)
    await reply.markAsAnswered.tap()
    await expect(reply.dialog).toBeHidden()
    await expect(toast(page)).toContainText('Marked as answered')
    await expect(dueLine(page).getByText('Answered on time')).toBeVisible()
    await expect(statusButton(page, 'Contacted', true)).toBeVisible()
    await expect(replyButton(page)).toBeFocused()
  })
})

test('keeps a draft for each template, through Escape, Back and a reload', async ({ page }) => {
  const anna = newContact()
  await sendSurvey(page, anna)
  await openLead(page, anna)
  const reply = replyDialog(page, anna.name)
  const isFitting = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  await replyButton(page).tap()
  await expect(reply.undo).toBeHidden()
  await reply.message.fill('My own words')
  await reply.template.selectOption(askAQuestion.label)
  await expect(reply.subject).toHaveValue(askAQuestion.subject)
  await expect(reply.undo).toBeHidden()
  await reply.subject.fill('My own subject')
  await reply.template.selectOption(bookACall.label)
  await expect(reply.message).toHaveValue('My own words')
  await expect(reply.subject).toHaveValue(bookACall.subject)

  await page.keyboard.press('Escape')
  await expect(reply.dialog).toBeHidden()
  await expect(replyButton(page)).toBeFocused()
  await replyButton(page).tap()
  await expect(reply.message).toHaveValue('My own words')
  await page.goBack()
  await expect(rowOf(page, anna)).toBeVisible()
  await expect(reply.dialog).toBeHidden()
  await page.goForward()
  await page.reload()
  await replyButton(page).tap()
  await reply.template.selectOption(bookACall.label)
  await expect(reply.message).toHaveValue('My own words')
  expect(readEmail(await reply.open.getAttribute('href')).body).toBe('My own words')
  await reply.template.selectOption(askAQuestion.label)
  await expect(reply.subject).toHaveValue('My own subject')

  await reply.undo.tap()
  await expect(reply.subject).toHaveValue(askAQuestion.subject)
  await expect(reply.message).toBeFocused()

  await reply.message.fill('A long message. '.repeat(200))
  await expect(reply.dialog.getByText('This message is too long to pass on')).toBeVisible()
  expect(await reply.open.getAttribute('href')).toBe(
    `mailto:${anna.email}?subject=${encodeURIComponent(askAQuestion.subject)}`,
  )
  await expectNoAxeFindings(page)
  expect(await isFitting()).toBe(true)
})

test('offers templates for the latest form, and says so if the lead unsubscribed', async ({ page }) => {
  const anna = newContact()
  await sendQuiz(page, anna)
  await sendBeta(page, anna)
  await page.route(leadCall, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), unsubscribed: true } })
  })
  await openLead(page, anna)
  await expect(page.getByText('Unsubscribed: they no longer get email from this site')).toBeVisible()
  await replyButton(page).tap()
  const reply = replyDialog(page, anna.name)
  await expect(reply.template.getByRole('option')).toHaveText(replyTemplates.beta.map(({ label }) => label))
  await expect(reply.dialog.getByText(/^They unsubscribed from automatic email\. You may still answer/)).toBeVisible()
  await expectNoAxeFindings(page)
})

test('offers the phone instead if the address is unusable', async ({ page }) => {
  const anna = newContact()
  Object.assign(anna, { email: `anna at example, ${anna.mark}` })
  await sendSurvey(page, anna)
  await openLead(page, anna)
  await expect(page.getByText("This email address can't be used as it is.")).toHaveText(/or call them\.$/)
  await expect(replyButton(page)).toBeHidden()
  await answeredButton(page).tap()
  await expect(dueLine(page).getByText('Answered on time')).toBeVisible()
})

test('opening an email program does not ask about an unsaved note', async ({ page, consoleErrors }) => {
  await page.clock.install()
  const anna = newContact()
  await sendSurvey(page, anna)
  await openLead(page, anna)
  const prompts: string[] = []
  page.on('dialog', prompt => {
    prompts.push(prompt.type())
    return prompt.accept()
  })
  await noteField(page).fill('Not saved yet')
  await replyButton(page).tap()
  const reply = replyDialog(page, anna.name)
  await reply.open.tap()
  expect(prompts).toEqual([])
  await page.clock.runFor(1100)
  await page.reload()
  expect(prompts).toEqual(['beforeunload'])
  // Chromium may complain that there's no email program here.
  consoleErrors.splice(0, Infinity, ...consoleErrors.filter(message => !message.includes('Failed to launch')))
})
