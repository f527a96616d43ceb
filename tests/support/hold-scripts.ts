import type { Page } from '@playwright/test'

/** Keeps scripts from arriving until the promise resolves. */
export const holdScripts = (page: Page, until: Promise<void>) =>
  page.route('**/assets/*.js', async route => {
    await until
    await route.continue().catch(() => undefined)
  })
