import type { Page, Route } from '@playwright/test'
import {
  adminHeading,
  adminPassword,
  bearerHeader,
  endSession,
  guardedPaths,
  logIn,
  loginButton,
  logoutButton,
  newAdminToken,
  passwordField,
} from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { toast } from '#tests/support/toast.ts'
import { tabTo } from '#tests/support/toolkit-page.ts'
import { expect, ready, test } from '#tests/support/watched-page.ts'

const loginCall = '**/api/admin/login'
const logoutCall = '**/api/admin/logout'
const checkCall = '**/api/admin/check'
const endedText = 'Your session has ended. Log in again to pick up where you left off.'
const unreachableText = "Couldn't reach the server. Check your connection and try again."
const uncheckedText = /^We couldn't verify your session\./

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('admin_token'))

async function openLogin(page: Page) {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await page.goto('/admin/login')
  await ready(page)
}

test('redirects every admin page to login without a valid token, and explains an expired session', {
  tag: '@smoke',
}, async ({ page }) => {
  const dataCalls: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    const isPublic = ['/api/admin/check', '/api/admin/login-options'].includes(pathname)
    if (/^\/api\/(admin|analytics)\//.test(pathname) && !isPublic) dataCalls.push(pathname)
  })
  for (const path of [...guardedPaths, '/admin/website/edit']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/admin/login')
    await expect(loginButton(page)).toBeVisible()
    await expect(page.getByText(endedText)).toBeHidden()
  }
  const token = await newAdminToken(page)
  await endSession(page, token)
  await page.evaluate(expired => localStorage.setItem('admin_token', expired), token)
  await page.goto('/admin/database')
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByText(endedText)).toBeVisible()
  await expect.poll(() => storedToken(page)).toBe(null)
  expect(dataCalls).toEqual([])
  await expectNoAxeFindings(page)
})

test('shows Loading... during the session check, redirects to login if it fails, and returns after a reload', async ({
  page,
  consoleErrors,
}) => {
  await logIn(page)
  const answered = Promise.withResolvers<void>()
  await page.route(checkCall, async route => {
    await answered.promise
    await route.fulfill({ status: 500, json: { error: 'Sorry.' } })
  })
  // The login page checks once more. If that finished after the reload below, it would replace the return location.
  const secondCheck = page.waitForEvent('console', message => message.text().startsWith('session check failed'))
  await page.goto('/admin?tab=2')
  await expect(page.getByRole('status')).toHaveText('Loading...')
  answered.resolve()
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByText(uncheckedText)).toBeVisible()
  await secondCheck

  await page.route(checkCall, route => route.continue())
  await page.reload()
  await expect(page).toHaveURL('/admin?tab=2')
  allowFailedRequests(consoleErrors)
})

test('requires a password, rejects a wrong one with the reason, and opens the dashboard after login', {
  tag: '@smoke',
}, async ({ page, consoleErrors }) => {
  await page.goto('/')
  await openLogin(page)
  await expect(passwordField(page)).toHaveAttribute('type', 'password')
  await expect(passwordField(page)).toHaveAttribute('required')
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password')
  await expect(loginButton(page)).toBeDisabled()

  await passwordField(page).fill('not the password')
  await loginButton(page).click()
  await expect(toast(page)).toContainText('Login failed')
  await expect(toast(page)).toContainText('Invalid password. Please try again.')
  await expect(toast(page)).toHaveClass(/bg-danger/)
  await expect(passwordField(page)).toHaveValue('')
  await expect(passwordField(page)).toBeFocused()
  await expect(loginButton(page)).toBeDisabled()

  const explanation = page.getByRole('main').getByRole('alert')
  for (const [response, message] of [
    [{ json: { success: false } }, ''],
    [{ status: 429, json: { error: 'Too many attempts. Try again later.' } }, 'Too many attempts. Try again later.'],
    [{ status: 502, body: 'Bad gateway' }, unreachableText],
  ] as const) {
    await page.route(loginCall, route => route.fulfill(response))
    await passwordField(page).fill(adminPassword)
    await passwordField(page).press('Enter')
    await expect(passwordField(page)).toHaveValue('')
    await expect(explanation).toHaveText(message)
    await expect(toast(page)).toContainText('Invalid password. Please try again.')
  }
  await expectNoAxeFindings(page)
  allowFailedRequests(consoleErrors)

  const response = Promise.withResolvers<void>()
  const requests: unknown[] = []
  await page.route(loginCall, async route => {
    requests.push(route.request().postDataJSON())
    await response.promise
    await route.continue()
  })
  await passwordField(page).fill(adminPassword)
  await expect(explanation).toHaveText('')
  await loginButton(page).dblclick()
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  await passwordField(page).press('Enter')
  response.resolve()
  await expect(page).toHaveURL('/admin')
  await expect(toast(page)).toContainText('Login successful')
  await expect(toast(page)).toContainText('Welcome to the admin dashboard')
  await expect(adminHeading(page, 'Admin Dashboard')).toBeVisible()
  expect(requests).toEqual([{ password: adminPassword, remember: false }])
  const token = (await storedToken(page)) ?? ''
  const check = await page.request.get('/api/admin/check', { headers: bearerHeader(token) })
  expect(await check.json()).toMatchObject({ authenticated: true })

  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin')
})

test('returns to the same page after logging in again, by keyboard alone', async ({ page, consoleErrors }) => {
  const token = await logIn(page)
  await page.goto('/admin?from=email#desk')
  await expect(page.getByRole('heading', { name: 'Who to get back to' })).toBeVisible()
  await endSession(page, token)
  await tabTo(page, page.getByRole('button', { name: 'Refresh' }), 30)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByText(endedText)).toBeVisible()
  expect(await storedToken(page)).toBe(null)
  allowFailedRequests(consoleErrors)

  await page.reload()
  await ready(page)
  await expect(page.getByText(endedText)).toBeVisible()
  await tabTo(page, passwordField(page))
  await page.keyboard.type(adminPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin?from=email#desk')
  await expect(page.getByRole('heading', { name: 'Who to get back to' })).toBeVisible()

  for (const [name, title] of [
    ['Leads', 'Leads'],
    ['Settings', 'Settings'],
    ['Analytics', 'Analytics'],
  ] as const) {
    const link = page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name })
    // Backward: the desk can have any number of leads from other tests.
    await tabTo(page, link, 20, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(adminHeading(page, title)).toBeVisible()
    await expect(page).toHaveTitle(`${title} | Modernize My Business`)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('main')).toBeFocused()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0)
  }
  await tabTo(page, page.getByRole('link', { name: 'Back to Dashboard' }))
  await tabTo(page, logoutButton(page))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/login')
})

test('removes the token on logout even if the request fails or never completes', async ({ page, consoleErrors }) => {
  for (const fail of [(route: Route) => route.abort('connectionfailed'), () => undefined]) {
    const token = await logIn(page)
    await page.route(logoutCall, fail)
    await page.goto('/admin')
    const sent = page.waitForRequest(logoutCall)
    await logoutButton(page).click()
    expect((await sent).headers()).toMatchObject(bearerHeader(token))
    await expect(page).toHaveURL('/admin/login')
    await expect(toast(page)).toContainText('Logged out')
    await expect(toast(page)).toContainText('You have been logged out successfully')
    await expect(page.getByText(endedText)).toBeHidden()
    expect(await storedToken(page)).toBe(null)
  }
  allowFailedRequests(consoleErrors)
})

test('ends the session on the server on logout, and syncs other tabs on logout and login', async ({
  page,
  context,
}) => {
  const token = await logIn(page)
  await page.goto('/admin')
  const other = await context.newPage()
  await other.goto('/admin?tab=other')
  await expect(other.getByRole('heading', { name: 'Who to get back to' })).toBeVisible()

  await logoutButton(page).click()
  await expect(page).toHaveURL('/admin/login')
  await expect(other).toHaveURL('/admin/login')
  await expect(other.getByText(endedText)).toBeVisible()
  await expect
    .poll(async () => (await page.request.get('/api/admin/check', { headers: bearerHeader(token) })).json())
    .toEqual({ authenticated: false })

  await passwordField(page).fill(adminPassword)
  await loginButton(page).click()
  await expect(page).toHaveURL('/admin')
  await expect(other).toHaveURL('/admin?tab=other')

  // A page in the back/forward cache gets no storage events: it checks when it's shown again.
  await other.evaluate(() => {
    localStorage.removeItem('admin_token')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(other).toHaveURL('/admin/login')
})

test('keeps the password without a connection, and says that the server is out of reach', async ({
  page,
  context,
  consoleErrors,
}) => {
  await openLogin(page)
  await passwordField(page).fill(adminPassword)
  await context.setOffline(true)
  await loginButton(page).click()
  await expect(toast(page)).toContainText('Login failed')
  await expect(toast(page)).toContainText(unreachableText)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(unreachableText)
  await expect(passwordField(page)).toHaveValue(adminPassword)
  await expect(loginButton(page)).toBeFocused()
  allowFailedRequests(consoleErrors)

  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
})

test('asks the server to remember a device if the box is checked', async ({ page }) => {
  await openLogin(page)
  const remember = page.getByRole('checkbox', { name: 'Keep me logged in on this device', exact: true })
  await expect(remember).not.toBeChecked()
  await expect(remember).toHaveAccessibleDescription(/30 days without use.* shared computer/)
  await page.getByText('Keep me logged in on this device').click()
  await passwordField(page).fill(adminPassword)
  const sent = page.waitForRequest(loginCall)
  await loginButton(page).click()
  expect((await sent).postDataJSON()).toEqual({ password: adminPassword, remember: true })
  await expect(page).toHaveURL('/admin')
})

test('has a header and a footer of its own, without a cookie banner or the public menu', async ({ page }) => {
  const publicParts = [page.getByRole('region', { name: 'Cookies' }), page.getByRole('button', { name: 'Menu' })]
  const token = await newAdminToken(page)
  await page.goto('/admin/login')
  await ready(page)
  for (const part of publicParts) await expect(part).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.evaluate(value => localStorage.setItem('admin_token', value), token)
  await page.goto('/admin/leads')
  await expect(adminHeading(page, 'Leads')).toBeVisible()
  for (const part of publicParts) await expect(part).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(1)
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveAttribute('href', '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Go to the website' }).click()
  await expect(page).toHaveURL('/')
  for (const part of publicParts) await expect(part).toBeVisible()
})

test('shows the error screen in the admin area', async ({ page, consoleErrors }) => {
  await logIn(page)
  await page.route('**/api/admin/overview', route => route.fulfill({ json: {} }))
  await page.goto('/admin')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Something went wrong')
  await expect(title).toBeFocused()
  await expect(page.getByRole('main')).toContainText('Cannot read properties of undefined')
  await expect(page.getByRole('banner')).toBeVisible()
  expect(consoleErrors.splice(0).join()).toContain('TypeError')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})
