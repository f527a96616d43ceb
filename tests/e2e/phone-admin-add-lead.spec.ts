import { logIn } from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import {
  card,
  leadHeading,
  newContact,
  noteField,
  openDetails,
  openLead,
  sendSurvey,
} from '#tests/support/leads-page.ts'
import { expect, test } from '#tests/support/watched-page.ts'

test('someone who phoned is added, is joined with the form they send later, and gets a copy of it all', async ({
  page,
}) => {
  await logIn(page)
  const digits = String(Date.now()).slice(-7)
  const anna = newContact({ phone: `204${digits}` })
  await page.goto('/admin/leads')
  await page.getByRole('button', { name: 'Add a lead' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Add a lead' })
  await dialog.getByLabel('Name').fill(`Caller ${anna.mark}`)
  await expectNoAxeFindings(page)
  await dialog.getByRole('button', { name: 'Add', exact: true }).tap()
  await expect(dialog, 'a phone number or an address is required').toBeVisible()
  await dialog.getByLabel('Phone').fill(`(204) ${digits}`)
  await dialog.getByLabel('Note').fill('Call after five')
  await dialog.getByRole('button', { name: 'Add', exact: true }).tap()
  await expect(leadHeading(page, `Caller ${anna.mark}`)).toBeVisible()
  await expect(page.getByText('Email: Not asked yet: call only')).toBeVisible()
  await noteField(page).fill('A new note')
  await page.getByRole('button', { name: 'Edit note' }).tap()
  await expect(page.getByRole('textbox', { name: 'Edit note' })).toHaveValue('Call after five')
  await page.getByRole('button', { name: 'Cancel' }).tap()
  await noteField(page).fill('')
  await expectNoAxeFindings(page)

  await sendSurvey(page, anna, { visit: { firstPage: '/about' } })
  await openLead(page, anna)
  await expect(page.getByText('has the same phone number.')).toBeVisible()
  await page.getByRole('button', { name: "It's the same person" }).tap()
  await expect(page.getByText('has the same phone number.')).toBeHidden()
  await expect(page.getByRole('article').getByText('Call after five')).toBeVisible()
  await page.getByRole('button', { name: 'In a week' }).tap()
  await page.getByLabel('What to do').fill('Send the checklist')
  await card(page, 'Next step').getByRole('button', { name: 'Save' }).tap()
  await expect(card(page, 'Next step').getByText('Saved')).toBeVisible()
  await openDetails(page)
  await page.getByRole('button', { name: 'Readable copy' }).tap()
  const copy = page.getByRole('article')
  await expect(copy.getByRole('heading', { level: 2 })).toHaveText(`What Modernize My Business has about ${anna.name}`)
  for (const text of ['Contacted', 'Send the checklist', 'Phoned us', 'Not asked yet: call only', 'First page /about'])
    await expect(copy).toContainText(text)
  await expect(copy).toContainText('When would you like to exit your business?')
  await expect(copy).toContainText('What you agreed to')
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Close' }).tap()
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible()
})
