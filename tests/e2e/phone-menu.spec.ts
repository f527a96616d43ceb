import { expect, hydrated, test } from '#tests/support/watched-page.ts'

test('the phone menu opens without scripts and closes on Escape and after a choice', async ({
  page,
  browser,
  baseURL,
}) => {
  const withoutScripts = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await withoutScripts.goto(`${baseURL}/`)
  await withoutScripts.getByRole('button', { name: 'Menu' }).click()
  await expect(withoutScripts.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await withoutScripts.close()

  await page.goto('/')
  await hydrated(page)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const button = page.getByRole('button', { name: 'Menu' })
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
