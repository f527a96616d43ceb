import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { openGallery, pauseClock, toast } from '#tests/support/gallery.ts'
import { expect, test } from '#tests/support/watched-page.ts'

test.describe('toasts', () => {
  test('appear one at a time, at most 420 px wide, are announced and survive client navigation', async ({ page }) => {
    await openGallery(page)
    await page.getByRole('button', { name: 'Show a toast' }).click()
    await expect(toast(page)).toHaveText(/Saved.*Your answers are safe\./)
    await expect(page.locator('[aria-live="assertive"]')).toContainText('Saved')
    await page.getByRole('button', { name: 'Show a failure' }).click()
    await expect(toast(page)).toHaveCount(1)
    await expect(toast(page)).toHaveText(/Unable to submit survey/)
    expect((await toast(page).boundingBox())?.width).toBeLessThanOrEqual(420)
    await expect(toast(page)).toHaveCSS('background-color', 'rgb(161, 42, 28)')
    await page.getByRole('link', { name: 'Link inside' }).click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(toast(page)).toHaveText(/Unable to submit survey/)
  })

  test('disappear after 5000 ms, but not while hovered or focused', async ({ page }) => {
    await page.clock.install()
    await openGallery(page)
    const show = page.getByRole('button', { name: 'Show a toast' })
    // Loading the toast code needs a running clock.
    await show.click()
    await toast(page).getByRole('button', { name: 'Close' }).click()
    await expect(toast(page)).toBeHidden()
    await pauseClock(page)
    await show.click()
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(4900)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(400)
    await expect(toast(page)).toBeHidden()

    await show.click()
    await toast(page).hover()
    await page.clock.runFor(20_000)
    await expect(toast(page)).toBeVisible()
    await toast(page).getByRole('button', { name: 'Close' }).focus()
    await page.mouse.move(5, 300)
    await page.clock.runFor(20_000)
    await expect(toast(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await page.clock.runFor(400)
    await expect(toast(page)).toBeHidden()
  })

  test('close on a swipe of 50 px to the right', async ({ page }) => {
    await openGallery(page)
    await page.getByRole('button', { name: 'Show a toast' }).click()
    const box = await toast(page).boundingBox()
    const start = { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 20 }
    const swipe = async (distance: number) => {
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      await page.mouse.move(start.x + distance / 2, start.y, { steps: 4 })
      await page.mouse.move(start.x + distance, start.y, { steps: 4 })
      await page.mouse.up()
    }
    await swipe(35)
    await expect(toast(page)).toHaveAttribute('data-swipe', 'cancel')
    await expect(toast(page)).toBeVisible()
    await swipe(70)
    await expect(toast(page)).toBeHidden()
  })

  test('fall back to a plain alert if their code fails to load', { tag: '@fault' }, async ({ page, consoleErrors }) => {
    await page.route(/toast-region/, route => route.abort())
    await openGallery(page)
    await page.getByLabel('Full name').fill('Anna')
    await page.getByRole('button', { name: 'Show a failure' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Unable to submit survey' })
    await expect(alert).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue('Anna')
    await alert.getByRole('button', { name: 'Close' }).click()
    await expect(alert).toBeHidden()
    consoleErrors.splice(0)
  })
})

test('controls are at least 44 px high and pass axe, with overlays closed and open', async ({ page }) => {
  await openGallery(page)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [role=tab]')]
      .map(element => element.closest('label') ?? element)
      .filter(element => element.checkVisibility() && !element.classList.contains('sr-only'))
      .filter(element => element.getBoundingClientRect().height < 44)
      .map(element => element.textContent),
  )
  expect(small).toEqual([])
  await expectNoAxeFindings(page)
  await page.getByText('First question').click()
  await page.getByRole('button', { name: 'Show a failure' }).click()
  await expect(toast(page)).toBeVisible()
  await page.getByRole('button', { name: 'View Details' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoAxeFindings(page)
})

test("a rendering error shows 'Something went wrong', its message and a link home", async ({ page, consoleErrors }) => {
  await openGallery(page)
  await page.getByRole('button', { name: 'Break this page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expect(page.getByText('An unexpected error occurred. We apologize for the inconvenience.')).toBeVisible()
  await expect(page.getByText('Test error from the gallery.')).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // React may replace the whole document, which must keep its styles and header.
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
  expect(consoleErrors.splice(0).join()).toContain('Test error from the gallery.')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong')
})
