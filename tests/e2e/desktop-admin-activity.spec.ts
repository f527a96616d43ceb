import type { Page } from '@playwright/test'
import { adminHeading, bearerHeader, logIn } from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { newContact, openDetails, openLead, sendQuiz, showField, statusButton } from '#tests/support/leads-page.ts'
import { desktop, expect, test } from '#tests/support/watched-page.ts'

test.use(desktop)

const entries = (page: Page) => page.getByRole('region').getByRole('listitem')
const clearFilter = (page: Page) => page.getByRole('link', { name: 'Clear this filter' })

test('shows who looked at a lead and what they changed, filters and exports it', async ({ page }) => {
  const contact = newContact()
  await sendQuiz(page, contact)
  const token = await logIn(page)
  await openLead(page, contact)
  await statusButton(page, 'Won').click()
  await expect(statusButton(page, 'Won', true)).toBeVisible()
  await openDetails(page)
  await page.getByRole('link', { name: 'Who viewed or changed this lead' }).press('Enter')
  await expect(adminHeading(page, 'Activity')).toBeVisible()
  await expect(page.getByText('Only about one lead')).toBeVisible()
  await expect(entries(page)).toHaveText([
    /Changed the status from New to Won.*this device/,
    /Opened a lead: .*[ap]\.m\..*this device/,
  ])
  await expect(page.getByText('2 entries')).toBeVisible()
  await expectNoAxeFindings(page)

  await showField(page).selectOption('Views')
  await expect(entries(page)).toHaveText([/Opened a lead/])
  await page.reload()
  await expect(entries(page)).toHaveText([/Opened a lead/])

  await showField(page).selectOption('Deleted data')
  await expect(page.getByText('No activity matches this filter')).toBeVisible()
  await expectNoAxeFindings(page)
  await showField(page).selectOption('Everything')
  const link = entries(page).last().getByRole('link', { name: contact.name })
  await link.click()
  await expect(page).toHaveURL(/\/admin\/leads\?lead=/)
  const id = new URL(page.url()).searchParams.get('lead')
  await page.goBack()
  await expect(clearFilter(page)).toBeVisible()

  const erasure = await page.request.delete(`/api/admin/leads/${id}`, { headers: bearerHeader(token) })
  expect(erasure.ok()).toBe(true)
  await page.reload()
  await expect(entries(page).first()).toContainText("Erased one person's data: erased lead")
  await expect(page.getByText(contact.name)).toHaveCount(0)
  await expectNoAxeFindings(page)

  await clearFilter(page).click()
  await expect(page).toHaveURL('/admin/activity')
  await expect(clearFilter(page)).toHaveCount(0)
})
