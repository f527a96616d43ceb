import type { Page, Route } from '@playwright/test'

// Not Playwright's `times` or `unroute`: both turn interception off, and about one request in fifty that starts at that
// moment never gets a response.
export function routeFirst(
  page: Page,
  url: string | RegExp,
  handler: (route: Route) => Promise<unknown>,
  { count = 1 } = {},
) {
  let handled = 0
  return page.route(url, route => {
    handled += 1
    return handled > count ? route.fallback() : handler(route)
  })
}
