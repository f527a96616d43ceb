import { routeFirst } from '#tests/support/route-first.ts'
import { expect, hydrated, test } from '#tests/support/watched-page.ts'

test('the skip link gets focus first, the header is sticky and the footer is complete', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-05T12:00:00'))
  await page.goto('/about')
  await hydrated(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Winnipeg, Manitoba R3B 3K6')).toBeVisible()
  await expect(footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link')).toHaveText([
    'Home',
    'About',
    'Articles',
  ])
  await expect(footer.getByRole('navigation', { name: 'Legal' }).getByRole('link')).toHaveText([
    'Privacy Policy',
    'Terms of Service',
    'Cookie Policy',
  ])
  await expect(footer.getByText(/no specific results are guaranteed/i)).toBeVisible()
  await expect(footer.getByText('© 2031 Modernize My Business')).toBeVisible()

  await page.evaluate(() => window.scrollTo(0, 1200))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  const logo = page.getByRole('banner').getByRole('link', { name: 'Modernize My Business' })
  await expect(logo).toBeInViewport()
  await logo.click()
  await expect(page).toHaveURL('/')
})

test('client navigation updates the head, focus and structured data', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const structuredTypes = () =>
    page
      .locator('head script[type="application/ld+json"]')
      .evaluateAll(scripts => scripts.map(script => JSON.parse(script.textContent ?? '')['@type']))
  expect(await structuredTypes()).toEqual(['LocalBusiness'])
  const markdown = page.locator('link[rel="alternate"][type="text/markdown"]')
  await expect(markdown).toHaveCount(0)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  await expect(page).toHaveTitle(/Privacy/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/privacy-policy$/)
  await expect(markdown).toHaveAttribute('href', /\/privacy-policy\.md$/)
  expect(await structuredTypes()).toEqual([])
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveTitle('Modernize My Business: AI, Automation and Exit Planning')
  expect(await structuredTypes()).toEqual(['Organization', 'ProfessionalService', 'FAQPage'])
  await expect(markdown).toHaveCount(0)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test("client navigation fetches an article's data", async ({ page }) => {
  await page.goto('/articles')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const first = page.getByRole('main').getByRole('link').first()
  const title = (await first.textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test("a rendering error shows 'Something went wrong', its message and a link home", async ({ page, consoleErrors }) => {
  await page.route('**/articles/*.json', async route => {
    const response = await route.fetch()
    const { article, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, article: { ...article, content: null } } })
  })
  await page.goto('/articles')
  await hydrated(page)
  await page.getByRole('main').getByRole('link').first().click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Something went wrong')
  await expect(title).toBeFocused()
  await expect(page.getByText('An unexpected error occurred. We apologize for the inconvenience.')).toBeVisible()
  const message = page.getByText(/^Cannot read properties of null/)
  await expect(message).toBeInViewport()
  expect(consoleErrors.splice(0).join()).toContain(await message.textContent())
  // React may replace the whole document, which must keep its styles and header.
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(title).not.toHaveText('Something went wrong')
})

test('rerenders a page that a browser translator changed before hydration', { tag: '@fault' }, async ({
  page,
  consoleErrors,
}) => {
  await page.route('/about', async route => {
    const response = await route.fetch()
    const html = (await response.text()).replace('>About Us</h1>', '>À propos</h1>')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/about')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
  expect(consoleErrors.splice(0).join()).toMatch(/Minified React error #418/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Articles' }).click()
  await expect(page).toHaveURL('/articles')
})

test('Back and a reload restore the scroll position at the end of a page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await page.goto('/winnipeg-manitoba-ai-consultants')
  await hydrated(page)
  const link = page.getByRole('main').getByRole('link', { name: /Halifax/ })
  // A trial click scrolls the link into view and waits until it's stable.
  await link.click({ trial: true })
  const linkTop = () => link.evaluate(element => Math.round(element.getBoundingClientRect().top))
  const before = await linkTop()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Halifax')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Winnipeg')
  await expect.poll(linkTop).toBe(before)
  await page.reload()
  await hydrated(page)
  await expect.poll(linkTop).toBe(before)
})

for (const [url, name] of [
  ['**/assets/city-*.js', 'code'],
  ['**/winnipeg-manitoba-ai-consultants.json', 'data'],
] as const) {
  test(`loads a new document if the page's ${name} is gone after a release`, { tag: '@fault' }, async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/about')
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    // Once: the new document is from the new release.
    await routeFirst(page, url, route => route.fulfill({ status: 404 }))
    await page.getByRole('link', { name: 'AI consultants in Winnipeg, Manitoba' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Winnipeg')
    await expect(page).toHaveURL('/winnipeg-manitoba-ai-consultants')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
    consoleErrors.splice(0)
  })
}

test("a legal page shows today's date in the visitor's time zone", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Auckland' })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date('2031-03-09T20:00:00Z'))
  await page.goto(`${baseURL}/terms-of-service`)
  await expect(page.getByText('Last Updated: March 10, 2031')).toBeVisible()
  await context.close()
})
