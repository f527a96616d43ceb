import type { Page } from '@playwright/test'
import type { Draft, WordsOverview } from '#contracts/words.ts'

const editedAt = '2026-11-17T10:52:08.357Z'

export const sampleDraft = (values: Partial<Draft> = {}): Draft => ({
  path: 'about/intro',
  label: 'About page: introduction',
  page: '/about',
  before: 'We help owners of small and mid-size businesses put AI to work.',
  after: 'We help owners of small and mid-size firms put AI and automation to work.',
  editedAt,
  editedBy: 'Chrome on Android',
  ...values,
})

const samplePage = (path: string, title: string, hasDrafts = false) =>
  ({ path, title, group: 'main', hasDrafts, sharing: null }) as const

export const sampleOverview = (values: Partial<WordsOverview> = {}): WordsOverview => ({
  version: 3,
  publishedAt: editedAt,
  drafts: [],
  draftsRevision: crypto.randomUUID(),
  pages: [samplePage('/', 'Home page'), samplePage('/about', 'About Us', true)],
  unlisted: [],
  placeholders: [],
  unused: [],
  ...values,
})

/** Answers the calls with these values instead of the server's. The last overview that was set is the current one. */
export async function fakeWords(page: Page, overview: WordsOverview) {
  const fake = { overview }
  await page.route('**/api/admin/words', route => route.fulfill({ json: fake.overview }))
  return fake
}
