import { documentValues, withContent } from '#content/documents/document-values.ts'
import { readDocuments } from '#content/documents/read-documents.ts'
import { fillIn } from '#content/fill-in.ts'
import type { Site } from '#content/site.ts'
import type { PageDates } from '#content/updated-on.ts'
import type { LegalDocument, WrittenLegalDocument } from './legal-document.ts'

/** In the order of the footer. */
export const releasedLegalDocuments: readonly WrittenLegalDocument[] = readDocuments('legal')
  .toSorted((a, b) => Number(a.fields.order) - Number(b.fields.order))
  .map(({ name: slug, fields, text }) => {
    const { title = '', metaTitle = '', metaDescription = '', intro = '' } = fields
    return { slug, title, metaTitle, metaDescription, intro, text }
  })

/** `pageDates`: each document names the day since when its wording has been in force. */
export const createLegalDocuments = (
  site: Site,
  pageDates: PageDates,
  documents: readonly WrittenLegalDocument[],
): readonly LegalDocument[] =>
  documents.map(({ slug, title, metaTitle, metaDescription, intro, text }) => {
    const values = documentValues(site, pageDates, `/${slug}`)
    const facts = {
      slug,
      title: fillIn(title, values),
      metaTitle: fillIn(metaTitle, values),
      metaDescription: fillIn(metaDescription, values),
      intro: fillIn(intro, values),
    }
    return withContent(facts, text, values)
  })
