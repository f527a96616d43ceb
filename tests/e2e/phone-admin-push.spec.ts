import type { Page } from '@playwright/test'
import {
  adminPassword,
  endSession,
  logIn,
  loginButton,
  logoutButton,
  passwordField,
} from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { leadHeading, newContact, openLead, sendSurvey } from '#tests/support/leads-page.ts'
import { uniqueDigits } from '#tests/support/unique-values.ts'
import { expect, test } from '#tests/support/watched-page.ts'

/** Without the internet, no browser gets a subscription, so this one is made up and the message comes from the test. */
const madeUp = () => ({
  endpoint: `https://updates.push.services.mozilla.com/${uniqueDigits(8)}`,
  keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
})

const saved = (page: Page) =>
  page.waitForResponse(response => response.url().endsWith('/api/admin/push') && response.request().method() === 'POST')

type Shown = { title: string; body: string; badge: number; opened: string; scope: string }

/**
 * Runs in the worker, whose types a page doesn't have. Without a screen, Chromium shows no notifications and crashes on
 * events that it didn't make, and only a real tap may open a window: so the events are made up, and what's called is noted.
 */
const pushAndTap = `async path => {
  const dispatch = async event => {
    const work = []
    event.waitUntil = promise => work.push(promise)
    self.dispatchEvent(event)
    await Promise.all(work)
  }
  let shown, badge, opened
  self.registration.showNotification = async (title, options) => { shown = { title, ...options } }
  navigator.setAppBadge = async count => { badge = count }
  self.clients.openWindow = async url => { opened = url }
  const data = { json: () => ({ title: 'New exit assessment', text: 'Anna', path, badge: 3 }) }
  await dispatch(Object.assign(new Event('push'), { data }))
  const notification = { data: shown.data, close() {} }
  await dispatch(Object.assign(new Event('notificationclick'), { notification }))
  return { title: shown.title, body: shown.body, badge, opened, scope: self.registration.scope }
}`

test('a phone is notified: its worker shows what was pushed, and a tap opens the lead', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await logIn(page)
  const anna = newContact()
  await sendSurvey(page, anna)
  await openLead(page, anna)
  const path = new URL(page.url()).pathname + new URL(page.url()).search
  await page.addInitScript(made => {
    PushManager.prototype.subscribe = async () => ({ toJSON: () => made }) as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () => null
  }, madeUp())

  await page.goto('/admin/settings')
  const notify = page.getByRole('checkbox', { name: 'Notify this device' })
  await expect(notify).not.toBeChecked()
  const started = context.waitForEvent('serviceworker')
  const turnedOn = saved(page)
  await notify.tap()
  await expect(notify).toBeChecked()
  await turnedOn
  const worker = await started
  const shown = await worker.evaluate<Shown>(`(${pushAndTap})(${JSON.stringify(path)})`)
  expect(shown).toMatchObject({ title: 'New exit assessment', body: 'Anna', badge: 3, opened: path })
  expect(new URL(shown.scope).pathname).toBe('/admin')
  await expectNoAxeFindings(page)
  const namesSaved = saved(page)
  await page.getByLabel('Show names').tap()
  await namesSaved
  await page.reload()
  await expect(page.getByLabel('Show names')).toBeChecked()
  await page.goto(shown.opened)
  await expect(leadHeading(page, anna.name)).toBeVisible()

  await page.goto('/admin/settings')
  await notify.tap()
  await expect(notify).not.toBeChecked()
})

test('a phone stays notified when its session has ended and the owner logs in again, but not after a logout', async ({
  page,
  context,
  consoleErrors,
}) => {
  await context.grantPermissions(['notifications'])
  const token = await logIn(page)
  await page.addInitScript(made => {
    const earlier = { toJSON: () => made, unsubscribe: async () => true } as unknown as PushSubscription
    PushManager.prototype.subscribe = async () => earlier
    PushManager.prototype.getSubscription = async () => earlier
  }, madeUp())
  const logInHere = async () => {
    await passwordField(page).fill(adminPassword)
    await loginButton(page).tap()
    await expect(page).toHaveURL('/admin/settings')
  }
  const notify = page.getByRole('checkbox', { name: 'Notify this device' })
  await page.goto('/admin/settings')
  for (const choice of [notify, page.getByLabel('Show names')]) {
    const isSaved = saved(page)
    await choice.tap()
    await (await isSaved).finished()
  }
  await expect(page.getByLabel('Show names')).toBeChecked()

  await endSession(page, token)
  await page.reload()
  await logInHere()
  await expect(notify).toBeChecked()
  await expect(page.getByLabel('Show names')).toBeChecked()

  await logoutButton(page).tap()
  await page.goto('/admin/settings')
  await logInHere()
  await expect(notify).toBeVisible()
  await expect(notify).not.toBeChecked()
  allowFailedRequests(consoleErrors)
})

test('only the admin area can be put on the Home Screen', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0)
  await page.goto('/admin/login')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await page.request.get(href ?? '')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  expect(await manifest.json()).toMatchObject({ scope: '/admin', start_url: '/admin', display: 'standalone' })
})
