import type { Page } from '@playwright/test'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { expect, ready, showFromCache, test } from '#tests/support/watched-page.ts'

const cookieBanner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const storedConsent = () => localStorage.getItem('cookieConsent')

/** Returns what the page has shifted so far. */
async function watchShifts(page: Page) {
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
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}

for (const { name, tag } of [
  { name: 'Accept Cookies', tag: ['@smoke'] },
  { name: 'Close', tag: [] },
]) {
  test(`'${name}' stores the consent and hides the banner, which causes no layout shift`, { tag }, async ({
    page,
    consoleErrors,
  }) => {
    const shifted = await watchShifts(page)
    await page.goto('/')
    const banner = cookieBanner(page)
    await expect(banner).toContainText('We use cookies to enhance your browsing and analyze our traffic.')
    await expect(banner.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/cookie-policy')
    expect(await page.evaluate(storedConsent)).toBeNull()
    expect(await shifted()).toBeLessThan(0.01)
    for (const link of ["I'm going to exit my business", "I'm optimizing for the future"]) {
      const { y = 0, height = 0 } = (await page.getByRole('link', { name: link }).first().boundingBox()) ?? {}
      expect(y + height, `“${link}” is above the banner`).toBeLessThanOrEqual((await banner.boundingBox())?.y ?? 0)
    }

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const copyright = await page.getByText('All rights reserved').boundingBox()
    const bar = await banner.boundingBox()
    expect((copyright?.y ?? 0) + (copyright?.height ?? 0), 'the footer ends above the banner').toBeLessThanOrEqual(
      bar?.y ?? 0,
    )

    await banner.getByRole('button', { name }).click()
    await expect(banner).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(storedConsent)).toBe('accepted')
    await page.reload()
    await ready(page)
    await expect(banner).toBeHidden()
    allowFailedRequests(consoleErrors)
  })
}

test('the banner stays hidden without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${baseURL}/`)
  await expect(page.getByText('We use cookies to enhance')).toBeHidden()
  await page.close()
})

/** Goes through the page with Tab and returns the controls that something covers when they have the focus. */
async function findCovered(page: Page) {
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
      const isInView = (part: number) => {
        const hit = document.elementFromPoint(left + width / 2, top + height * part)
        return hit && (focused.contains(hit) || hit.contains(focused))
      }
      // A field has to be in view as a whole.
      const parts = focused.matches('input, textarea, select') ? [0.1, 0.5, 0.9] : [0.5]
      return parts.every(isInView) ? '' : focused.textContent || focused.id || 'unnamed'
    })
    if (result === 'end') break
    if (result) covered.push(result)
  }
  return covered
}

test('the banner and the header never cover the focused control', async ({ page }) => {
  await page.goto('/')
  await expect(cookieBanner(page)).toBeVisible()
  expect(await findCovered(page)).toEqual([])
})

test('in a low window, such as one zoomed to 400 %, the banner and the header scroll with the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/')
  await ready(page)
  await expect(cookieBanner(page)).not.toBeInViewport()
  expect(await findCovered(page)).toEqual([])
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(cookieBanner(page)).toBeInViewport()
  await expect(page.getByRole('banner')).not.toBeInViewport()
  const { y = 0, height = 0 } = (await cookieBanner(page).boundingBox()) ?? {}
  expect(y + height, 'the page ends with the banner').toBeCloseTo(256, 0)
})

test('on a page with a form, the banner is one row after the form, so it covers no button', async ({ page }) => {
  await page.goto('/survey/exit')
  await ready(page)
  const next = await page.getByRole('button', { name: 'Next' }).boundingBox()
  const banner = await cookieBanner(page).boundingBox()
  expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0)
  expect(banner?.height).toBeLessThan(60)
  expect(await findCovered(page)).toEqual([])
})

test('the banner closes if the browser blocks storage', async ({ page, consoleErrors }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  const banner = cookieBanner(page)
  await banner.getByRole('button', { name: 'Accept Cookies' }).click()
  await expect(banner).toBeHidden()
  await showFromCache(page)
  await expect(banner).toBeHidden()
  expect(consoleErrors.splice(0)).toEqual(["Cookie consent couldn't be stored in this browser."])
})
