import { documentValues, withContent } from './documents/document-values.ts'
import { readDocuments } from './documents/read-documents.ts'
import type { Site } from './site.ts'
import type { PageDates } from './updated-on.ts'

const path = '/national-rules'

const page = {
  path,
  title: 'National rules for owners in Canada and the US',
  metaDescription:
    "Privacy, email and text rules, funding and taxes on a sale: what's the same across Canada and across the United States, in plain English for owners.",
  lead: "Our city pages cover what's local, and this page covers what's the same across each country. It's for owners who want to know what to ask before they call their accountant and lawyer.",
}

/** As written: its text is Markdown. */
export type CountryRules = {
  /** The URL fragment. */
  id: string
  name: string
  text: string
}

export const releasedCountryRules: readonly CountryRules[] = readDocuments('national-rules').map(
  ({ name, fields, text }) => ({ id: name, name: fields.country ?? '', text }),
)

export const createNationalRules = (site: Site, pageDates: PageDates, countries: readonly CountryRules[]) => ({
  ...page,
  countries: countries.map(({ text, ...facts }) => withContent(facts, text, documentValues(site, pageDates, path))),
})
