import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, galleryUrl, hydrated, test } from '#tests/support/watched-page.ts'

const openGallery = async (page: Page) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await page.goto(galleryUrl)
  await hydrated(page)
}

/** From here on time passes only when the test says so. */
const holdTime = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))

const toast = (page: Page) => page.getByRole('region', { name: /notifications/i }).getByRole('listitem')

test.describe('toasts', () => {
  test('are one at a time, at most 420 px wide, and announced', async ({ page }) => {
    await openGallery(page)
    await page.getByRole('button', { name: 'Show a toast' }).click()
    await expect(toast(page)).toHaveText(/Saved.*Your answers are safe\./)
    await expect(page.locator('[aria-live="assertive"]')).toContainText('Saved')
    await page.getByRole('button', { name: 'Show a failure' }).click()
    await expect(toast(page)).toHaveCount(1)
    await expect(toast(page)).toHaveText(/Unable to submit survey/)
    expect((await toast(page).boundingBox())?.width).toBeLessThanOrEqual(420)
    await expect(toast(page)).toHaveCSS('background-color', 'rgb(161, 42, 28)')
  })

  test('leave after 5000 ms, but wait while the pointer or the focus is on them', async ({ page }) => {
    await page.clock.install()
    await openGallery(page)
    const show = page.getByRole('button', { name: 'Show a toast' })
    // The first toast brings the code along; with that in place, time can be held.
    await show.click()
    await toast(page).getByRole('button', { name: 'Close' }).click()
    await expect(toast(page)).toBeHidden()
    await holdTime(page)
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

  test('are swept away to the right from 50 px on', async ({ page }) => {
    await openGallery(page)
    await page.getByRole('button', { name: 'Show a toast' }).click()
    const box = await toast(page).boundingBox()
    const start = { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 20 }
    const sweep = async (distance: number) => {
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      await page.mouse.move(start.x + distance / 2, start.y, { steps: 4 })
      await page.mouse.move(start.x + distance, start.y, { steps: 4 })
      await page.mouse.up()
    }
    await sweep(35)
    await expect(toast(page)).toHaveAttribute('data-swipe', 'cancel')
    await expect(toast(page)).toBeVisible()
    await sweep(70)
    await expect(toast(page)).toBeHidden()
  })

  test('are shown even when the code that draws them cannot be fetched, and the page stays', async ({
    page,
    complaints,
  }) => {
    await page.route(/toast-region/, route => route.abort())
    await openGallery(page)
    await page.getByLabel('Full name').fill('Anna')
    await page.getByRole('button', { name: 'Show a failure' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Unable to submit survey')
    await expect(page.getByLabel('Full name')).toHaveValue('Anna')
    await alert.getByRole('button', { name: 'Close' }).click()
    await expect(alert).toBeHidden()
    complaints.splice(0)
  })

  test('outlive a navigation on the client', async ({ page }) => {
    await openGallery(page)
    await page.getByRole('button', { name: 'Show a toast' }).click()
    await expect(toast(page)).toBeVisible()
    await page.getByRole('link', { name: 'Link inside' }).click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(toast(page)).toHaveText(/Saved/)
  })
})

test('a dialog keeps the focus, closes on Escape, by its button and beside it, and gives the focus back', async ({
  page,
}) => {
  await openGallery(page)
  const opener = page.getByRole('button', { name: 'View Details' })
  const dialog = page.getByRole('dialog', { name: 'Details' })
  await opener.click()
  await expect(dialog).toBeVisible()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
  const focusOutside = () => !document.activeElement?.matches('body, dialog *') // the browser's own controls show as body
  expect(await page.evaluate(focusOutside)).toBe(false)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await opener.click()
  await page.mouse.click(10, 10)
  await expect(dialog).toBeHidden()
})

test('an accordion has one item open at a time, and each collapses again', async ({ page }) => {
  await openGallery(page)
  const [first, second] = [page.getByText('The first answer.'), page.getByText('The second answer.')]
  await page.getByText('First question').click()
  await expect(first).toBeVisible()
  await page.getByText('Second question').click()
  await expect(second).toBeVisible()
  await expect(first).toBeHidden()
  await page.getByText('Second question').press('Enter')
  await expect(second).toBeHidden()
})

test('tabs answer to the pointer and to the arrow keys', async ({ page }) => {
  await openGallery(page)
  await page.getByRole('tab', { name: /Analytics/ }).click()
  await expect(page.getByRole('tabpanel')).toHaveText('What the second tab holds.')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: /Survey/ })).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveText('What the first tab holds.')
})

test('a tooltip opens 700 ms after the pointer rests, at once for the keyboard, and closes on Escape', async ({
  page,
}) => {
  await page.clock.install()
  await openGallery(page)
  await holdTime(page)
  const trigger = page.getByRole('button', { name: 'Two days ago' })
  const tooltip = page.getByRole('tooltip')
  await trigger.scrollIntoViewIfNeeded()
  await trigger.hover()
  await page.clock.runFor(650)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(tooltip).toHaveText('October 14, 2025 at 9:30 a.m.')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await page.getByRole('button', { name: 'View Details' }).focus()
  await page.keyboard.press('Tab')
  await expect(tooltip).toHaveText('October 14, 2025 at 9:30 a.m.')
})

test('errors and hints are tied to their fields', async ({ page }) => {
  await openGallery(page)
  const wrong = page.getByLabel('With an error')
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect(wrong).toHaveAccessibleDescription('Valid email is required')
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('We answer within 48 business hours.')
})

test('radio cards and the range answer to the keyboard', async ({ page }) => {
  await openGallery(page)
  await page.getByRole('radio', { name: '1-2 years' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: '3-5 years' })).toBeChecked()
  const range = page.getByRole('slider', { name: 'How ready are you?' })
  await range.focus()
  await page.keyboard.press('ArrowRight')
  await expect(range).toHaveValue('5')
  await expect(range).toHaveAttribute('aria-valuetext', '5 of 10')
})

test('everything that can be pressed is at least 44 px high', async ({ page }) => {
  await openGallery(page)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [role=tab]')]
      .map(element => element.closest('label') ?? element)
      .filter(element => element.checkVisibility() && !element.classList.contains('sr-only'))
      .filter(element => element.getBoundingClientRect().height < 44)
      .map(element => element.textContent),
  )
  expect(small).toEqual([])
})

test('axe finds nothing, with overlays closed and open', async ({ page }) => {
  await openGallery(page)
  const check = async () => {
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  }
  await check()
  await page.getByText('First question').click()
  await page.getByRole('button', { name: 'Show a failure' }).click()
  await expect(toast(page)).toBeVisible()
  await check()
  await page.getByRole('button', { name: 'View Details' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await check()
})

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGallery(page)
  await page.getByRole('button', { name: 'Show a toast' }).click()
  await expect(toast(page)).toBeVisible()
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter(element => {
        const { animationDuration, transitionDuration } = getComputedStyle(element)
        return [animationDuration, transitionDuration].some(time =>
          time.split(',').some(part => Number.parseFloat(part) > 0.001),
        )
      }).length,
  )
  expect(moving).toBe(0)
})

test('a page that was changed before React took over (by a translator, say) is drawn anew, not lost', async ({
  page,
  complaints,
}) => {
  await page.route(galleryUrl, async route => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace('>Design gallery</h1>', '>Galerie de design</h1>')
    await route.fulfill({ response: answer, body: html })
  })
  await openGallery(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design gallery')
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
  expect(complaints.splice(0).join()).toMatch(/Minified React error #418/)
  await page.getByRole('link', { name: 'Link inside' }).click()
  await expect(page).toHaveURL(/\/about$/)
})

test("an error while drawing shows 'Something went wrong' with its message and the way home", async ({
  page,
  complaints,
}) => {
  await openGallery(page)
  await page.getByRole('button', { name: 'Break this page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expect(page.getByText('An unexpected error occurred. We apologize for the inconvenience.')).toBeVisible()
  await expect(page.getByText('The gallery was asked to break.')).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // The document may be drawn anew; its styles and its header must survive that.
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
  expect(complaints.splice(0).join()).toContain('The gallery was asked to break.')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong')
})
