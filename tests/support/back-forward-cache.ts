import type { Page } from '@playwright/test'

/** What the browser reports when it shows a page from its back/forward cache, which Playwright turns off. */
export const showFromCache = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
