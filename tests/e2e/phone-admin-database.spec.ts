import { expectNoAxeFindings } from '#tests/support/axe.ts'
import {
  button,
  expectNoSidewaysScroll,
  listOf,
  openDatabase,
  openDialog,
  responseAt,
  responsesCall,
  rows,
  searchField,
  tab,
} from '#tests/support/database-page.ts'
import { expect, test } from '#tests/support/watched-page.ts'

const smallestTarget = 44

test('shows rows as cards with thumb-sized controls and no sideways scrolling', async ({ page }) => {
  const { responses, ...record } = responseAt(1)
  const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(6)
  const contactInfo = { name: long, businessName: long, email: `${long}@${long}.example`, phone: '5'.repeat(60) }
  const hostile = { ...record, botCheck: 'The form was filled out in 1.0 seconds.' }
  await page.route(responsesCall, route =>
    route.fulfill(
      listOf([
        {
          ...hostile,
          responses: { ...responses, contactInfo },
          answers: [{ id: 'bottlenecks', question: long, answer: [long, long], text: `${long}\n${long}` }],
        },
        responseAt(2),
      ]),
    ),
  )
  await openDatabase(page)
  await expect(rows(page)).toHaveCount(2)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await expectNoSidewaysScroll(page)
  await expectNoAxeFindings(page)
  const card = await rows(page).nth(1).boundingBox()
  const phone = await rows(page).nth(1).getByRole('cell', { name: '204 555 0123' }).boundingBox()
  const email = await rows(page).nth(1).getByRole('cell', { name: 'Anna@Example.com' }).boundingBox()
  expect(phone?.y).toBeGreaterThan(email?.y ?? 0)
  expect(card?.height).toBeLessThan(300)
  await expect(rows(page).nth(1).getByText('Phone', { exact: true })).toBeVisible()
  const targets = [
    searchField(page),
    button(page, 'Refresh'),
    button(page, 'Export survey responses as CSV'),
    tab(page, /Survey Responses/),
    tab(page, /Analytics Sessions/),
    button(page, 'View Details of Person 2'),
  ]
  for (const target of targets) {
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    expect(Math.min(width, height), String(target)).toBeGreaterThanOrEqual(smallestTarget)
  }
  await button(page, /^View Details of Donau/).tap()
  await expect(openDialog(page)).toBeVisible()
  const scrolled = await openDialog(page).evaluate(dialog => dialog.scrollWidth - dialog.clientWidth)
  expect(scrolled).toBeLessThanOrEqual(0)
  const { x = 0, width = 0 } = (await openDialog(page).boundingBox()) ?? {}
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(390)
  await expectNoAxeFindings(page)
})
