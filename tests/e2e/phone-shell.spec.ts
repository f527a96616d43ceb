import { expect, ready, test } from '#tests/support/watched-page.ts'

test('the skip link gets focus first, the header is sticky and the footer is complete', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-05-05T12:00:00'))
  await page.goto('/about')
  await ready(page)
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

test("a rendering error shows 'Something went wrong', its message and a link home", { tag: '@smoke' }, async ({
  page,
  consoleErrors,
}) => {
  await page.route('/survey/exit', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"questions":[', '"questions":[null,')
    await route.fulfill({ response, body })
  })
  await page.goto('/survey/exit')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Something went wrong')
  await expect(title).toBeFocused()
  await expect(page.getByText('An unexpected error occurred. We apologize for the inconvenience.')).toBeVisible()
  const message = page.getByText(/^Cannot (read properties|destructure)/)
  await expect(message).toBeInViewport()
  expect(consoleErrors.splice(0).join()).toContain(await message.textContent())
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(title).not.toHaveText('Something went wrong')
})

test('rerenders a form that a browser translator changed before hydration', async ({ page, consoleErrors }) => {
  await page.route('/survey/exit', async route => {
    const response = await route.fetch()
    const html = (await response.text()).replace('>Full name</label>', '>Nom complet</label>')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/survey/exit')
  await ready(page)
  await expect(page.getByLabel('Full name')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
  expect(consoleErrors.splice(0).join()).toMatch(/Minified React error #418/)
})

test('Back and a reload restore the scroll position at the end of a page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await page.goto('/winnipeg-manitoba-ai-consultants')
  await ready(page)
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
  await ready(page)
  await expect.poll(linkTop).toBe(before)
})

test("a legal page shows today's date in the visitor's time zone", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Auckland' })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date('2031-03-09T20:00:00Z'))
  await page.goto(`${baseURL}/terms-of-service`)
  await expect(page.getByText('Last Updated: March 10, 2031')).toBeVisible()
  await context.close()
})
