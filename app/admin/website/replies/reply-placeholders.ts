import { asText, asTexts, partOf } from '#app/admin/website/lists/entry-values.ts'
import type { Json } from '#content/editing/change.ts'
import { fillIn } from '#content/fill-in.ts'
import { site } from '#content/site.ts'

export const replyPlaceholders = [
  { name: 'booking', meaning: 'the booking link from Company details', sample: site.links.booking },
  { name: 'assessment', meaning: 'the link to the assessments', sample: 'https://your-website.example/' },
  { name: 'articles', meaning: 'the link to the articles', sample: 'https://your-website.example/articles' },
  { name: 'places', meaning: 'the number of spots in the beta program', sample: `${site.betaPlaces}` },
]

const samples = Object.fromEntries(replyPlaceholders.map(({ name, sample }) => [name, sample]))

export type TemplateText = { label: string; subject: string; paragraphs: string[] }

export const toTemplates = (value: Json | readonly Json[]): TemplateText[] =>
  (Array.isArray(value) ? value : []).map((entry: Json) => ({
    label: asText(partOf(entry, 'label')),
    subject: asText(partOf(entry, 'subject')),
    paragraphs: asTexts(partOf(entry, 'paragraphs')),
  }))

/** As a lead might get it. */
export const fillInSamples = (paragraph: string) => fillIn(paragraph, samples)

/** Such as a misspelled {boking}, which would be sent as it is. */
export function unknownPlaceholders({ paragraphs }: TemplateText) {
  const left = paragraphs.flatMap(paragraph => fillInSamples(paragraph).match(/\{[^{}\s]*\}/g) ?? [])
  return [...new Set(left)]
}
