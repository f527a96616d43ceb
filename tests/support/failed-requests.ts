import { expect } from '@playwright/test'

/** Clears the console of the browser's own lines about failed requests. Anything else in it fails the test. */
export function allowFailedRequests(complaints: string[]) {
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('Failed to load resource')
}
