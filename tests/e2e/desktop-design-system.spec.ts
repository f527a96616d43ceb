import { galleryUrl, openGallery, toast } from '#tests/support/gallery.ts'
import { desktop, expect, test } from '#tests/support/watched-page.ts'

test.use(desktop)

test('dialog, accordion and fields work by pointer and keyboard', async ({ page }) => {
  await openGallery(page)
  await test.step('the dialog traps focus, closes three ways and restores focus', async () => {
    const opener = page.getByRole('button', { name: 'View Details' })
    const dialog = page.getByRole('dialog', { name: 'Details' })
    await opener.click()
    await expect(dialog).toBeVisible()
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
    // Focus on the browser's own controls is reported as body.
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog *'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(10, 10)
    await expect(dialog).toBeHidden()
  })
  await test.step('the accordion opens one item at a time and can collapse it', async () => {
    const [first, second] = [page.getByText('The first answer.'), page.getByText('The second answer.')]
    await page.getByText('First question').click()
    await expect(first).toBeVisible()
    await page.getByText('Second question').click()
    await expect(second).toBeVisible()
    await expect(first).toBeHidden()
    await page.getByText('Second question').press('Enter')
    await expect(second).toBeHidden()
  })
  await test.step('errors and hints describe their fields', async () => {
    const wrong = page.getByLabel('With an error')
    await expect(wrong).toHaveAttribute('aria-invalid', 'true')
    await expect(wrong).toHaveAccessibleDescription('Valid email is required')
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('We answer within 48 business hours.')
  })
  await test.step('radio cards and the range respond to the keyboard', async () => {
    await page.getByRole('radio', { name: '1-2 years' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: '3-5 years' })).toBeChecked()
    const range = page.getByRole('slider', { name: 'How ready are you?' })
    await range.focus()
    await page.keyboard.press('ArrowRight')
    await expect(range).toHaveValue('5')
    await expect(range).toHaveAttribute('aria-valuetext', '5 of 10')
  })
})

test('shows a toast above the cookie banner', async ({ page }) => {
  await page.goto(galleryUrl)
  const banner = page.getByRole('region', { name: 'Cookies' })
  await expect(banner).toBeVisible()
  for (const width of [700, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('button', { name: 'Show a toast' }).click()
    await expect(toast(page)).toBeVisible()
    const { y = 0, height = 0 } = (await toast(page).boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual((await banner.boundingBox())?.y ?? 0)
  }
})

test('has no animations or transitions with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGallery(page)
  await page.getByRole('button', { name: 'Show a toast' }).click()
  await expect(toast(page)).toBeVisible()
  const animated = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter(element => {
        const { animationDuration, transitionDuration } = getComputedStyle(element)
        return [animationDuration, transitionDuration].some(time =>
          time.split(',').some(part => Number.parseFloat(part) > 0.001),
        )
      }).length,
  )
  expect(animated).toBe(0)
})

test('rerenders a page that a browser translator changed before hydration', {
  tag: '@fault',
}, async ({ page, consoleErrors }) => {
  await page.route(galleryUrl, async route => {
    const response = await route.fetch()
    const html = (await response.text()).replace('>Design gallery</h1>', '>Galerie de design</h1>')
    await route.fulfill({ response, body: html })
  })
  await openGallery(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design gallery')
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
  expect(consoleErrors.splice(0).join()).toMatch(/Minified React error #418/)
  await page.getByRole('link', { name: 'Link inside' }).click()
  await expect(page).toHaveURL(/\/about$/)
})
