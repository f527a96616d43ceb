import { adminPassword, loginButton, logoutButton, passwordField } from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { button, fillInContact, openContactStep, submitUrl } from '#tests/support/quiz.ts'
import { toast } from '#tests/support/toast.ts'
import { expect, pauseClock, ready, test } from '#tests/support/watched-page.ts'

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
    await expect.poll(() => toast(page).boundingBox()).toMatchObject({ x, y })
    await swipe(70)
    await expect(toast(page)).toBeHidden()
  })

  await test.step('so does its button, even if the finger moves a little', async () => {
    await submit.click()
    await toast(page).getByRole('button', { name: 'Close' }).hover()
    await page.mouse.down()
    const { x, y, width } = (await toast(page).boundingBox()) ?? { x: 0, y: 0, width: 0 }
    await page.mouse.move(x + width - 28, y + 40, { steps: 3 })
    await page.mouse.up()
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
  const close = toast(page).getByRole('button', { name: 'Close' })
  await page.keyboard.press('F8')
  await expect(close).toBeFocused()
  await page.mouse.move(5, 300)
  await page.clock.runFor(20_000)
  await expect(toast(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toBeHidden()
  await expect(page.getByLabel('Full name'), 'the focus is back').toBeFocused()

  await test.step('even if the focus is in a frame', async () => {
    await submit.click()
    await expect(toast(page)).toBeVisible()
    await page.evaluate(() => {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      frame.contentWindow?.focus()
    })
    await page.clock.runFor(5400)
    await expect(toast(page)).toBeHidden()
  })
})

test('a toast leaves the menu of the admin area free', async ({ page }) => {
  await page.goto('/admin/login')
  await ready(page)
  await passwordField(page).fill(adminPassword)
  await loginButton(page).click()
  await expect(toast(page)).toContainText('Login successful')
  const menu = page.getByRole('navigation', { name: 'Admin area' }).getByRole('link')
  for (const link of [...(await menu.all()), logoutButton(page)]) await link.click({ trial: true, timeout: 2000 })
  await expect(toast(page)).toBeInViewport({ ratio: 1 })
})
