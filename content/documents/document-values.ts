import { betaGuarantee } from '#content/beta.ts'
import { cityOf, companyName } from '#content/company-details.ts'
import { fillIn } from '#content/fill-in.ts'
import { longDate } from '#content/long-date.ts'
import { retention } from '#content/retention.ts'
import type { Site } from '#content/site.ts'
import { type PageDates, updatedOn } from '#content/updated-on.ts'
import { type Block, mapTexts } from './blocks.ts'
import { parseDocument } from './parse-document.ts'

/** What a document can have in braces, such as {email}. */
export const documentValues = (site: Site, pageDates: PageDates, path: string) => ({
  siteName: site.name,
  companyName: companyName(site),
  headquarters: cityOf(site),
  email: site.email,
  inForceSince: longDate(updatedOn(path, pageDates)),
  betaGuarantee,
  ...retention,
})

export type DocumentValues = ReturnType<typeof documentValues>

/** With the text's blocks as a page shows them, read when they're first needed: together they take tenths of a second. */
export function withContent<Facts extends object>(facts: Facts, text: string, values: DocumentValues) {
  let blocks: readonly Block[] | undefined
  return {
    ...facts,
    get content() {
      blocks ??= mapTexts(parseDocument(text).blocks, part => fillIn(part, values))
      return blocks
    },
  }
}
