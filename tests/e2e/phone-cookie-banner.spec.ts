import { quizQuestions } from '#content/quiz.ts'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { button, storeProgress } from '#tests/support/quiz.ts'
import { toast } from '#tests/support/toast.ts'
import { expect, hydrated, test } from '#tests/support/watched-page.ts'

const storedConsent = () => localStorage.getItem('cookieConsent')

for (const name of ['Accept Cookies', 'Close']) {
  test(`'${name}' stores the consent and hides the banner, which causes no layout shift`, async ({
    page,
    consoleErrors,
  }) => {
    // Web fonts shift the text as they load if the system lacks the usual fonts.
    await page.route('**/*.woff2', route => route.abort())
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number }>) {
          Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + entry.value })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner).toContainText('We use cookies to enhance your browsing and analyze our traffic.')
    await expect(banner.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/cookie-policy')
    expect(await page.evaluate(storedConsent)).toBeNull()
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01)

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const copyright = await page.getByText('All rights reserved').boundingBox()
    const bar = await banner.boundingBox()
    expect((copyright?.y ?? 0) + (copyright?.height ?? 0), 'the footer ends above the banner').toBeLessThanOrEqual(
      bar?.y ?? 0,
    )

    await banner.getByRole('button', { name }).click()
    await expect(banner).toBeHidden()
    expect(await page.evaluate(storedConsent)).toBe('accepted')
    await page.reload()
    await hydrated(page)
    await expect(banner).toBeHidden()
    allowFailedRequests(consoleErrors)
  })
}

test('both home page buttons are above the banner on large and small phones', async ({ page }) => {
  await page.goto('/')
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(viewport)
    // Lines break differently until the web fonts have loaded.
    await expect(async () => {
      const bar = await page.getByRole('region', { name: 'Cookies' }).boundingBox()
      for (const name of ["I'm going to exit my business", "I'm optimizing for the future"]) {
        const button = await page.getByRole('link', { name }).boundingBox()
        expect((button?.y ?? 0) + (button?.height ?? 0), name).toBeLessThanOrEqual(bar?.y ?? 0)
      }
    }).toPass({ timeout: 30_000 })
  }
})

test('the banner and the header never cover the focused control', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  const covered: string[] = []
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    const result = await page.evaluate(async () => {
      // Scrolling may be animated: wait until the position is stable.
      let before = Number.NaN
      while (before !== window.scrollY) {
        before = window.scrollY
        await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
      }
      const focused = document.activeElement
      if (!focused || focused === document.body) return 'end'
      const { left, top, width, height } = focused.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit && (focused.contains(hit) || hit.contains(focused)) ? '' : (focused.textContent ?? 'unnamed')
    })
    if (result === 'end') break
    if (result) covered.push(result)
  }
  expect(covered).toEqual([])
})

test('a toast appears above the banner', async ({ page }) => {
  await storeProgress(page, quizQuestions.length)
  await page.goto('/quiz')
  const banner = page.getByRole('region', { name: 'Cookies' })
  for (const width of [700, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await button(page, 'Submit Quiz').click()
    await expect(toast(page)).toBeVisible()
    const { y = 0, width: toastWidth = 0, height = 0 } = (await toast(page).boundingBox()) ?? {}
    expect(toastWidth).toBeLessThanOrEqual(420)
    expect(y + height).toBeLessThanOrEqual((await banner.boundingBox())?.y ?? 0)
  }
})

test('the banner closes if the browser blocks storage', { tag: '@fault' }, async ({ page, consoleErrors }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Cookies' })
  await banner.getByRole('button', { name: 'Accept Cookies' }).click()
  await expect(banner).toBeHidden()
  expect(consoleErrors.splice(0)).toEqual(["Cookie consent couldn't be stored in this browser."])
})
