import type { Page } from '@playwright/test'

export const holdScripts = (page: Page, until: Promise<void>) =>
  page.route('**/assets/*.js', async route => {
    await until
    await route.continue().catch(() => undefined)
  })
