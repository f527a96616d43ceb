import type { Locator, Page } from '@playwright/test'
import { toolkit } from '#server/forms/toolkit.ts'
import { expect, ready } from './watched-page.ts'

export const password = process.env.TEST_TOOLKIT_PASSWORD ?? ''

export async function openGate(page: Page) {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await page.goto('/toolkit')
  await ready(page)
}

export async function openToolkit(page: Page) {
  await openGate(page)
  await field(page).fill(password)
  await unlockButton(page).click()
  await expect(toolkitHeading(page)).toBeVisible()
}

export const field = (page: Page) => page.getByLabel('Password', { exact: true })
export const unlockButton = (page: Page) => page.getByRole('button', { name: 'Unlock Toolkit' })
export const toolkitHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Your AI Business Clarity Toolkit' })
export const promptHeading = (page: Page, title: string) => page.getByRole('heading', { level: 3, name: title })
export const copyButton = (page: Page, number: number) =>
  page.getByRole('button', { name: `Copy prompt ${number}`, exact: true })
export const promptText = (number: number) => toolkit.prompts[number - 1]?.prompt ?? ''

export async function tabTo(page: Page, target: Locator, maxPresses = 20, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate(element => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}
