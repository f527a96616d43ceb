import type { Page, Route } from '@playwright/test'
import {
  adminHeading,
  adminPassword,
  bearing,
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
import { toast } from '#tests/support/gallery.ts'
import { tabTo } from '#tests/support/toolkit-page.ts'
import { expect, hydrated, test } from '#tests/support/watched-page.ts'

test.describe.configure({ timeout: 60_000 })

const loginCall = '**/api/admin/login'
const logoutCall = '**/api/admin/logout'
const checkCall = '**/api/admin/check'
const endedText = 'Your session has ended. Please log in again: you will come back to where you were.'
const uncheckedText = /^We couldn't verify your session\./

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('admin_token'))

async function openLogin(page: Page) {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await page.goto('/admin/login')
  await hydrated(page)
}

test('every admin page leads to the login page without a token, and says so if the token has expired', async ({
  page,
}) => {
  const dataCalls: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(admin|analytics)\//.test(pathname) && pathname !== '/api/admin/check') dataCalls.push(pathname)
  })
  for (const path of guardedPaths) {
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

test('the guard shows Loading... until the server has answered, and a failed check leads to the login page', {
  tag: '@fault',
}, async ({ page, complaints }) => {
  const answer = Promise.withResolvers<void>()
  await logIn(page)
  await page.route(checkCall, async route => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/admin')
  await hydrated(page)
  await expect(page.getByRole('status')).toHaveText('Loading...')
  await expect(page.getByRole('heading', { name: 'Database' })).toBeHidden()
  answer.resolve()
  await expect(page.getByRole('heading', { name: 'Database' })).toBeVisible()
  await expect(page.getByText('Loading...')).toBeHidden()

  await page.route(checkCall, route => route.fulfill({ status: 500, json: { error: 'Sorry.' } }))
  // The login page asks once more. Answered after the reload below, that would replace the place to return to.
  const secondCheck = page.waitForEvent('console', message => message.text().startsWith('The session check failed'))
  await page.goto('/admin?tab=2')
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByText(uncheckedText)).toBeVisible()
  await secondCheck

  // The token was good all along: once the server can be asked again, there's no need to log in.
  await page.route(checkCall, route => route.continue())
  await page.reload()
  await expect(page).toHaveURL('/admin?tab=2')
  allowFailedRequests(complaints)
})

test('logging in needs a password, refuses a wrong one, says why it failed, and opens the dashboard', async ({
  page,
  complaints,
}) => {
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

  for (const [answer, word] of [
    [
      { status: 429, json: { error: 'Too many tries. Please wait 15 minutes.' } },
      'Too many tries. Please wait 15 minutes.',
    ],
    [{ json: { success: false } }, 'The server could not be reached. Please check your connection and try again.'],
  ] as const) {
    await page.route(loginCall, route => route.fulfill(answer))
    await passwordField(page).fill(adminPassword)
    await passwordField(page).press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: word })).toBeVisible()
    await expect(toast(page)).toContainText('Login failed')
    await expect(passwordField(page)).toHaveValue('')
  }
  await expectNoAxeFindings(page)
  allowFailedRequests(complaints)

  const answer = Promise.withResolvers<void>()
  let calls = 0
  await page.route(loginCall, async route => {
    calls += 1
    await answer.promise
    await route.continue()
  })
  await passwordField(page).fill(adminPassword)
  await expect(page.getByText('The server could not be reached.')).toBeHidden()
  await loginButton(page).dblclick()
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  await passwordField(page).press('Enter')
  answer.resolve()
  await expect(page).toHaveURL('/admin')
  await expect(toast(page)).toContainText('Login successful')
  await expect(toast(page)).toContainText('Welcome to the admin dashboard')
  await expect(adminHeading(page, 'Admin Dashboard')).toBeVisible()
  expect(calls).toBe(1)
  const token = (await storedToken(page)) ?? ''
  const check = await page.request.get('/api/admin/check', { headers: bearing(token) })
  expect(await check.json()).toEqual({ authenticated: true })

  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin')
})

test('after a session has ended, the login returns to the same place, by keyboard alone', async ({
  page,
  complaints,
}) => {
  const token = await logIn(page)
  await page.goto('/admin?from=email#at-a-glance')
  await expect(page.getByText('New leads')).toBeVisible()
  await endSession(page, token)
  await tabTo(page, page.getByRole('button', { name: 'Refresh' }), 30)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByText(endedText)).toBeVisible()
  expect(await storedToken(page)).toBe(null)
  allowFailedRequests(complaints)

  await page.reload()
  await hydrated(page)
  await expect(page.getByText(endedText)).toBeVisible()
  await tabTo(page, passwordField(page))
  await page.keyboard.type(adminPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin?from=email#at-a-glance')
  await expect(page.getByText('New leads')).toBeVisible()

  // The navigation reaches every page and marks the current one.
  for (const [name, title] of [
    ['Leads', 'Leads'],
    ['Analytics', 'Analytics'],
    ['Database', 'Database Management'],
  ] as const) {
    const link = page.getByRole('navigation', { name: "Administrator's area" }).getByRole('link', { name })
    await tabTo(page, link)
    await page.keyboard.press('Enter')
    await expect(adminHeading(page, title)).toBeVisible()
    await expect(link).toHaveAttribute('aria-current', 'page')
    // Where each page starts for the keyboard.
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

test('logging out removes the token even if the call fails or is never answered', { tag: '@fault' }, async ({
  page,
  complaints,
}) => {
  for (const lose of [(route: Route) => route.abort('connectionfailed'), () => undefined]) {
    const token = await logIn(page)
    await page.route(logoutCall, lose)
    await page.goto('/admin')
    const sent = page.waitForRequest(logoutCall)
    await logoutButton(page).click()
    expect((await sent).headers()).toMatchObject(bearing(token))
    await expect(page).toHaveURL('/admin/login')
    await expect(toast(page)).toContainText('Logged out')
    await expect(toast(page)).toContainText('You have been logged out successfully')
    await expect(page.getByText(endedText)).toBeHidden()
    expect(await storedToken(page)).toBe(null)
  }
  allowFailedRequests(complaints)
})

test('logging out closes the session on the server, and other tabs follow it and the next login', async ({
  page,
  context,
}) => {
  const token = await logIn(page)
  await page.goto('/admin')
  const other = await context.newPage()
  await other.goto('/admin?tab=other')
  await expect(other.getByText('New leads')).toBeVisible()

  await logoutButton(page).click()
  await expect(page).toHaveURL('/admin/login')
  await expect(other).toHaveURL('/admin/login')
  await expect(other.getByText(endedText)).toBeVisible()
  await expect
    .poll(async () => (await page.request.get('/api/admin/check', { headers: bearing(token) })).json())
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

test('without storage the login lasts until the page is left', { tag: '@fault' }, async ({ page }) => {
  const refuse = (names: string[]) => {
    for (const name of names) {
      const usual = Reflect.get(Storage.prototype, name)
      Reflect.set(Storage.prototype, name, function (this: Storage, ...args: unknown[]) {
        // Not the tab's storage, where the router keeps scroll positions and would log an error.
        if (this === localStorage) throw new DOMException('refused', 'SecurityError')
        return Reflect.apply(usual, this, args)
      })
    }
  }
  await page.addInitScript(refuse, ['setItem'])
  await page.goto('/admin/leads')
  for (const place of ['/admin/leads', '/admin']) {
    await expect(page).toHaveURL('/admin/login')
    await passwordField(page).fill(adminPassword)
    await loginButton(page).click()
    await expect(page).toHaveURL(place)
    await toast(page).getByRole('button', { name: 'Close' }).click()
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expect(page.getByText('New leads')).toBeVisible()
    await page.evaluate(refuse, ['getItem', 'removeItem'])
    await logoutButton(page).click()
  }
  await expect(page).toHaveURL('/admin/login')
})

test('keeps a password typed before hydration, and calls nobody back who leaves during a check', {
  tag: '@fault',
}, async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async route => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/admin/login')
  await passwordField(page).fill(adminPassword)
  scripts.resolve()
  await hydrated(page)
  await expect(passwordField(page)).toHaveValue(adminPassword)
  await expect(loginButton(page)).toBeEnabled()

  const answer = Promise.withResolvers<void>()
  await page.route(loginCall, async route => {
    await answer.promise
    await route.continue()
  })
  await loginButton(page).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  answer.resolve()
  await expect(toast(page)).toContainText('Login successful')
  await expect(page).toHaveURL('/about')

  const check = Promise.withResolvers<void>()
  await page.route(checkCall, async route => {
    await check.promise
    await route.continue()
  })
  const asked = page.waitForRequest(checkCall)
  await page.goto('/admin/login')
  const checked = (await asked).response()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  check.resolve()
  await (await checked)?.finished()
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve)))
  await expect(page).toHaveURL('/about')
})

test('going back from a public page adds the styles of the admin pages', async ({ page }) => {
  await logIn(page)
  await page.goto('/admin')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Modernize My Business' }).click()
  await expect(page).toHaveURL('/')
  await page.reload()
  await hydrated(page)
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0)
  await page.goBack()
  await expect(adminHeading(page, 'Admin Dashboard')).toBeVisible()
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1)
})
