import type { Page } from '@playwright/test'
import { expect } from './watched-page.ts'

export const editedPage = (page: Page) => page.frameLocator('iframe')

/** A text in the page, by its words. */
export const textButton = (page: Page, text: string) =>
  editedPage(page)
    .getByRole('button', { name: `Edit: ${text}`, exact: true })
    .first()

export const typedText = (page: Page) => page.getByRole('region', { name: /^Edit: / }).getByRole('textbox')

export async function openEditor(page: Page, path: string) {
  await page.goto(`/admin/website/edit?${new URLSearchParams({ page: path })}`)
  await expect(
    editedPage(page)
      .getByRole('button', { name: /^Edit: / })
      .first(),
  ).toBeVisible({ timeout: 60_000 })
}
