import type { Page } from '@playwright/test'
import { expect } from './watched-page.ts'

export const adminPassword = process.env.TEST_ADMIN_PASSWORD ?? ''

const siteOrigin = `http://127.0.0.1:${process.env.TEST_SITE_PORT}`

export const guardedPaths = [
  '/admin',
  '/admin/analytics',
  '/admin/database',
  '/admin/leads',
  '/admin/settings',
  '/admin/activity',
  '/admin/website',
  '/admin/website/edit',
  '/admin/website/publish',
  '/admin/website/history',
]

export async function newAdminToken(page: Page): Promise<string> {
  const response = await page.request.post('/api/admin/login', { data: { password: adminPassword } })
  expect(response.ok(), 'logs in').toBe(true)
  return (await response.json()).token
}

export const bearerHeader = (token: string) => ({ authorization: `Bearer ${token}` })

/** Ends the admin session on the server only, as if it had expired. */
export async function endSession(page: Page, token: string) {
  const response = await page.request.post('/api/admin/logout', { headers: bearerHeader(token) })
  expect(response.ok(), 'logs out').toBe(true)
}

/** Replaces everything the browser has stored. */
export async function storeToken(page: Page, token: string, origin = siteOrigin) {
  const localStorage = [
    { name: 'admin_token', value: token },
    { name: 'cookieConsent', value: 'accepted' },
  ]
  // Not an init script, which would restore the token on every page load, even after logging out.
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
}

/** Must be called before the first page is opened. */
export async function logIn(page: Page) {
  const token = await newAdminToken(page)
  await storeToken(page, token)
  return token
}

export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })
export const loginButton = (page: Page) => page.getByRole('button', { name: 'Login', exact: true })
export const logoutButton = (page: Page) => page.getByRole('button', { name: 'Logout' })
export const adminHeading = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title })
