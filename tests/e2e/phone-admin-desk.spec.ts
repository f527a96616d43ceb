import type { Page } from '@playwright/test'
import type { DeskEntry } from '#contracts/overview.ts'
import { companyDay } from '#server/calendar/company-time.ts'
import { bearerHeader, logIn } from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import {
  addNote,
  card,
  dueLine,
  leadCall,
  leadHeading,
  leadOf,
  newContact,
  noteField,
  openDetails,
  openLead,
  rowOf,
  sendQuiz,
  sendSurvey,
  showField,
} from '#tests/support/leads-page.ts'
import { recordEmails, replyDialog } from '#tests/support/reply-dialog.ts'
import { routeFirst } from '#tests/support/route-first.ts'
import { toast } from '#tests/support/toast.ts'
import { expect, test } from '#tests/support/watched-page.ts'

type Contact = ReturnType<typeof newContact>

type Place = Pick<DeskEntry, 'kind' | 'group'>

const toReply: Place = { kind: 'reply', group: 'later' }

/** All tests share one database, so the desk of this test shows only these leads. */
async function deskWith(page: Page, token: string, contacts: Contact[], place = toReply) {
  const desk: DeskEntry[] = []
  for (const contact of contacts)
    desk.push({ ...place, lead: await leadOf(page, token, contact), reason: '1-2 years · moderate budget', call: null })
  return { desk }
}

async function showOnDesk(page: Page, token: string, contacts: Contact[], place = toReply) {
  await page.route('**/api/admin/overview', async route => {
    const response = await route.fetch()
    const shown = await deskWith(page, token, contacts, place)
    await route.fulfill({ response, json: { ...(await response.json()), ...shown } })
  })
}

const region = (page: Page, name: string) => page.getByRole('region', { name })
const deskRow = (page: Page, { name }: Contact) => page.getByRole('listitem').filter({ hasText: name })

test('the desk leads to the possible bots', async ({ page }) => {
  await logIn(page)
  const bot = newContact()
  await sendSurvey(page, bot, { honeypot: 'I fill in everything' })
  await page.goto('/admin')
  await page.getByRole('link', { name: /possible bots? to check$/ }).click()
  await expect(showField(page)).toHaveValue('Possible bots')
  await expect(rowOf(page, bot)).toBeVisible()
})

test('a response from before the answer does not bring the lead back', async ({ page }) => {
  const token = await logIn(page)
  const anna = newContact()
  await sendSurvey(page, anna)
  await showOnDesk(page, token, [anna])
  await page.goto('/admin')
  const row = deskRow(page, anna)
  await row.getByRole('link', { name: /^Call sheet/ }).tap()
  await expect(leadHeading(page, anna.name)).toBeVisible()
  const requested = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const responded = Promise.withResolvers<void>()
  const before = await deskWith(page, token, [anna])
  await routeFirst(page, '**/api/admin/overview', async route => {
    const response = await route.fetch()
    requested.resolve()
    await answered.promise
    // Unless the browser no longer waits for it.
    await route.fulfill({ response, json: { ...(await response.json()), ...before } }).catch(() => undefined)
    responded.resolve()
  })
  await page.goBack()
  await requested.promise
  await row.getByRole('button', { name: /^Answered/ }).tap()
  await expect(row).toContainText("What's next?")
  answered.resolve()
  await responded.promise
  // By the time of a later response, the page has shown the earlier one.
  await page.evaluate(() => fetch('/healthz').then(response => response.text()))
  await expect(row).toContainText("What's next?")
})

test('calling someone takes one tap on the desk, and so do the call sheet, the reply and the answer', {
  tag: '@smoke',
}, async ({ page }) => {
  const token = await logIn(page)
  const opened = await recordEmails(page)
  const [anna, boris] = [newContact(), newContact({ name: 'Boris Nguyen', phone: 'call the shop' })]
  await sendSurvey(page, anna)
  await sendSurvey(page, boris)
  await showOnDesk(page, token, [anna, boris])
  await page.goto('/admin')
  const row = deskRow(page, anna)

  await test.step('the first row is on the first screen, with everything to call them', async () => {
    await expect(row).toContainText(anna.businessName)
    await expect(row.locator('summary')).toContainText('1-2 years · moderate budget')
    await expect(row.getByText(/^Reply: Due by (the end of )?\w+day, \w+ \d+/)).toBeInViewport()
    const call = row.getByRole('link', { name: `Call ${anna.name}` })
    await expect(call).toBeInViewport({ ratio: 1 })
    await expect(call).toHaveAttribute('href', 'tel:2045550123')
    await expect(deskRow(page, boris).getByRole('link', { name: /^Call Boris/ })).toHaveCount(0)
    expect((await deskRow(page, boris).boundingBox())?.height, 'a closed row').toBe(56)
    await expectNoAxeFindings(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  await test.step('call sheet', async () => {
    await row.getByRole('link', { name: /^Call sheet/ }).tap()
    await expect(leadHeading(page, anna.name)).toBeVisible()
    await noteField(page).fill('Call back after <five>')
    await addNote(page).tap()
    await expect(page.getByRole('article').getByText('Call back after <five>')).toBeVisible()
    // Until then it's a draft, which asks before the page is left.
    await expect(noteField(page)).toHaveValue('')
    await page.goBack()
  })

  await test.step('reply and mark as answered', async () => {
    await row.getByRole('button', { name: /^Reply/ }).tap()
    const reply = replyDialog(page, anna.name)
    await reply.open.tap()
    await expect.poll(() => opened.length).toBe(1)
    await reply.markAsAnswered.click()
    await expect(reply.dialog).toBeHidden()
    await expect(row).toContainText("What's next?")
    await expect(page.getByText('1 person, most urgent first')).toBeVisible()
  })

  await test.step('a slip can be undone', async () => {
    const other = deskRow(page, boris)
    await other.locator('summary').tap()
    await expect(row.getByRole('button', { name: 'Tomorrow' }), 'one row is open').toBeHidden()
    await other.getByRole('button', { name: /^Answered/ }).tap()
    await expect(other).toContainText("What's next?")
    await expect(page.getByText('Nobody is waiting for you.')).toBeVisible()
    expect(await leadOf(page, token, boris)).toMatchObject({ status: 'contacted', dueDate: { state: 'on-time' } })
    await other.getByRole('button', { name: /^Undo/ }).tap()
    await expect(other.getByRole('button', { name: /^Answered/ })).toBeVisible()
    expect(await leadOf(page, token, boris)).toMatchObject({ status: 'new', dueDate: { state: 'due' } })
  })
})

test('an answer that cannot be saved stays on the desk and says so', async ({ page, consoleErrors }) => {
  const token = await logIn(page)
  const anna = newContact()
  await sendSurvey(page, anna)
  await showOnDesk(page, token, [anna])
  await page.goto('/admin')
  const row = deskRow(page, anna)
  await routeFirst(page, leadCall, route => route.fulfill({ status: 500, json: {} }))
  await row.getByRole('button', { name: /^Answered/ }).tap()
  await expect(row.getByRole('alert')).toHaveText("Couldn't save this. Please try again.")
  expect(consoleErrors.splice(0).join()).toContain('status of 500')
  await row.getByRole('button', { name: /^Answered/ }).tap()
  await expect(row).toContainText("What's next?")
  await expect(row.getByRole('alert')).toBeEmpty()
})

test('answered and the next step take two taps, and without one the lead is on a list', async ({ page }) => {
  const token = await logIn(page)
  const anna = newContact()
  await sendSurvey(page, anna)
  await showOnDesk(page, token, [anna])
  await page.goto('/admin')
  const row = deskRow(page, anna)
  await row.getByRole('button', { name: /^Answered/ }).tap()
  await expect(row.getByRole('button', { name: 'Tomorrow' })).toBeVisible()
  await page.goto(`/admin/leads?show=no-next-step&q=${anna.mark}`)
  await expect(rowOf(page, anna)).toBeVisible()
  await rowOf(page, anna).tap()
  await page.getByRole('button', { name: 'In a week' }).tap()
  await expect(page.getByText(/^Next: follow up /)).toBeVisible()
  await page.getByRole('link', { name: 'Back to list' }).tap()
  await expect(page.getByText('No leads found matching your search')).toBeVisible()
})

test('after a call, one tap plans the next step and counts as the reply, or closes the lead', async ({ page }) => {
  const token = await logIn(page)
  await page.route('tel:**', route => route.abort())
  const anna = newContact()
  await sendSurvey(page, anna)
  await showOnDesk(page, token, [anna])
  await page.goto('/admin')
  const row = deskRow(page, anna)
  await row.getByRole('link', { name: /^Call Anna/ }).tap()
  await row.getByRole('button', { name: 'Tomorrow' }).tap()
  await expect(row).toContainText('Next: follow up tomorrow.')
  expect(await leadOf(page, token, anna)).toMatchObject({
    status: 'contacted',
    dueDate: { state: 'on-time' },
    followUp: { isDue: false },
  })
  await row.getByRole('button', { name: 'Nothing more' }).tap()
  await expect(row).toContainText('Closed: nothing more to do.')
  expect(await leadOf(page, token, anna)).toMatchObject({ status: 'closed', followUp: null })
  await row.getByRole('button', { name: /^Undo/ }).tap()
  await expect(row.getByRole('button', { name: /^Answered/ })).toBeVisible()
  expect(await leadOf(page, token, anna)).toMatchObject({ status: 'new', dueDate: { state: 'due' }, followUp: null })
})

test('a follow-up appears on the desk that day, and is done with one tap', async ({ page }) => {
  const token = await logIn(page)
  const anna = newContact()
  await sendQuiz(page, anna)
  await openLead(page, anna)
  const nextStep = card(page, 'Next step')
  const date = nextStep.getByLabel('Another day')
  await date.fill('2020-01-01')
  await nextStep.getByRole('button', { name: 'Save' }).tap()
  expect(await date.evaluate((input: HTMLInputElement) => input.validity.rangeUnderflow)).toBe(true)
  const today = (await date.getAttribute('min')) ?? ''
  await date.fill(today)
  await nextStep.getByRole('button', { name: 'Save' }).tap()
  await expect(nextStep.getByText('Next: follow up today.')).toBeVisible()
  await nextStep.getByLabel('What to do').fill('Send the checklist')
  await nextStep.getByRole('button', { name: 'Save' }).last().tap()
  await expect(nextStep.getByText('Saved')).toBeVisible()
  await showOnDesk(page, token, [anna], { kind: 'follow-up', group: 'today' })
  await page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name: 'Desk' }).tap()
  const row = region(page, 'Due today').getByRole('listitem').filter({ hasText: anna.name })
  await expect(row).toContainText('Follow-up today: Send the checklist')
  await expectNoAxeFindings(page)
  await row.getByRole('button', { name: 'Tomorrow' }).tap()
  await expect(row).toContainText('Next: follow up tomorrow.')
  expect((await leadOf(page, token, anna)).followUp).toMatchObject({ note: 'Send the checklist', isDue: false })
  await row.getByRole('button', { name: /^Undo/ }).tap()
  await expect(row.getByRole('button', { name: /^Done/ })).toBeVisible()
  await row.getByRole('button', { name: /^Done/ }).tap()
  await expect(row).toContainText("What's next?")
  expect((await leadOf(page, token, anna)).followUp).toBeNull()
  await row.getByRole('button', { name: 'In a week' }).tap()
  await expect(row).toContainText('Send the checklist')
  expect((await leadOf(page, token, anna)).followUp).toMatchObject({ note: 'Send the checklist', isDue: false })
  await row.getByRole('button', { name: /^Undo/ }).tap()
  await expect(row.getByRole('button', { name: /^Done/ })).toBeVisible()
  expect((await leadOf(page, token, anna)).followUp).toEqual({ on: today, note: 'Send the checklist', isDue: true })
})

test('moving a follow-up leaves the promised reply due', async ({ page }) => {
  const token = await logIn(page)
  const anna = newContact()
  await sendSurvey(page, anna)
  const { id, lastSubmittedAt } = await leadOf(page, token, anna)
  const followUp = { on: companyDay(new Date(lastSubmittedAt)).toString(), note: '' }
  await page.request.patch(`/api/admin/leads/${id}`, { headers: bearerHeader(token), data: { followUp } })
  await showOnDesk(page, token, [anna], { kind: 'follow-up', group: 'today' })
  await page.goto('/admin')
  const row = deskRow(page, anna)
  await row.getByRole('button', { name: 'Tomorrow' }).tap()
  await expect(row).toContainText('Next: follow up tomorrow.')
  expect(await leadOf(page, token, anna)).toMatchObject({
    status: 'new',
    dueDate: { state: 'due' },
    followUp: { isDue: false },
  })
})

test('a refreshed desk leaves the row open that is being worked on', async ({ page }) => {
  const token = await logIn(page)
  const [anna, boris] = [newContact(), newContact({ name: 'Boris Nguyen' })]
  await sendSurvey(page, anna)
  await sendSurvey(page, boris)
  await showOnDesk(page, token, [anna])
  await page.goto('/admin')
  const call = deskRow(page, anna).getByRole('link', { name: /^Call Anna/ })
  await expect(call).toBeVisible()
  await showOnDesk(page, token, [boris, anna])
  await page.getByRole('button', { name: 'Refresh' }).tap()
  await expect(deskRow(page, boris)).toBeVisible()
  await expect(call).toBeVisible()
})

test("on the lead's page, the next step follows the answer, and the app's badge counts who's left", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.setAppBadge = async badge => void Object.assign(window, { badge })
  })
  const token = await logIn(page)
  const anna = newContact()
  await sendSurvey(page, anna)
  await openLead(page, anna)
  await page.route('**/api/admin/overview', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), badge: 77 } })
  })
  const answered = page.getByRole('button', { name: 'Answered', exact: true })
  await answered.tap()
  await expect.poll(() => page.evaluate(() => (window as { badge?: number }).badge)).toBe(77)
  await page.getByRole('button', { name: 'Undo answered' }).tap()
  await expect(answered).toBeVisible()
  expect(await leadOf(page, token, anna)).toMatchObject({ status: 'new', dueDate: { state: 'due' } })
  await answered.tap()
  const tomorrow = page.getByRole('button', { name: 'Tomorrow' }).first()
  await expect(tomorrow).toBeInViewport({ ratio: 1 })
  await expectNoAxeFindings(page)
  await tomorrow.tap()
  await expect(page.getByText('Next: follow up tomorrow.').first()).toBeInViewport()
})

test('notes are dated, and can be edited and deleted', async ({ page, consoleErrors }) => {
  await logIn(page)
  const anna = newContact()
  await sendQuiz(page, anna)
  await openLead(page, anna)
  const notes = card(page, 'Notes').getByRole('listitem')
  for (const text of ['First call: no answer', 'Second call: likes mornings']) {
    await noteField(page).fill(text)
    await addNote(page).tap()
    await expect(notes.first()).toContainText(text)
  }
  await expect(notes).toHaveText([/\d+:\d\d [ap]\.m\.Second call/, /First call/])
  await expectNoAxeFindings(page)

  await notes.first().getByRole('button', { name: 'Edit note' }).tap()
  const field = page.getByRole('textbox', { name: 'Edit note' })
  await expect(field).toBeFocused()
  await field.fill('Second call: likes evenings')
  await notes.first().getByRole('button', { name: 'Save' }).tap()
  await expect(notes.first()).toContainText(/edited just now.*likes evenings/)

  await notes.last().getByRole('button', { name: 'Delete note' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Delete this note?' })
  await routeFirst(page, '**/notes/*', route => route.fulfill({ status: 500, json: {} }))
  await dialog.getByRole('button', { name: 'Delete', exact: true }).tap()
  await expect(dialog.getByRole('alert')).toHaveText("Couldn't save this. Please try again.")
  expect(consoleErrors.splice(0).join()).toContain('status of 500')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).tap()
  await expect(notes).toHaveCount(1)
  await page.reload()
  await expect(notes).toHaveText([/Second call: likes evenings/])

  await notes.getByRole('button', { name: 'Delete note' }).tap()
  await expect(dialog).toContainText(/[ap]\.m\. will be deleted\. You can't undo it\./)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).tap()
  await expect(notes).toHaveCount(0)
  await expect(card(page, 'Notes').locator(':focus'), 'the focus stays near').toHaveCount(1)
})

test('a possible bot becomes a person, or spam that no list shows', async ({ page }) => {
  const token = await logIn(page)
  const anna = newContact()
  await sendSurvey(page, anna, { honeypot: 'I fill in everything' })
  await openLead(page, anna)

  await test.step('spam is out of every list but its own', async () => {
    await page.getByRole('button', { name: 'Spam', exact: true }).tap()
    await expect(toast(page)).toContainText('Marked as spam')
    await expect(page.getByText(/^Spam: they're in no list/)).toBeVisible()
    await expectNoAxeFindings(page)
    await page.getByRole('link', { name: 'Back to list' }).tap()
    await expect(page.getByText('No leads found matching your search')).toBeVisible()
    await showField(page).selectOption('Spam')
    await rowOf(page, anna).tap()
  })

  await test.step('not spam: what was held is sent', async () => {
    await page.getByRole('button', { name: 'Not spam' }).tap()
    await expect(toast(page)).toContainText('Marked as a person')
    await expect(page.getByText(/^(Spam|Possible bot):/)).toHaveCount(0)
    await expect(dueLine(page)).toHaveText(/^Due /)
    await openDetails(page)
    await expect(page.getByRole('button', { name: 'Mark as spam' })).toBeVisible()
    const waiting = await page.request.get(`/api/admin/leads?show=waiting&q=${anna.mark}`, {
      headers: bearerHeader(token),
    })
    expect(await waiting.json()).toHaveLength(1)
  })
})

test('"Dismiss" puts an end to a held email', async ({ page }) => {
  await logIn(page)
  const bot = newContact()
  await sendSurvey(page, bot, { honeypot: 'I fill in everything' })
  await openLead(page, bot)
  await openDetails(page)
  const confirmation = card(page, 'Emails and webhooks')
    .getByRole('listitem')
    .filter({ hasText: 'Assessment confirmation' })
  await expect(confirmation).toContainText('On hold')
  await confirmation.getByRole('button', { name: /^Dismiss/ }).tap()
  await expect(toast(page)).toContainText("It won't be sent.")
  await expect(confirmation).toContainText('Dismissed')
  await expect(confirmation.getByRole('button')).toHaveCount(0)
})
