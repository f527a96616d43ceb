import type { Page } from '@playwright/test'
import type { AnalyticsReport } from '#contracts/analytics-stats.ts'
import { bearerHeader, newAdminToken } from '#tests/support/admin-pages.ts'
import { recordBeacons } from '#tests/support/record-beacons.ts'
import { uniqueLetters } from '#tests/support/unique-values.ts'
import { expect, looksLikeVisitor, ready, test } from '#tests/support/watched-page.ts'

function recordRequests(page: Page) {
  const requests: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/visits')) requests.push(request.method())
  })
  return requests
}

/** Other tests share the database, so a test finds its own visits by a campaign of its own, which two visits had before. */
async function visitsOf(page: Page, campaign: string, token: string) {
  const response = await page.request.get('/api/admin/analytics?days=7', { headers: bearerHeader(token) })
  const { sources }: AnalyticsReport = await response.json()
  return sources.find(({ name }) => name === campaign)?.visits ?? 0
}

async function newCampaign(page: Page) {
  const campaign = uniqueLetters(16)
  for (let visit = 0; visit < 2; visit += 1)
    await page.request.post('/api/visits', { data: { page: '/about', visit: { utmCampaign: campaign } } })
  return campaign
}

test('counts a visit once, with nothing about the visitor', { tag: '@smoke' }, async ({ page }) => {
  await looksLikeVisitor(page)
  const beacons = await recordBeacons(page)
  const campaign = await newCampaign(page)
  const path = `/?utm_campaign=${campaign}&utm_source=letter&fbclid=an-identifier`
  await page.goto(path, { referer: 'https://news.example/story?reader=anna' })
  await ready(page)
  const visit = { firstPage: '/', referrerHost: 'news.example', utmCampaign: campaign, utmSource: 'letter' }
  await expect.poll(() => beacons).toEqual([{ page: '/', visit }])

  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await ready(page)
  await page.goBack()
  await page.reload()
  await ready(page)
  const token = await newAdminToken(page)
  await expect.poll(() => visitsOf(page, campaign, token)).toBe(3)
  expect(beacons, 'once a tab').toHaveLength(1)
  expect(await page.context().cookies()).toEqual([])
})

test("counts a visitor who leaves before the form's scripts have arrived", async ({ page, context }) => {
  const token = await newAdminToken(page)
  const campaign = await newCampaign(page)
  const visitor = await context.newPage()
  await looksLikeVisitor(visitor)
  await visitor.route('**/assets/react-*.js', () => {})
  const sent = visitor.waitForRequest('**/api/visits')
  await visitor.goto(`/beta?utm_campaign=${campaign}`, { waitUntil: 'commit' })
  await sent
  await visitor.close()
  await expect.poll(() => visitsOf(page, campaign, token)).toBe(3)
})

test('counts no bots, no admin pages and no missing pages', async ({ page }) => {
  const requests = recordRequests(page)
  await page.goto('/about')
  await ready(page)
  expect(requests, 'automation').toEqual([])

  await looksLikeVisitor(page)
  for (const path of ['/admin/login', '/toolkit', '/unsubscribe', '/survey/exit/complete', '/nowhere']) {
    await page.goto(path)
    await ready(page)
    expect(requests, path).toEqual([])
  }
  await page.getByRole('banner').getByRole('link', { name: 'Modernize My Business' }).click()
  await expect.poll(() => requests, 'a public page after them').toEqual(['POST'])
  const visit = await page.evaluate(() => sessionStorage.visit)
  expect(JSON.parse(visit), 'the visit starts there').toEqual({ firstPage: '/' })
})

for (const [path, steps] of [
  ['/about', []],
  // A step counts only after the visit.
  ['/survey/exit', ['opened']],
] as const) {
  test(`counts ${path}, loaded out of sight or prerendered, once it's shown`, async ({ page }) => {
    await looksLikeVisitor(page)
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'hidden', { get: () => !('isShown' in window), configurable: true }),
    )
    const requests = recordRequests(page)
    const beacons = await recordBeacons(page)
    await page.goto(path)
    await ready(page)
    expect(requests).toEqual([])
    await page.evaluate(() => {
      Object.assign(window, { isShown: true })
      for (let times = 0; times < 2; times += 1)
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
    const visit = { firstPage: path }
    const expected = [{ page: path, visit }, ...steps.map(step => ({ page: path, visit, step }))]
    await expect.poll(() => beacons).toEqual(expected)
    expect(requests).toHaveLength(expected.length)
  })
}

test('works without being counted where storage is blocked', async ({ page }) => {
  await looksLikeVisitor(page)
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  const requests = recordRequests(page)
  await page.goto('/about')
  await ready(page)
  expect(requests).toEqual([])
})
