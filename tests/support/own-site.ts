import type { Page } from '@playwright/test'
import type { WordField, WordsOverview } from '#contracts/words.ts'
import { adminPassword, bearerHeader, newAdminToken, storeToken } from './admin-pages.ts'
import { type ServerProcess, startServer, stop } from './processes.ts'
import { expect, test as watched } from './watched-page.ts'

/** On a server of its own, because what one test publishes would change the pages of all others. */
export const test = watched.extend<{ site: ServerProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires it
  site: async ({}, use, testInfo) => {
    // Starting a server and rendering every page take long on a busy machine.
    testInfo.setTimeout(testInfo.timeout + 150_000)
    const server = await startServer({ env: { ADMIN_PASSWORD: adminPassword, TRUST_PROXY: '1' } })
    await use(server)
    await stop(server.child)
  },
  baseURL: ({ site }, use) => use(site.origin),
})

/** Logs in, and returns the administrator's calls about the words. */
export async function wordsOwner(page: Page, { origin }: ServerProcess) {
  const token = await newAdminToken(page)
  await storeToken(page, token, origin)
  const headers = bearerHeader(token)
  const words = '/api/admin/words'
  // Lists which page shows which text, so every page is rendered first.
  const overview = async (): Promise<WordsOverview> =>
    (await page.request.get(words, { headers, timeout: 60_000 })).json()
  return {
    overview,
    async saveDraft(path: string, value: unknown): Promise<WordField> {
      const known = await page.request.post(`${words}/fields`, { headers, data: { paths: [path] } })
      const [field]: WordField[] = await known.json()
      const data = { path, value, revision: field?.revision ?? null }
      const response = await page.request.patch(`${words}/drafts`, { headers, data })
      expect(response.ok(), await response.text()).toBe(true)
      return response.json()
    },
  }
}
