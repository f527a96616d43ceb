import { createContent, type Documents, releasedDocuments } from './all-content.ts'
import { pageDates } from './page-dates.ts'
import { replyTemplates } from './reply-templates.ts'
import { type Site, site } from './site.ts'
import type { PageDates } from './updated-on.ts'

/** What the public pages say, and what no visitor may see. */
export const createWords = (site: Site, pageDates: PageDates, documents: Documents = releasedDocuments) => ({
  ...createContent(site, pageDates, documents),
  replyTemplates,
  /** As written, also articles that aren't on the website. */
  documents,
  /** Where visitors who ask for an address without a page are sent. Paths. */
  redirects: [] as ReadonlyArray<{ from: string; to: string }>,
})

export type Words = ReturnType<typeof createWords>

/** As written in this folder. */
export const words: Words = createWords(site, pageDates)
