import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { expect, ready, test } from '#tests/support/watched-page.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
})

test('opening the link changes nothing, and one press unsubscribes', { tag: '@smoke' }, async ({ page }) => {
  const calls: string[] = []
  await page.route('**/api/unsubscribe?*', route => {
    calls.push(`${route.request().method()} ${new URL(route.request().url()).search}`)
    return route.fulfill({ json: { success: true } })
  })
  await page.goto('/unsubscribe?token=abc-123')
  await ready(page)
  expect(calls).toEqual([])
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('status')).toContainText('This website sends you no more email.')
  expect(calls).toEqual(['POST ?token=abc-123'])
  await expect(page.getByRole('status').locator('p')).toBeFocused()
  await expect(page.getByText('Press the button')).toBeHidden()
  await expectNoAxeFindings(page)
})

test('shows an error and an email link for an invalid token', async ({ page, consoleErrors }) => {
  await page.goto('/unsubscribe?token=never-sent')
  await ready(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('status')).toContainText('This unsubscribe link is no longer valid.')
  await expect(page.getByRole('status').getByRole('link')).toHaveAttribute('href', /^mailto:/)
  await expectNoAxeFindings(page)
  consoleErrors.length = 0
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the button posts the form', async ({ page }) => {
    await page.goto('/unsubscribe?token=never-sent')
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page).toHaveURL('/unsubscribe/failed')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("That link didn't work")
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', /^mailto:/)
  })
})
