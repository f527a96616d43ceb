import type { Page } from '@playwright/test'
import {
  adminHeading,
  adminPassword,
  loginButton,
  logoutButton,
  newAdminToken,
  passwordField,
  storeToken,
} from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { startServer, stop } from '#tests/support/processes.ts'
import { serverClock } from '#tests/support/server-clock.ts'
import { toast } from '#tests/support/toast.ts'
import { tabTo } from '#tests/support/toolkit-page.ts'
import { uniqueIp } from '#tests/support/unique-values.ts'
import { expect, ready, test } from '#tests/support/watched-page.ts'

/** Browsers allow no passkeys for an IP address. */
let origin = ''

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const passwordBox = (page: Page) => page.getByRole('checkbox', { name: 'Allow password login' })
const passkeyLogin = (page: Page) => button(page, 'Log in with a passkey')
const newName = (page: Page) => page.getByLabel('Name of the new passkey')
const passkeyRows = (page: Page) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
const deviceRows = (page: Page) => page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
const openDialog = (page: Page) => page.getByRole('dialog').filter({ visible: true })

/** A device with a screen lock that confirms everything at once. `refuse` makes it behave as if the dialog was closed. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const setVerified = async (isUserVerified: boolean) => {
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  }
  return { refuse: () => setVerified(false), confirm: () => setVerified(true) }
}

async function logInWithPassword(page: Page) {
  const { request } = page.context()
  const headers = { 'x-forwarded-for': uniqueIp() }
  const response = await request.post(`${origin}/api/admin/login`, { data: { password: adminPassword }, headers })
  const { token } = await response.json()
  await storeToken(page, token, origin)
}

async function openSettings(page: Page) {
  await page.goto(`${origin}/admin/settings`)
  await expect(adminHeading(page, 'Settings')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
}

const expectToast = (page: Page, text: string) => expect(toast(page)).toContainText(text)

async function logOut(page: Page) {
  await logoutButton(page).click()
  await expectToast(page, 'Logged out')
}

test.describe
  .serial('with passkeys', () => {
    // A server of their own, because they change how everybody logs in.
    const clock = serverClock()
    let server: Awaited<ReturnType<typeof startServer>>

    test.beforeAll(async () => {
      server = await startServer({ env: { ...clock.env, ADMIN_PASSWORD: adminPassword, TRUST_PROXY: '1' } })
      origin = server.origin.replace('127.0.0.1', 'localhost')
    })

    test.afterAll(() => stop(server.child))

    test('adds a passkey, logs in with one tap, turns the password off, and removes the passkey', {
      tag: '@smoke',
    }, async ({ page }) => {
      let code = ''
      const device = await addAuthenticator(page)
      await logInWithPassword(page)
      await openSettings(page)

      await test.step('without a passkey, the password stays on', async () => {
        await expect(page.getByText('No passkeys yet')).toBeVisible()
        await expect(passwordBox(page)).toHaveAccessibleDescription(/First add a passkey/)
        await passwordBox(page).click({ force: true })
        await expect(passwordBox(page)).toBeChecked()
        await expectNoAxeFindings(page)
      })

      await test.step('closing the dialog is not an error', async () => {
        await device.refuse()
        await newName(page).fill('Phone')
        await button(page, 'Add a passkey').click()
        await expect(page.getByText('No passkey was added. You can try again anytime.')).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)
        await expectNoAxeFindings(page)
        await device.confirm()
      })

      await test.step('adds one, and not twice on the same device', async () => {
        await button(page, 'Add a passkey').click()
        await expect(passkeyRows(page)).toHaveText(/^Phone.*Added just now.*Never used.*On one device/)
        await expectToast(page, 'Passkey added')
        await expect(newName(page)).toHaveValue('')
        await newName(page).fill('Phone again')
        await button(page, 'Add a passkey').click()
        await expect(page.getByText('This device already has a passkey for this site.')).toBeVisible()
        await expectNoAxeFindings(page)
      })

      await test.step('logs in with one tap, next to the password', async () => {
        await logOut(page)
        await expect(passkeyLogin(page)).toBeVisible()
        await expect(passwordField(page)).toBeVisible()
        await device.refuse()
        await passkeyLogin(page).click()
        await expect(page.getByText('No passkey was used. Try again, or use the password.')).toBeVisible()
        await expect(toast(page)).not.toContainText('Login failed')
        await expectNoAxeFindings(page)
        await device.confirm()
        await passkeyLogin(page).dblclick()
        await expectToast(page, 'Login successful')
        await expect(page).toHaveURL(`${origin}/admin`)
      })

      await test.step('turns the password off', async () => {
        await page.getByRole('link', { name: 'Settings' }).click()
        await expect(deviceRows(page)).toHaveText([/This device.*“Phone”/])
        await passwordBox(page).click()
        await expect(openDialog(page)).toContainText('You have one passkey.')
        await button(page, 'Make a recovery code').click()
        await expectNoAxeFindings(page)
        code = await openDialog(page)
          .getByText(/^[a-z2-9]{4}-/)
          .innerText()
        await button(page, 'Turn off the password').click()
        await expect(passwordBox(page)).not.toBeChecked()
        await expect(passwordBox(page)).toHaveAccessibleDescription(/ allow-password/)
        await expectNoAxeFindings(page)
        await logOut(page)
        await expect(passwordField(page)).toHaveCount(0)
        await expect(loginButton(page)).toHaveCount(0)
        await expect(page.getByText('allow-password', { exact: true })).toBeVisible()
        await expectNoAxeFindings(page)
        await page.reload()
        await ready(page)
        await expect(passwordField(page)).toHaveCount(0)
        await tabTo(page, passkeyLogin(page))
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(`${origin}/admin`)
        await expectToast(page, 'Login successful')
      })

      await test.step('logs in with the recovery code instead', async () => {
        await logOut(page)
        await button(page, 'Use a recovery code').click()
        await page.getByLabel('Recovery code', { exact: true }).fill(code)
        await loginButton(page).click()
        await expectToast(page, 'Login successful')
      })

      await test.step('removing the last passkey turns password login on again', async () => {
        await openSettings(page)
        await button(page, 'Remove Phone').click()
        await expect(openDialog(page)).toContainText('If no passkey is left, password login is turned on again.')
        await expectNoAxeFindings(page)
        await button(page, 'Cancel').click()
        await expect(passkeyRows(page)).toHaveCount(1)
        await button(page, 'Remove Phone').click()
        await button(page, 'Remove').click()
        await expect(page.getByText('No passkeys yet')).toBeVisible()
        await expect(passwordBox(page)).toBeChecked()
        await expect(page.locator('body')).not.toBeFocused()
        await expect(deviceRows(page)).toHaveText([/This device.*“Recovery code”/])
        await logOut(page)
        await expect(passwordField(page)).toBeVisible()
        await expect(passkeyLogin(page)).toHaveCount(0)
      })
    })

    test('lists the devices, and logs another one out', async ({ page, browser, consoleErrors }) => {
      await logInWithPassword(page)
      const context = await browser.newContext()
      const other = await context.newPage()
      await logInWithPassword(other)
      await other.goto(`${origin}/admin/leads`)
      await expect(adminHeading(other, 'Leads')).toBeVisible()
      await openSettings(page)
      await expect(deviceRows(page)).toHaveCount(2)
      await expect(deviceRows(page).first()).toHaveText(/This device.*Logged in just now with the password.*Last seen/)
      await expect(deviceRows(page).first().getByRole('button')).toHaveCount(0)
      await expectNoAxeFindings(page)

      await deviceRows(page).nth(1).getByRole('button').press('Enter')
      await expectToast(page, 'is logged out')
      await expect(deviceRows(page)).toHaveCount(1)
      await expect(page.locator('body')).not.toBeFocused()
      await other.getByRole('link', { name: 'Analytics' }).click()
      await expect(other.getByText(/^Your session has ended/)).toBeVisible()
      await context.close()
      allowFailedRequests(consoleErrors)
    })

    test('asks to log in again before a change that protects the login, and returns to the settings', async ({
      page,
      consoleErrors,
    }) => {
      await addAuthenticator(page)
      await logInWithPassword(page)
      await openSettings(page)
      clock.moveForward(20)
      await newName(page).fill('Phone')
      await button(page, 'Add a passkey').click()
      await expect(page.getByText(/Log in again to change this/)).toBeVisible()
      await expectNoAxeFindings(page)
      await button(page, 'Log in again').click()
      await expect(page).toHaveURL(`${origin}/admin/login`)
      await passwordField(page).fill(adminPassword)
      await loginButton(page).click()
      await expect(page).toHaveURL(`${origin}/admin/settings`)
      await newName(page).fill('Phone')
      await button(page, 'Add a passkey').click()
      await expect(passkeyRows(page)).toHaveCount(1)
      allowFailedRequests(consoleErrors)
    })
  })

test('says where passkeys work, and keeps what failed on the screen', async ({ page, consoleErrors }) => {
  const token = await newAdminToken(page)
  await storeToken(page, token)
  await page.route('**/api/admin/settings', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), allowsPassword: false } })
  })
  await page.goto('/admin/settings')
  await expect(page.getByText("Passkeys don't work at this address.")).toBeVisible()
  await expectNoAxeFindings(page)
  await page.route('**/api/admin/settings', route => route.abort())
  const checkbox = page.getByRole('checkbox', { name: 'Allow password login' })
  await checkbox.click()
  await expect(page.getByText("Couldn't reach the server. Check your connection and try again.")).toBeVisible()
  await expect(checkbox).not.toBeChecked()
  await page.reload()
  await expect(page.getByText("Couldn't load the settings")).toBeVisible()
  await expectNoAxeFindings(page)
  allowFailedRequests(consoleErrors)
})

test('keeps the password form in place until the options arrive, and usable if they never do', async ({
  page,
  consoleErrors,
}) => {
  const options = Promise.withResolvers<void>()
  await page.route('**/api/admin/login-options', async route => {
    await options.promise
    await route.fulfill({ json: { allowsPassword: true, allowsPasskey: true } })
  })
  await page.goto('/admin/login')
  await ready(page)
  const places = () => Promise.all([passwordField(page), loginButton(page)].map(control => control.boundingBox()))
  const before = await places()
  options.resolve()
  await expect(passkeyLogin(page)).toBeVisible()
  expect(await places()).toEqual(before)

  await page.route('**/api/admin/passkey-login/start', route => route.abort())
  await passkeyLogin(page).click()
  await expect(toast(page)).toContainText('Login failed')
  await expect(toast(page)).toContainText("Couldn't reach the server")

  await page.route('**/api/admin/login-options', route => route.abort())
  await page.reload()
  await ready(page)
  await passwordField(page).fill(adminPassword)
  await loginButton(page).click()
  await expect(page).toHaveURL('/admin')
  allowFailedRequests(consoleErrors)
})

test('offers a recovery code before a removal leaves one passkey and no password', async ({ page }) => {
  await storeToken(page, await newAdminToken(page))
  const passkey = { createdAt: '2026-01-02T15:00:00.000Z', lastUsedAt: null, isSynced: false, worksHere: true }
  const passkeys = [
    { id: 'one', name: 'Phone', ...passkey },
    { id: 'two', name: 'Computer', ...passkey },
  ]
  await page.route('**/api/admin/settings', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), allowsPassword: false, passkeys } })
  })
  await page.route('**/api/admin/recovery-code', route => route.fulfill({ json: { code: 'abcd-efgh' } }))
  await page.goto('/admin/settings')
  await button(page, 'Remove Phone').click()
  await expect(openDialog(page)).toContainText('One passkey is left then.')
  await button(page, 'Make a recovery code').click()
  await expect(openDialog(page)).toContainText('abcd-efgh')
  await expect(openDialog(page)).toContainText(/Recovery code for http/)
  await expect(button(page, 'Remove')).toBeVisible()
  await expectNoAxeFindings(page)
})

test('takes the recovery code in a browser that has no passkeys', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await page.route('**/api/admin/login-options', route =>
    route.fulfill({ json: { allowsPassword: false, allowsPasskey: true } }),
  )
  await page.goto('/admin/login')
  await expect(page.getByText("This browser can't use passkeys.")).toBeVisible()
  await button(page, 'Use a recovery code').click()
  await page.getByLabel('Recovery code', { exact: true }).fill('abcd')
  await expect(loginButton(page)).toBeEnabled()
  await expectNoAxeFindings(page)
})
