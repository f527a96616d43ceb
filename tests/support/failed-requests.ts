import { expect } from '@playwright/test'

export function allowFailedRequests(consoleErrors: string[]) {
  for (const error of consoleErrors.splice(0)) expect(error).toContain('Failed to load resource')
}
