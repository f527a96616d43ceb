import type { Page } from '@playwright/test'
import { content } from '#content/all-content.ts'
import { desktop, expect, ready, test } from '#tests/support/watched-page.ts'

const { articles } = content

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

test.describe('on a desktop', () => {
  test.use(desktop)

  test('the header marks the current page', async ({ page }) => {
    for (const [path, current] of [
      ['/', 'Assessment'],
      [`/articles/${articles[0]?.slug}`, 'Articles'],
      ['/quiz', ''],
    ] as const) {
      await page.goto(path)
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
      await expect(links).toHaveText(['Assessment', 'Articles', 'About'])
      for (const link of await links.all()) {
        const isCurrent = (await link.textContent()) === current
        expect(await link.getAttribute('aria-current'), path).toBe(isCurrent ? 'page' : null)
        // Pine: 3:1 against the paper, unlike amber.
        await expect(link).toHaveCSS('border-bottom-color', isCurrent ? 'rgb(23, 69, 60)' : 'rgba(0, 0, 0, 0)')
      }
    }
  })
})
