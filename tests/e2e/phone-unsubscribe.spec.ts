import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { expect, ready, test } from '#tests/support/watched-page.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
})

test('opening the link changes nothing, and one press unsubscribes', { tag: '@smoke' }, async ({ page }) => {
  const posts: string[] = []
  await page.route('**/unsubscribe?*', route => {
    if (route.request().method() !== 'POST') return route.continue()
    posts.push(new URL(route.request().url()).search)
    return route.fulfill({ status: 303, headers: { location: '/unsubscribe/done' } })
  })
  await page.goto('/unsubscribe?token=abc-123')
  await ready(page)
  expect(posts).toEqual([])
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page).toHaveURL('/unsubscribe/done')
  await expect(page.getByText('This website sends you no more email.')).toBeVisible()
  expect(posts).toEqual(['?token=abc-123'])
  await expectNoAxeFindings(page)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('an invalid token leads to a page with an email link', async ({ page }) => {
      await page.goto('/unsubscribe?token=never-sent')
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(page).toHaveURL('/unsubscribe/failed')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("That link didn't work")
      await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', /^mailto:/)
    })
  })
