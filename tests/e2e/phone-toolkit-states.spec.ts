import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { routeFirst } from '#tests/support/route-first.ts'
import {
  copyButton,
  field,
  openGate,
  openToolkit,
  password,
  promptHeading,
  promptText,
  toolkitHeading,
  unlockButton,
} from '#tests/support/toolkit-page.ts'
import { expect, ready, test } from '#tests/support/watched-page.ts'

const validateUrl = '**/api/toolkit/validate'
const wrongPassword = 'Incorrect password. Please try again.'

test('the gate requires a password, shows it on request and explains how to get it', async ({ page }) => {
  await openGate(page)
  await field(page).fill('')
  await expect(unlockButton(page)).toBeDisabled()
  await field(page).fill('   ')
  await expect(unlockButton(page)).toBeDisabled()
  await expect(field(page)).toHaveAttribute('autocomplete', 'current-password')
  await expect(field(page)).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(field(page)).toHaveAttribute('type', 'password')

  await expect(page.getByText(/tick the toolkit box on the last step.*email you the password/)).toBeVisible()
  await page.getByRole('link', { name: 'Choose Your Assessment' }).click()
  await expect(page).toHaveURL('/')
})

test('the gate shows an error for a wrong password or a failed request and clears it on typing', async ({
  page,
  consoleErrors,
}) => {
  await openGate(page)
  await test.step('sends one request while validating', async () => {
    const released = Promise.withResolvers<void>()
    let calls = 0
    await page.route(validateUrl, async route => {
      calls += 1
      await released.promise
      await route.continue()
    })
    await field(page).fill(`${password}x`)
    await unlockButton(page).dblclick()
    await expect(page.getByRole('button', { name: 'Validating...' })).toBeDisabled()
    await field(page).press('Enter')
    released.resolve()
    await expect(page.getByRole('alert')).toHaveText(wrongPassword)
    expect(calls).toBe(1)
  })

  await test.step('shows an error for a wrong password', async () => {
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue(`${password}x`)
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(wrongPassword))
    await expectNoAxeFindings(page)
  })

  for (const [failure, response] of [
    ['an error', { status: 500, json: { error: 'Sorry.' } }],
    ['no response', undefined],
  ] as const)
    await test.step(`shows an error after ${failure} from the server`, async () => {
      await routeFirst(page, validateUrl, route =>
        response ? route.fulfill(response) : route.abort('connectionfailed'),
      )
      await field(page).fill(failure)
      await expect(page.getByText(wrongPassword)).toBeHidden()
      await unlockButton(page).click()
      await expect(page.getByRole('alert')).toHaveText(wrongPassword)
      await expect(field(page)).toBeFocused()
    })

  await test.step('accepts the right password with a space on each side', async () => {
    await field(page).fill(` ${password} `)
    await expect(page.getByText(wrongPassword)).toBeHidden()
    await field(page).press('Enter')
    await expect(toolkitHeading(page)).toBeFocused()
  })
  allowFailedRequests(consoleErrors)
})

test('the toolkit stays open in its tab, can be printed, and can be copied without a clipboard', async ({ page }) => {
  await openToolkit(page)
  const selectedText = () => page.evaluate(() => String(window.getSelection()))
  const selectedNotice = page.getByRole('status').filter({ hasText: 'The prompt is selected' })

  await test.step('selects the prompt if clipboard access is denied', async () => {
    await page.context().grantPermissions([])
    await copyButton(page, 3).click()
    await expect(selectedNotice).toHaveCount(1)
    await expect(selectedNotice).toBeVisible()
    await expect.poll(selectedText).toBe(promptText(3))
    await expectNoAxeFindings(page)
  })

  await test.step('selects the prompt if the browser has no clipboard', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { get: () => undefined }))
    await copyButton(page, 7).click()
    await expect(selectedNotice).toHaveCount(2)
    await expect.poll(selectedText).toBe(promptText(7))
  })

  await test.step('prints only the text', async () => {
    const printed = page.evaluate(() => new Promise<void>(resolve => Object.assign(window, { print: resolve })))
    await page.getByRole('button', { name: 'Print or Save as PDF' }).click()
    await printed
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByText(/^Interview me about my working week/)).toBeVisible()
    await page.emulateMedia({ media: null })
  })

  await test.step('returns to the copied prompt after a reload, and stays open after a visit to another page', async () => {
    await page.reload()
    await expect(promptHeading(page, 'Should I Hire, Automate or Leave It?')).toBeInViewport()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(toolkitHeading(page)).toBeAttached()
  })
})

test('the toolkit opens without storage, and the gate ignores invalid stored data', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/toolkit')
  await ready(page)
  await field(page).fill(password)
  await unlockButton(page).click()
  await expect(toolkitHeading(page)).toBeFocused()

  // By assignment, since setItem throws here.
  await page.evaluate(() => {
    sessionStorage.toolkit = '{"prompts":[{"number":1}]}'
  })
  await page.reload()
  await ready(page)
  await expect(unlockButton(page)).toBeVisible()
})
