import type { Page } from '@playwright/test'
import { companyDay } from '#server/calendar/company-time.ts'
import { bearerHeader, logIn } from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { bookingRequest, calendly, type SampleBooking } from '#tests/support/booking-events.ts'
import {
  card,
  findInList,
  leadHeading,
  leadOf,
  newContact,
  openLead,
  rowOf,
  sendSurvey,
  showField,
  statusButton,
} from '#tests/support/leads-page.ts'
import { expect, test } from '#tests/support/watched-page.ts'

async function report(page: Page, events: readonly object[]) {
  for (const event of events) {
    const { payload, headers } = bookingRequest(event)
    expect((await page.request.post('/api/bookings', { data: Buffer.from(payload), headers })).status()).toBe(200)
  }
}

const { booked, canceled, rescheduled } = calendly

/** In a moment, so it's today or, just before midnight, tomorrow. */
const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

function newBooking({ email, name, mark }: ReturnType<typeof newContact>, id: string): SampleBooking {
  return { id: `${id}${mark}`, email, name, phone: '204 555 0123', startsAt: soon(5), at: soon(-10) }
}

const callRow = (page: Page, name: string) =>
  page
    .getByRole('region', { name: /^Calls (today|tomorrow)$/ })
    .getByRole('listitem')
    .filter({ hasText: name })

test("a booked call is on the dashboard, one tap from its call sheet, and on the lead's timeline", async ({ page }) => {
  await logIn(page)
  const anna = newContact()
  await sendSurvey(page, anna)
  await report(page, booked(newBooking(anna, 'one')))
  await page.goto('/admin')
  const row = callRow(page, anna.name)
  await row.waitFor()
  // The first row is open already, and other tests have calls too.
  if (await row.locator('details:not([open])').isVisible()) await row.locator('summary').tap()

  await test.step('the dashboard', async () => {
    await expect(row).toContainText(/\d+:\d\d [ap]\.m\. to \d+:\d\d [ap]\.m\./)
    await expect(row).toContainText(anna.businessName)
    await expect(row.getByRole('link', { name: `Call ${anna.name}` })).toHaveAttribute('href', 'tel:2045550123')
    await expectNoAxeFindings(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  await test.step('the call sheet', async () => {
    await row.getByRole('link', { name: /^Call sheet/ }).tap()
    await expect(leadHeading(page, anna.name)).toBeVisible()
    await expect(page.getByRole('article').getByText(/^Call (today|tomorrow), \d+:\d\d [ap]\.m\.$/)).toBeVisible()
  })

  await test.step('the timeline, after the call was moved and canceled', async () => {
    const later = { ...newBooking(anna, 'two'), startsAt: soon(60 * 24 * 9), at: soon(-5) }
    await report(page, rescheduled(newBooking(anna, 'one'), later))
    await openLead(page, anna)
    const activity = card(page, 'Activity')
    await expect(activity.getByText(/^Call booked: \w+day, /)).toHaveCount(2)
    await expect(activity.getByText(/^Moved to another time /)).toBeVisible()
    await expect(statusButton(page, 'Booked', true)).toBeVisible()
    await report(page, canceled({ ...later, at: soon(-1) }))
    await page.reload()
    await expect(activity.getByText(/^Canceled /)).toBeVisible()
    await expect(statusButton(page, 'Booked', true)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Answered', exact: true })).toBeVisible()
    await expectNoAxeFindings(page)
  })
})

test('the days of a call and a follow-up are still right when the page was open over midnight', async ({ page }) => {
  await page.clock.install()
  const token = await logIn(page)
  const anna = newContact()
  await sendSurvey(page, anna)
  const inTwoDays = soon(2 * 24 * 60 + 5)
  await report(page, booked({ ...newBooking(anna, 'later'), startsAt: inTwoDays }))
  const followUp = { on: companyDay(inTwoDays).toString(), note: 'Prepare' }
  const { id } = await leadOf(page, token, anna)
  const headers = bearerHeader(token)
  expect((await page.request.patch(`/api/admin/leads/${id}`, { data: { followUp }, headers })).status()).toBe(200)

  await findInList(page, anna)
  await rowOf(page, anna)
    .getByText(/^Follow-up /)
    .waitFor()
  await page.clock.fastForward('24:00:00')
  await expect(rowOf(page, anna)).toContainText(/Call tomorrow, .*Follow-up tomorrow/s)
  await rowOf(page, anna).tap()
  await expect(page.getByText(/^Call tomorrow, /)).toBeVisible()
  await page.clock.fastForward('24:00:00')
  await expect(page.getByText(/^Call today, /)).toBeVisible()
  await expect(page.getByRole('article')).toContainText(/Call today, .*Follow-up today: Prepare/)
  await page.clock.fastForward('24:00:00')
  await expect(page.getByRole('article')).toContainText(/Call yesterday, .*Follow-up yesterday: Prepare/)
})

test('someone who only booked a call is a lead without a form', async ({ page }) => {
  await logIn(page)
  const zoe = newContact({ name: `Zoë ${Date.now()}` })
  await report(page, booked(newBooking(zoe, 'three')))
  await page.goto(`/admin/leads?q=${zoe.mark}`)
  await expect(showField(page)).toHaveValue('Everyone')
  await expect(rowOf(page, zoe)).toContainText(/Booked.*Booked call.*None promised.*Call (today|tomorrow)/s)
  await rowOf(page, zoe).tap()
  await expect(leadHeading(page, zoe.name)).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Booking')
  await expect(page.getByRole('article').getByText('No answers yet.')).toBeVisible()
  await expectNoAxeFindings(page)
})
