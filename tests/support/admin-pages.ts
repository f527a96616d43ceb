import type { Page } from '@playwright/test'
import { expect } from './watched-page.ts'

export const adminPassword = process.env.TEST_ADMIN_PASSWORD ?? ''

const siteOrigin = `http://127.0.0.1:${process.env.TEST_SITE_PORT}`

/** Every address that is the administrator's alone. */
export const guardedPaths = ['/admin', '/admin/analytics', '/admin/database', '/admin/leads', '/admin/leads/call-sheet']

/** Opens a session on the server, without the login page. */
export async function newAdminToken(page: Page): Promise<string> {
  const answer = await page.request.post('/api/admin/login', { data: { password: adminPassword } })
  expect(answer.ok(), 'the administrator can log in').toBe(true)
  return (await answer.json()).token
}

/** What the administrator's calls carry, for those that a test makes by itself. */
export const bearing = (token: string) => ({ authorization: `Bearer ${token}` })

/** Ends a session behind the back of the page that uses it, as time does. */
export async function endSession(page: Page, token: string) {
  const answer = await page.request.post('/api/admin/logout', { headers: bearing(token) })
  expect(answer.ok(), 'the session is closed').toBe(true)
}

/** Puts a token where the login page does. Whatever the browser had stored before is gone. */
export async function keepToken(page: Page, token: string, origin = siteOrigin) {
  const localStorage = [
    { name: 'admin_token', value: token },
    { name: 'cookieConsent', value: 'accepted' },
  ]
  // Once, unlike a script that runs with every page: what the page does to its storage afterwards stays done.
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
}

/** From here on every admin page opens. To be called before the first page; the token is for calls of the test's own. */
export async function logIn(page: Page) {
  const token = await newAdminToken(page)
  await keepToken(page, token)
  return token
}

export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })
export const loginButton = (page: Page) => page.getByRole('button', { name: 'Login', exact: true })
export const logoutButton = (page: Page) => page.getByRole('button', { name: 'Logout' })
export const adminHeading = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title })
