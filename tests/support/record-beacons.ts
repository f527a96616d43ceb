import type { Page } from '@playwright/test'

/** The body of every beacon. Playwright doesn't have them. */
export async function recordBeacons(page: Page) {
  const bodies: unknown[] = []
  await page.exposeFunction('recordBeacon', (body: string) => bodies.push(JSON.parse(body)))
  await page.addInitScript(() => {
    const { sendBeacon } = Navigator.prototype
    const { recordBeacon } = window as unknown as { recordBeacon: (body: string) => void }
    Navigator.prototype.sendBeacon = function (url, data) {
      ;(data as Blob).text().then(recordBeacon)
      return sendBeacon.call(this, url, data)
    }
  })
  return bodies
}
