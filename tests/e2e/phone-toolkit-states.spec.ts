import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { holdTime } from '#tests/support/gallery.ts'
import {
  copyButton,
  field,
  openGate,
  openHeading,
  openToolkit,
  password,
  promptHeading,
  promptOf,
  unlockButton,
} from '#tests/support/toolkit-page.ts'
import { expect, hydrated, test } from '#tests/support/watched-page.ts'

const call = '**/api/toolkit/validate'
const wrongPassword = 'Incorrect password. Please try again.'

test.describe('gate', () => {
  test('needs a password, tells visitors without one where it comes from, and can show what was typed', async ({
    page,
  }) => {
    await openGate(page)
    await expect(field(page)).toHaveAttribute('type', 'password')
    await expect(field(page)).toHaveAttribute('autocomplete', 'current-password')
    await expect(unlockButton(page)).toBeDisabled()
    await field(page).fill('   ')
    await expect(unlockButton(page)).toBeDisabled()
    await field(page).fill('clarity')
    await expect(unlockButton(page)).toBeEnabled()
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(field(page)).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(field(page)).toHaveAttribute('type', 'password')

    await expect(page.getByText(/ask for the toolkit on its last step.*by email/)).toBeVisible()
    await page.getByRole('link', { name: 'Choose Your Assessment' }).click()
    await expect(page).toHaveURL('/')
  })

  test('refuses a wrong password under the field, aloud, and lets the visitor type on', async ({ page }) => {
    await openGate(page)
    await field(page).fill(`${password}x`)
    await unlockButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(wrongPassword)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue(`${password}x`)
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(wrongPassword))

    await page.keyboard.press('Backspace')
    await expect(page.getByText(wrongPassword)).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(openHeading(page)).toBeFocused()
  })

  test('takes a password that was copied with a space around it', async ({ page }) => {
    await openGate(page)
    await field(page).fill(` ${password} `)
    await unlockButton(page).click()
    await expect(openHeading(page)).toBeVisible()
  })

  for (const [failure, arrange] of [
    ['an error', (page: Page) => page.route(call, route => route.fulfill({ status: 500, json: { error: 'Sorry.' } }))],
    ['no answer', (page: Page) => page.route(call, route => route.abort('connectionfailed'))],
    ['something else', (page: Page) => page.route(call, route => route.fulfill({ json: { isValid: true } }))],
  ] as const) {
    test(`asks to try again when the server gives ${failure}`, async ({ page, complaints }) => {
      await arrange(page)
      await openGate(page)
      await field(page).fill(password)
      await unlockButton(page).click()
      await expect(page.getByRole('alert')).toHaveText(wrongPassword)
      await expect(field(page)).toBeFocused()
      // The browser's own line about the failed request is all there may be.
      for (const complaint of complaints.splice(0)) expect(complaint).toContain('Failed to load resource')
    })
  }

  test('says that it is validating, and asks the server once however often the button is pressed', async ({ page }) => {
    const answer = Promise.withResolvers<void>()
    let calls = 0
    await page.route(call, async route => {
      calls += 1
      await answer.promise
      await route.fulfill({ json: { isValid: false } })
    })
    await openGate(page)
    await field(page).fill('first')
    await unlockButton(page).dblclick()
    const busy = page.getByRole('button', { name: 'Validating...' })
    await expect(busy).toBeDisabled()
    await field(page).press('Enter')
    answer.resolve()
    await expect(page.getByRole('alert')).toHaveText(wrongPassword)
    expect(calls).toBe(1)
  })

  test('keeps what was typed before the page came to life', async ({ page }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/*.js', async route => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/toolkit')
    await field(page).fill('early bird')
    scripts.resolve()
    await hydrated(page)
    await expect(unlockButton(page)).toBeEnabled()
    await expect(field(page)).toHaveValue('early bird')
  })
})

test.describe('unlocked', () => {
  test('stays open in the tab, and a reload comes back to the prompt that was copied', async ({ page }) => {
    await openToolkit(page)
    await copyButton(page, 7).click()
    await page.unroute(call)
    await page.reload()
    await expect(promptHeading(page, 'Should I Hire, Automate or Leave It?')).toBeInViewport()

    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(openHeading(page)).toBeAttached()
  })

  test('asks again when what the tab holds is not a toolkit', async ({ page }) => {
    await openToolkit(page)
    await page.evaluate(() => sessionStorage.setItem('toolkit', '{"prompts":[{"number":1}]}'))
    await page.reload()
    await hydrated(page)
    await expect(unlockButton(page)).toBeVisible()
  })

  test('opens where the browser has no room to keep it', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto('/toolkit')
    await hydrated(page)
    await field(page).fill(password)
    await unlockButton(page).click()
    await expect(openHeading(page)).toBeFocused()
  })

  test('a copied prompt is confirmed aloud, for two seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write'])
    await page.clock.install()
    await openToolkit(page)
    await holdTime(page)
    await copyButton(page, 2).click()
    const copied = page.getByRole('button', { name: 'Copied 2' })
    await expect(copied).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Prompt 2 copied.' })).toBeAttached()
    await page.clock.runFor(1900)
    await expect(copied).toBeVisible()
    await page.clock.runFor(200)
    await expect(copyButton(page, 2)).toBeVisible()
  })

  for (const [why, arrange] of [
    ['refuses the clipboard', (page: Page) => page.context().grantPermissions([])],
    [
      'has no clipboard',
      (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { get: () => undefined })),
    ],
  ] as const) {
    test(`where the browser ${why}, the prompt is selected and the visitor told so`, async ({ page }) => {
      await arrange(page)
      await openToolkit(page)
      await copyButton(page, 3).click()
      await expect(page.getByRole('status').filter({ hasText: 'The prompt is selected' })).toBeVisible()
      expect(await page.evaluate(() => String(window.getSelection()))).toBe(promptOf(3))
    })
  }

  test('prints the words alone', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }))
    await openToolkit(page)
    await page.getByRole('button', { name: 'Print or Save as PDF' }).click()
    expect(await page.evaluate(() => 'printed' in window)).toBe(true)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByText(/^Act as an operations adviser/)).toBeVisible()
  })
})

test('axe finds nothing at the gate, in its refusal and in the toolkit', async ({ page }) => {
  // The unlocked page is long, and axe looks at every word of it.
  test.setTimeout(60_000)
  await page.context().grantPermissions([])
  await openGate(page)
  await expectNoAxeFindings(page)
  await field(page).fill(`${password}x`)
  await unlockButton(page).click()
  await expect(page.getByRole('alert')).toHaveText(wrongPassword)
  await expectNoAxeFindings(page)
  await field(page).fill(password)
  await unlockButton(page).click()
  await copyButton(page, 1).click()
  await expect(page.getByText('The prompt is selected')).toBeVisible()
  await expectNoAxeFindings(page)
})
