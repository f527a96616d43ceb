import type { Page } from '@playwright/test'
import { hydrated } from './watched-page.ts'

export const galleryUrl = `http://127.0.0.1:${process.env.TEST_GALLERY_PORT}/design`

export const openGallery = async (page: Page) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await page.goto(galleryUrl)
  await hydrated(page)
}

export const pauseClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))

export const toast = (page: Page) => page.getByRole('region', { name: /notifications/i }).getByRole('listitem')
