import { createContent } from './all-content.ts'
import { pageDates } from './page-dates.ts'
import { replyTemplates } from './reply-templates.ts'
import { type Site, site } from './site.ts'
import type { PageDates } from './updated-on.ts'

/** What the public pages say, and what no visitor may see. */
export const createWords = (site: Site, pageDates: PageDates) => ({ ...createContent(site, pageDates), replyTemplates })

export type Words = ReturnType<typeof createWords>

/** As written in this folder. */
export const words: Words = createWords(site, pageDates)
