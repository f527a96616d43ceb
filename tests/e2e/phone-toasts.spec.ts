import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { button, fillInContact, openContactStep, submitUrl } from '#tests/support/quiz.ts'
import { toast } from '#tests/support/toast.ts'
import { expect, pauseClock, test } from '#tests/support/watched-page.ts'

test('toasts appear one at a time, are announced and close on a swipe', async ({ page, consoleErrors }) => {
  await page.route(submitUrl, route => route.fulfill({ status: 500, json: { error: 'Sorry.' } }))
  await openContactStep(page)
  const submit = button(page, 'Submit Quiz')
  await submit.click()
  await expect(toast(page)).toHaveText(/Missing information/)
  await expect(page.locator('[aria-live="assertive"]')).toContainText('Missing information')

  await test.step('nothing moves with reduced motion', async () => {
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].filter(element => {
        const { animationDuration, transitionDuration } = getComputedStyle(element)
        return `${animationDuration},${transitionDuration}`.split(',').some(time => Number.parseFloat(time) > 0.001)
      }),
    )
    expect(moving).toEqual([])
  })

  await test.step('a swipe of 50 px to the right closes it', async () => {
    const { x, y } = (await toast(page).boundingBox()) ?? { x: 0, y: 0 }
    const swipe = async (distance: number) => {
      await page.mouse.move(x + 60, y + 20)
      await page.mouse.down()
      await page.mouse.move(x + 60 + distance / 2, y + 20, { steps: 4 })
      await page.mouse.move(x + 60 + distance, y + 20, { steps: 4 })
      await page.mouse.up()
    }
    await swipe(35)
    await expect(toast(page)).toHaveAttribute('data-swipe', 'cancel')
    await expect(toast(page)).toBeVisible()
    await swipe(70)
    await expect(toast(page)).toBeHidden()
  })

  await test.step('a new one replaces the old one', async () => {
    await submit.click()
    await expect(toast(page)).toHaveText(/Missing information/)
    await fillInContact(page)
    await submit.click()
    await expect(toast(page)).toHaveText(/Unable to submit quiz/)
    await expect(toast(page)).toHaveCount(1)
    await expectNoAxeFindings(page)
  })
  consoleErrors.splice(0)
})

test('toasts disappear after 5000 ms, but not while hovered or focused', async ({ page }) => {
  await page.clock.install()
  await openContactStep(page)
  const submit = button(page, 'Submit Quiz')
  // Loading the toast code needs a running clock.
  await submit.click()
  await toast(page).getByRole('button', { name: 'Close' }).click()
  await expect(toast(page)).toBeHidden()
  await pauseClock(page)
  await submit.click()
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(4900)
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(400)
  await expect(toast(page)).toBeHidden()

  await submit.click()
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

test('a plain alert replaces the toast if its code fails to load', async ({ page, consoleErrors }) => {
  await page.route(/toast-region/, route => route.abort())
  await openContactStep(page)
  await page.getByLabel('Full name').fill('Anna')
  await button(page, 'Submit Quiz').click()
  const alert = page.getByRole('alert').filter({ hasText: 'Missing information' })
  await expect(alert).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Anna')
  await alert.getByRole('button', { name: 'Close' }).click()
  await expect(alert).toBeHidden()
  consoleErrors.splice(0)
})
