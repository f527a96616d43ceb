import type { Page } from '@playwright/test'
import type { Json, Text, WordsOverview } from '#contracts/words.ts'
import { adminPassword, bearerHeader, newAdminToken, storeToken } from './admin-pages.ts'
import { type ServerProcess, startServer, stop } from './processes.ts'
import { expect, test as watched } from './watched-page.ts'

/** On a server of its own, because what one test publishes would change the pages of all others. */
export const test = watched.extend<{ site: ServerProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires it
  site: async ({}, use, testInfo) => {
    // Starting a server takes long on a busy machine.
    testInfo.setTimeout(testInfo.timeout + 60_000)
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
  const text = async (path: string): Promise<Text> => {
    const [text]: Text[] = await (await page.request.get(`${words}/texts`, { headers, params: { path } })).json()
    if (!text) throw new Error(`There's no text ${path}.`)
    return text
  }
  return {
    text,
    async publish() {
      const { draftsRevision }: WordsOverview = await (await page.request.get(words, { headers })).json()
      const response = await page.request.post(`${words}/publish`, { headers, data: { revision: draftsRevision } })
      expect(response.ok(), await response.text()).toBe(true)
    },
    overview: async (): Promise<WordsOverview> => (await page.request.get(words, { headers })).json(),
    /** As another window would. */
    async saveDraft(path: string, value: Json) {
      const data = { path, value, revision: (await text(path)).revision }
      const response = await page.request.patch(`${words}/drafts`, { headers, data })
      expect(response.ok(), await response.text()).toBe(true)
    },
  }
}
