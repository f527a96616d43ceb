import { expect, test } from 'vitest'
import { anna, exitSurvey } from '#tests/support/sample-forms.ts'
import { postJson } from '#tests/support/server-calls.ts'
import { adminPassword, origin, page } from './fixtures.ts'

test('logs in, finds a lead in the database and the leads list, and logs out', async () => {
  await postJson(`${origin}/api/survey/submit`, exitSurvey)
  await page.open('/admin/login')
  await page.fill('Password', 'wrong')
  await page.click('button', 'Login')
  await page.expectVisible('toast', 'Login failed')
  await page.fill('Password', adminPassword)
  await page.click('button', 'Login')
  await page.expectPath('/admin')
  await page.expectVisible('heading', 'Admin Dashboard')
  await page.expectVisible('toast', 'Login successful')

  await page.click('link', 'Analytics')
  await page.expectPath('/admin/analytics')
  await page.expectVisible('heading', 'Path Popularity')
  await page.waitUntil('the chart', () => Boolean(document.querySelector('[aria-label^="Bar chart"] rect')))

  await page.click('link', 'Database')
  await page.expectPath('/admin/database')
  await page.expectVisible('tab', 'Survey Responses (1)')
  await page.fill('Search', 'nobody')
  await page.expectText('No survey responses found matching your search')
  await page.fill('Search', anna.businessName.toUpperCase())
  await page.click('button', 'View Details')
  await page.waitUntil('the dialog', () => Boolean(document.querySelector('dialog[open]')))
  await page.expectText(exitSurvey.answers['exit-motivation'] as string)
  await page.click('button', 'Close')
  await page.waitUntil('no dialog', () => !document.querySelector('dialog[open]'))
  await page.click('tab', 'Analytics Sessions')
  await page.expectText('No analytics sessions found matching your search')

  await page.click('link', 'Leads')
  await page.expectPath('/admin/leads')
  await page.click('link', anna.name)
  await page.expectVisible('heading', anna.name)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.click('button', 'Logout')
  await page.expectPath('/admin/login')
  await page.expectVisible('toast', 'Logged out')
  await page.open('/admin/database')
  await page.expectPath('/admin/login')
})
