import { expect, ready, test } from '#tests/support/watched-page.ts'

test('the home page shows the offer and both buttons on the first screen and opens one FAQ answer at a time', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await page.goto('/')
  for (const element of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('link', { name: "I'm going to exit my business" }).first(),
    page.getByRole('link', { name: "I'm optimizing for the future" }).first(),
    page.getByText('Each assessment takes approximately 3 minutes to complete'),
  ]) {
    await expect(element).toBeInViewport({ ratio: 1 })
  }
  await ready(page)
  const cost = page.getByText('What does it cost to get started?')
  const time = page.getByText('How soon will I see results?')
  await cost.click()
  await expect(page.getByText('about $20/month')).toBeVisible()
  await time.click()
  await expect(page.getByText('30-90 days')).toBeVisible()
  await expect(page.getByText('about $20/month')).toBeHidden()
  await time.click()
  await expect(page.getByText('30-90 days')).toBeHidden()
})

test('an unknown city shows the 404 page, and an unknown article the article 404 page', { tag: '@smoke' }, async ({
  page,
}) => {
  expect((await page.goto('/atlantis-ocean-ai-consultants'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  expect((await page.goto('/articles/no-such-article'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found')
  await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible()
  await page.getByRole('link', { name: 'Back to Articles' }).click()
  await expect(page).toHaveURL('/articles')
})

test('the table of contents of a legal page links to its sections', async ({ page }) => {
  await page.goto('/privacy-policy')
  await ready(page)
  const link = page.getByRole('link', { name: 'Your Rights', exact: true })
  // Scrolls to the link.
  await link.click({ trial: true })
  const before = await page.evaluate(() => scrollY)
  await link.click()
  const heading = page.getByRole('heading', { name: 'Your Rights', exact: true })
  await expect(heading).toBeInViewport()
  await expect(page).toHaveURL('/privacy-policy#your-rights')
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/privacy-policy')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

for (const saveData of [false, true]) {
  test(`the home page loads ${saveData ? 'nothing ahead on a connection that saves data' : 'both surveys ahead'}`, async ({
    page,
  }) => {
    await page.addInitScript(value => {
      Object.defineProperty(Object.getPrototypeOf(navigator), 'connection', { get: () => ({ saveData: value }) })
    }, saveData)
    await page.clock.install()
    const ahead = new Set<string>()
    page.on('request', request => {
      if (request.headers()['sec-purpose']?.includes('prefetch')) ahead.add(new URL(request.url()).pathname)
    })
    await page.goto('/', { waitUntil: 'load' })
    await ready(page)
    if (!saveData)
      await expect.poll(() => [...ahead]).toEqual(expect.arrayContaining(['/survey/exit', '/survey/optimize']))
    else {
      await page.clock.fastForward(5000)
      expect(await page.locator('link[rel="modulepreload"]').count(), 'only its own script').toBe(1)
      expect([...ahead]).toEqual([])
    }
  })
}
