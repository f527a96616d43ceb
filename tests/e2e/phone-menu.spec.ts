import type { Page } from '@playwright/test'
import { expect, ready, test } from '#tests/support/watched-page.ts'

const phoneMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })

test('the phone menu opens without scripts and closes on Escape and after a choice', { tag: '@smoke' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const withoutScripts = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await withoutScripts.goto(`${baseURL}/`)
  await menuButton(withoutScripts).click()
  await expect(phoneMenu(withoutScripts)).toBeVisible()
  await withoutScripts.close()

  await page.goto('/')
  await ready(page)
  const menu = phoneMenu(page)
  const button = menuButton(page)
  await button.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await menu.getByRole('link', { name: 'Articles' }).click()
  await expect(page).toHaveURL('/articles')
  await expect(menu).toBeHidden()
})

test('the phone menu closes once the focus leaves it, but not for its own button', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const menu = phoneMenu(page)
  await menuButton(page).click()
  for (const name of ['Assessment', 'Articles', 'About']) {
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()
  await expect(page.locator('main :focus'), 'the focus is where Tab moved it').toHaveCount(1)

  await menuButton(page).click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(menuButton(page)).toBeFocused()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await menuButton(page).click()
  await expect(menu, 'a click on the button closes it').toBeHidden()
})
