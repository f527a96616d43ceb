import type { Page } from '@playwright/test'
import { expect } from './watched-page.ts'

export const editedPage = (page: Page) => page.frameLocator('iframe')

/** A text in the page, by its words. */
export const textButton = (page: Page, text: string) =>
  editedPage(page).getByRole('button', { name: text, exact: true }).first()

/** Beside the page, on a phone below it. */
export const form = (page: Page) => page.getByRole('complementary')

export const typedText = (page: Page) => form(page).getByRole('textbox').first()

export const saveButton = (page: Page) => form(page).getByRole('button', { name: 'Save as a draft' })

export const saved = (page: Page) => form(page).getByText('Saved as a draft', { exact: true })

export async function openEditor(page: Page, params: Record<string, string>) {
  await page.goto(`/admin/website/edit?${new URLSearchParams(params)}`)
  await expect(editedPage(page).locator('[data-mark]').first()).toBeVisible()
}
