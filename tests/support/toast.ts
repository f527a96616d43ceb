import type { Page } from '@playwright/test'

export const toast = (page: Page) => page.getByRole('region', { name: /notifications/i })
