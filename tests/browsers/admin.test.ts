import { expect, test } from 'vitest'
import { anna, exitSurvey } from '#tests/support/sample-forms.ts'
import { postJson } from '#tests/support/server-calls.ts'
import { openWithoutBanner } from './journeys.ts'
import { adminPassword, origin, page } from './visit.ts'

test('logs in, finds a lead in the database and the leads list, and logs out', async () => {
  await postJson(`${origin}/api/survey/submit`, exitSurvey)
  await openWithoutBanner('/admin/login')
  await page.fill('Password', 'wrong')
  await page.click('button', 'Login')
  await page.sees('toast', 'Login failed')
  await page.fill('Password', adminPassword)
  await page.click('button', 'Login')
  await page.isAt('/admin')
  await page.sees('heading', 'Admin Dashboard')
  await page.sees('toast', 'Login successful')

  await page.click('link', 'Analytics')
  await page.isAt('/admin/analytics')
  await page.sees('heading', 'Path Popularity')
  await page.until('the chart', () => Boolean(document.querySelector('.recharts-bar-rectangle path')))

  await page.click('link', 'Database')
  await page.isAt('/admin/database')
  await page.sees('tab', 'Survey Responses (1)')
  await page.fill('Search', 'nobody')
  await page.reads('No survey responses found matching your search')
  await page.fill('Search', anna.businessName.toUpperCase())
  await page.click('button', 'View Details')
  await page.until('the dialog', () => Boolean(document.querySelector('dialog[open]')))
  await page.reads(exitSurvey.answers['exit-motivation'] as string)
  await page.click('button', 'Close')
  await page.until('no dialog', () => !document.querySelector('dialog[open]'))
  await page.click('tab', 'Analytics Sessions')
  await page.reads('No analytics sessions found matching your search')

  await page.click('link', 'Leads')
  await page.isAt('/admin/leads')
  await page.click('link', anna.name)
  await page.sees('heading', anna.name)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.click('button', 'Logout')
  await page.isAt('/admin/login')
  await page.sees('toast', 'Logged out')
  await page.open('/admin/database')
  await page.isAt('/admin/login')
})
